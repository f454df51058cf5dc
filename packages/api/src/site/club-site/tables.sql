SELECT only_these_rules('menu_items');

CREATE POLICY own_club ON menu_items USING (club_id = current_club()) WITH CHECK (club_id = current_club());

-- What a club hides from its menu is as invisible as a draft, whatever a query forgets.
CREATE POLICY public_content ON menu_items FOR SELECT TO clubhouse_reader USING (NOT hidden);

GRANT SELECT, INSERT, UPDATE, DELETE ON menu_items TO clubhouse_app;

GRANT SELECT ON menu_items TO clubhouse_reader;

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON menu_items FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
