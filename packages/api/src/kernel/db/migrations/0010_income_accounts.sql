ALTER TABLE "bank_lines" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "year_ends_in" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_account" CHECK (account is null or state = 'aside') NOT VALID;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_year_ends_in" CHECK (year_ends_in between 1 and 12) NOT VALID;