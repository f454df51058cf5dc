SELECT only_these_rules('stock', 'reservations', 'stock_changes');

SELECT own_club('stock', 'reservations', 'stock_changes');

-- How many are left is public; a sale makes the club's pages old only where they say a number that somebody minds.
CREATE POLICY public_content ON stock FOR SELECT TO clubhouse_reader USING (true);

GRANT SELECT (club_id, id, remaining) ON stock TO clubhouse_reader;

CREATE TRIGGER club_changed AFTER UPDATE ON stock FOR EACH ROW
  WHEN (OLD.remaining IS DISTINCT FROM NEW.remaining AND least(OLD.remaining, NEW.remaining) <= 100)
  EXECUTE FUNCTION tell_club_changed();

GRANT SELECT (club_id, id, stock_id, state, expires_at) ON reservations TO clubhouse_platform;

CREATE POLICY worker ON reservations FOR SELECT TO clubhouse_platform USING (true);
