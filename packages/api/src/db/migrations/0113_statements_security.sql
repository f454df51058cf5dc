SELECT own_club('statements', 'statement_lines');
--> statement-breakpoint
-- What was compared, and what did not agree once, stays to be seen.
REVOKE DELETE ON statements, statement_lines FROM clubhouse_app;
--> statement-breakpoint
ALTER TABLE statement_lines ADD CONSTRAINT statement_lines_state CHECK (state IN ('new', 'looked-at', 'open', 'agrees'));
--> statement-breakpoint
-- Whoever reads that something differs reads why.
ALTER TABLE statement_lines ADD CONSTRAINT statement_lines_explained CHECK (state <> 'open' OR finding IS NOT NULL);
--> statement-breakpoint
ALTER TABLE statement_lines ADD CONSTRAINT statement_lines_names CHECK (char_length(movement_id) <= 200);
--> statement-breakpoint
-- The platform's balance is one for all clubs: whoever fetches it hands each line to its club, and sees what is not settled.
GRANT SELECT, INSERT ON statements, statement_lines TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON statements TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY worker ON statement_lines TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE statement_pages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE statement_pages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY platform ON statement_pages TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON statement_pages TO clubhouse_platform;
--> statement-breakpoint
CREATE TRIGGER statement_pages_filled AFTER INSERT ON statement_pages FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('statement_pages');
