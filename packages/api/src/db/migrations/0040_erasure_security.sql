-- Answers are never changed, but for their end: emptied when whoever gave them is erased.
GRANT SELECT (club_id, id, given_by), UPDATE (answers) ON form_answers TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY erasure_finds ON form_answers FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
CREATE POLICY erasure ON form_answers FOR UPDATE TO clubhouse_platform USING (true) WITH CHECK (answers = '{}'::jsonb);
