SELECT only_these_rules('articles', 'slug_redirects', 'sponsors');

SELECT own_club('slug_redirects');

SELECT public_content('slug_redirects');

CREATE POLICY own_club ON articles USING (club_id = current_club()) WITH CHECK (club_id = current_club());

CREATE POLICY own_club ON sponsors USING (club_id = current_club()) WITH CHECK (club_id = current_club());

-- A draft, and what was put away, stays invisible to the public side whatever a query forgets.
CREATE POLICY public_content ON articles FOR SELECT TO clubhouse_reader USING (status = 'published' AND archived_at IS NULL);

-- What was taken off is as invisible as if it were gone, whatever a query forgets.
CREATE POLICY public_content ON sponsors FOR SELECT TO clubhouse_reader USING (removed_at IS NULL);

GRANT SELECT, INSERT, UPDATE, DELETE ON articles, sponsors TO clubhouse_app;

GRANT SELECT ON articles, sponsors TO clubhouse_reader;

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION tell_club_changed();

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON sponsors FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
