CREATE TABLE "body_accesses" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"governing_body_id" uuid NOT NULL,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by_name" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"until" timestamp with time zone,
	CONSTRAINT "body_accesses_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "body_accesses_of_body" ON "body_accesses" USING btree ("governing_body_id","club_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "body_accesses_waiting" ON "body_accesses" USING btree ("club_id","governing_body_id") WHERE state = 'asked';