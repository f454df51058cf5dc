SELECT only_these_rules('statements', 'statement_lines', 'statement_pages');

SELECT own_club('statements', 'statement_lines');

SELECT platform_only('statement_pages');

-- What was compared, and what did not agree once, stays to be seen.
REVOKE DELETE ON statements, statement_lines FROM clubhouse_app;

-- The platform's balance is one for all clubs: whoever fetches it hands each line to its club, and sees what is not settled.
GRANT SELECT, INSERT ON statements, statement_lines TO clubhouse_platform;

CREATE POLICY worker ON statements TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY worker ON statement_lines TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE TRIGGER statement_pages_filled AFTER INSERT ON statement_pages FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('statement_pages');
