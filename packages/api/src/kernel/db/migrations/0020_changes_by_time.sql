DROP INDEX CONCURRENTLY IF EXISTS "order_sums_changed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_sums_changed" ON "order_sums" USING btree ("club_id",coalesce(changed_at, created_at),"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "memberships_changed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "memberships_changed" ON "memberships" USING btree ("club_id",coalesce(changed_at, created_at),"id");
