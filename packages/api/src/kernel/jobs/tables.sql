SELECT only_these_rules('job_runs', 'provider_answers', 'provider_failures');

SELECT own_club('job_runs', 'provider_answers', 'provider_failures');

CREATE POLICY platform ON job_runs TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY platform ON provider_answers TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON job_runs TO clubhouse_platform;

-- What is too old is swept for all clubs at once.
GRANT SELECT, DELETE ON provider_answers TO clubhouse_platform;

CREATE TRIGGER job_runs_filled AFTER INSERT ON job_runs FOR EACH STATEMENT EXECUTE FUNCTION tell_work();
