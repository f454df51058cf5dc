DROP INDEX "orders_idempotency";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("club_id",coalesce(user_id, guest_id),"idempotency_key");