SELECT only_these_rules('images');

CREATE POLICY own_club ON images USING (club_id = current_club()) WITH CHECK (club_id = current_club());

CREATE POLICY public_content ON images FOR SELECT TO clubhouse_reader USING (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON images TO clubhouse_app;

GRANT SELECT ON images TO clubhouse_reader;

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON images FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
