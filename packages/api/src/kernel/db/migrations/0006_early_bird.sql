ALTER TABLE "plan_discounts" ADD COLUMN "kind" text DEFAULT 'multi_buy' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_discounts" ADD COLUMN "ends_on" text;