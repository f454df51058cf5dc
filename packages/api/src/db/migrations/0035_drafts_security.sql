SELECT own_club('drafts', 'revisions', 'slug_redirects');
--> statement-breakpoint
-- What was published stays as it was.
REVOKE UPDATE, DELETE ON revisions FROM clubhouse_app;
--> statement-breakpoint
-- Whoever comes by an old address is led to the new one.
SELECT public_content('slug_redirects');
--> statement-breakpoint
-- The clock asks across clubs what has come due; it sees whose it is, and nothing of what is written.
GRANT SELECT (club_id, kind, subject_id, due_at) ON drafts TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON drafts FOR SELECT TO clubhouse_platform USING (due_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE drafts
  ADD CONSTRAINT drafts_counted CHECK (revision > 0),
  ADD CONSTRAINT drafts_bounded CHECK (pg_column_size(content) <= 500000);
--> statement-breakpoint
ALTER TABLE slug_redirects
  ADD CONSTRAINT slug_redirects_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 200);
--> statement-breakpoint
ALTER TABLE articles DROP CONSTRAINT articles_status_known,
  ADD CONSTRAINT articles_status_known CHECK (status IN ('draft', 'published', 'unpublished'));
--> statement-breakpoint
-- What was put away is as invisible as a draft, whatever a query forgets.
ALTER POLICY public_content ON articles USING (status = 'published' AND archived_at IS NULL);
