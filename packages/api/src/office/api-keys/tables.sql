SELECT only_these_rules('api_keys');

SELECT own_club('api_keys');

-- A key is looked up before it is known whose it is.
CREATE POLICY platform ON api_keys TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT (club_id, id, prefix, hash, scopes, expires_at, last_used_at, revoked_at), UPDATE (last_used_at) ON api_keys TO clubhouse_platform;
