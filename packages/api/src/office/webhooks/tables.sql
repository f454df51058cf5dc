SELECT only_these_rules('hook_endpoints', 'hook_deliveries', 'hook_attempts');

SELECT own_club('hook_endpoints', 'hook_deliveries', 'hook_attempts');

CREATE POLICY worker ON hook_endpoints TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT ON hook_endpoints TO clubhouse_platform;

CREATE POLICY worker ON hook_deliveries TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON hook_deliveries TO clubhouse_platform;

-- With what is swept go its attempts.
CREATE POLICY worker ON hook_attempts TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, DELETE ON hook_attempts TO clubhouse_platform;

CREATE TRIGGER wake_hooks AFTER INSERT ON hook_deliveries FOR EACH ROW EXECUTE FUNCTION wake_hooks();
