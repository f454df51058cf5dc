ALTER TABLE "scheduled_payments" ADD COLUMN "called_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "own_payment_id" text;--> statement-breakpoint
CREATE INDEX "payment_effects_waiting" ON "payment_effects" USING btree ("club_id","subject_id") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "payments_in_flight" ON "payments" USING btree ("club_id","id") WHERE status in ('creating', 'open', 'requires_action', 'processing');