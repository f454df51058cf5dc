DROP INDEX CONCURRENTLY IF EXISTS "statement_lines_charges";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "statement_lines_charges" ON "statement_lines" USING btree ("charge_id","club_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "statement_lines_by_charge";
