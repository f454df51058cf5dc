SELECT only_these_rules('drafts', 'revisions');

SELECT own_club('drafts', 'revisions');

-- What was published stays as it was.
REVOKE UPDATE, DELETE ON revisions FROM clubhouse_app;

-- The clock asks across clubs what has come due; it sees whose it is, and nothing of what is written.
GRANT SELECT (club_id, kind, subject_id, due_at) ON drafts TO clubhouse_platform;

CREATE POLICY worker ON drafts FOR SELECT TO clubhouse_platform USING (due_at IS NOT NULL);
