SELECT only_these_rules('identity_providers', 'identity_links', 'saml_requests', 'saml_seen', 'sso_tests', 'body_sso_tests');

SELECT own_club('sso_tests');

SELECT platform_only('identity_providers', 'identity_links', 'saml_requests', 'saml_seen');

-- The platform throws away what was said, and learns no more than when.
CREATE POLICY platform ON sso_tests TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT (club_id, tested_at, said), UPDATE (said) ON sso_tests TO clubhouse_platform;

CREATE POLICY platform ON body_sso_tests TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE ON body_sso_tests TO clubhouse_platform;
