SELECT only_these_rules('lotteries', 'draws', 'paper_sales', 'lottery_tickets', 'draw_entries', 'play_limits');

SELECT own_club('lotteries', 'draws', 'lottery_tickets', 'draw_entries', 'play_limits', 'paper_sales');

SELECT public_content('lotteries');

-- What was sold and drawn stays.
REVOKE DELETE ON draws, lottery_tickets, draw_entries, play_limits FROM clubhouse_app;

-- Of a draw everything is public but its secret before it is opened, and who read the drum.
CREATE POLICY public_content ON draws FOR SELECT TO clubhouse_reader USING (true);

GRANT SELECT (club_id, id, lottery_id, number, closes_at, draws_at, status, seal, sealed_at, secret, entries_hash, entries_count,
  closed_at, beacon, beacon_round, beacon_value, beacon_signature, algorithm, jackpot, picks, tiers, winning_tickets, drawn_at,
  waits_for) ON draws TO clubhouse_reader;

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON draws FOR EACH ROW EXECUTE FUNCTION tell_club_changed();

-- The list of a draw is public once nothing can be added to it; whose the lines are never is.
CREATE POLICY public_content ON draw_entries FOR SELECT TO clubhouse_reader USING (EXISTS (
  SELECT FROM draws d WHERE d.club_id = draw_entries.club_id AND d.id = draw_entries.draw_id AND d.status = 'drawn'));

GRANT SELECT (club_id, draw_id, entry, line, withdrawn_at, tier, won) ON draw_entries TO clubhouse_reader;

-- The clock asks across clubs which draws are to be closed, run or laid out.
GRANT SELECT (club_id, id, lottery_id, number, closes_at, draws_at, status) ON draws TO clubhouse_platform;

CREATE POLICY worker ON draws FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT (club_id, id, kind, weekday) ON lotteries TO clubhouse_platform;

CREATE POLICY worker ON lotteries FOR SELECT TO clubhouse_platform USING (true);

-- By what a draw was played is part of its proof.
GRANT SELECT (rule) ON draws TO clubhouse_reader;

CREATE TRIGGER keep_draw BEFORE UPDATE ON draws FOR EACH ROW EXECUTE FUNCTION keep_draw();

REVOKE DELETE ON paper_sales FROM clubhouse_app;
