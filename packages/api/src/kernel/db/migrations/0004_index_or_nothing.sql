CREATE INDEX "related_people_of_age" ON "related_people" USING btree ("date_of_birth") WHERE kind = 'juvenile';--> statement-breakpoint
CREATE INDEX "guests_by_age" ON "guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_of_guest" ON "sessions" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "sessions_by_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_runs_over" ON "job_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "automatic_mails_sent_at" ON "automatic_mails_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outbox_over" ON "outbox" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("club_id",lower(recipient));--> statement-breakpoint
CREATE INDEX "customer_removals_over" ON "customer_removals" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "webhook_events_over" ON "webhook_events" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("club_id","payment_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payment_effects_over" ON "payment_effects" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "payments_by_card" ON "payments" USING btree ("club_id","settled_at") WHERE status = 'succeeded' and gateway <> 'hand';--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("club_id","payment_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "statement_pages_over" ON "statement_pages" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "hook_deliveries_over" ON "hook_deliveries" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "sandbox_events_over" ON "sandbox_events" USING btree (coalesce(done_at, failed_at));--> statement-breakpoint
CREATE INDEX "waiting_places_of_user" ON "waiting_places" USING btree ("club_id","user_id") WHERE status in ('waiting', 'offered');