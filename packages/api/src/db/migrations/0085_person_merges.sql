CREATE TABLE "people_told_apart" (
	"club_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"told_by" uuid,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_told_apart_club_id_one_id_other_id_pk" PRIMARY KEY("club_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"kept_name" text NOT NULL,
	"gone_name" text NOT NULL,
	"trail" jsonb,
	"merged_by" uuid,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_merges_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "people_told_apart" ADD CONSTRAINT "people_told_apart_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_told_apart" ADD CONSTRAINT "people_told_apart_told_by_users_id_fk" FOREIGN KEY ("told_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_merges_newest" ON "person_merges" USING btree ("club_id","merged_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_merges_of_gone" ON "person_merges" USING btree ("club_id","gone_id");--> statement-breakpoint
CREATE INDEX "person_merges_of_kept" ON "person_merges" USING btree ("club_id","kept_id");