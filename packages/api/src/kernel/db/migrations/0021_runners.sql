DROP INDEX CONCURRENTLY IF EXISTS "club_roles_running";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "club_roles_running" ON "club_roles" USING btree ("user_id") WHERE role in ('admin', 'owner');