SELECT own_club('retention_times', 'retention_runs', 'thinned_answers');
--> statement-breakpoint
ALTER TABLE retention_times ADD CONSTRAINT retention_times_bounded CHECK (days BETWEEN 0 AND 3650);
--> statement-breakpoint
-- Who looked at whom is changed by nobody, and goes by its age alone: whatever a club has set, two years stay.
CREATE POLICY old_enough ON person_accesses FOR DELETE TO clubhouse_platform USING (at < now() - interval '2 years');
--> statement-breakpoint
CREATE POLICY old_enough_found ON person_accesses FOR SELECT TO clubhouse_platform USING (at < now() - interval '2 years');
--> statement-breakpoint
GRANT SELECT (club_id, id, at), DELETE ON person_accesses TO clubhouse_platform;
