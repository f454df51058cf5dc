ALTER TABLE "order_items" ADD COLUMN "paid_at_end" integer;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "payment_options" jsonb DEFAULT '[]'::jsonb NOT NULL;