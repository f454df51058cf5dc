ALTER TABLE "clubs" ADD COLUMN "hide_membership_plans_heading" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "membership_details_headline" text;--> statement-breakpoint
GRANT SELECT (hide_membership_plans_heading, membership_details_headline) ON clubs TO clubhouse_reader;
--> statement-breakpoint
ALTER TABLE clubs ADD CONSTRAINT clubs_membership_details_headline CHECK (char_length(membership_details_headline) BETWEEN 1 AND 100);
