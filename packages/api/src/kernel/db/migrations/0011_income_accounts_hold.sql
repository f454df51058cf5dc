ALTER TABLE "bank_lines" VALIDATE CONSTRAINT "bank_lines_account";--> statement-breakpoint
ALTER TABLE "clubs" VALIDATE CONSTRAINT "clubs_year_ends_in";