SELECT only_these_rules('audit_events', 'audit_links', 'rate_counters', 'sealed_roots');

SELECT platform_only('audit_events', 'rate_counters', 'sealed_roots');

CREATE POLICY own_club ON audit_events TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

-- An audit is added to and read, never changed.
REVOKE UPDATE, DELETE ON audit_events FROM clubhouse_platform;

REVOKE DELETE ON sealed_roots FROM clubhouse_platform;

GRANT SELECT, INSERT ON audit_events TO clubhouse_app;

CREATE POLICY platform ON audit_links TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY own_club ON audit_links TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT, INSERT ON audit_links TO clubhouse_app, clubhouse_platform;

CREATE TRIGGER audit_noted AFTER INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION note_audit_event();

CREATE CONSTRAINT TRIGGER audit_chained AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
