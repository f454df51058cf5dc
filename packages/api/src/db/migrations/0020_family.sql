ALTER TABLE "waiting_places" DROP CONSTRAINT "waiting_places_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "waiting_places" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD COLUMN "gathers_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Who offers places looks for lines in all clubs, and learns nobody's name by it; what it does there it does as the club.
CREATE POLICY platform_finds_lines ON waiting_places FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, plan_id, user_id, status, offered_until) ON waiting_places TO clubhouse_platform;
--> statement-breakpoint
-- How old somebody is today depends on where today is.
GRANT SELECT (time_zone) ON clubs TO clubhouse_platform;
