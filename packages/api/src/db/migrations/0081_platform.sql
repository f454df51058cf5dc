CREATE TABLE "platform_entries" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"person" text NOT NULL,
	"reason" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "platform_entries_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_entries" ADD CONSTRAINT "platform_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_entries" ADD CONSTRAINT "platform_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_entries_open" ON "platform_entries" USING btree ("user_id","expires_at") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "platform_entries_of_person" ON "platform_entries" USING btree ("club_id","user_id","entered_at");