SELECT own_club('lotteries', 'draws', 'lottery_tickets', 'draw_entries', 'play_limits', 'shop_items', 'shop_variants', 'promotions');
--> statement-breakpoint
SELECT public_content('lotteries', 'shop_items', 'shop_variants', 'promotions');
--> statement-breakpoint
-- What was sold and drawn stays.
REVOKE DELETE ON draws, lottery_tickets, draw_entries, play_limits FROM clubhouse_app;
--> statement-breakpoint
-- Of a draw everything is public but its secret before it is opened, and who read the drum.
CREATE POLICY public_content ON draws FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, lottery_id, number, closes_at, draws_at, status, seal, sealed_at, secret, entries_hash, entries_count,
  closed_at, beacon, beacon_round, beacon_value, beacon_signature, algorithm, jackpot, picks, tiers, winning_tickets, drawn_at,
  waits_for) ON draws TO clubhouse_reader;
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON draws FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
-- The list of a draw is public once nothing can be added to it; whose the lines are never is.
CREATE POLICY public_content ON draw_entries FOR SELECT TO clubhouse_reader USING (EXISTS (
  SELECT FROM draws d WHERE d.club_id = draw_entries.club_id AND d.id = draw_entries.draw_id AND d.status = 'drawn'));
--> statement-breakpoint
GRANT SELECT (club_id, draw_id, entry, line, withdrawn_at, tier, won) ON draw_entries TO clubhouse_reader;
--> statement-breakpoint
-- The clock asks across clubs which draws are to be closed, run or laid out.
GRANT SELECT (club_id, id, lottery_id, number, closes_at, draws_at, status) ON draws TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON draws FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, kind, weekday) ON lotteries TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON lotteries FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
ALTER TABLE lotteries
  ADD CONSTRAINT lotteries_kind CHECK (kind IN ('Lotto', 'Draw')),
  ADD CONSTRAINT lotteries_pick_type CHECK (pick_type IN ('Number', 'Letter', 'Lucky Dip', 'None')),
  ADD CONSTRAINT lotteries_luck CHECK (luck IN ('beacon', 'drum')),
  ADD CONSTRAINT lotteries_amounts CHECK (jackpot >= 0 AND jackpot_start >= 0 AND jackpot_step >= 0 AND jackpot_cap >= 0 AND weekly_limit >= 0),
  ADD CONSTRAINT lotteries_when CHECK (kind = 'Draw' OR (weekday BETWEEN 1 AND 7 AND time ~ '^\d{2}:\d{2}$')),
  ADD CONSTRAINT lotteries_counts CHECK (max_count > 0 AND pick_count >= 0 AND closes_minutes_before >= 0);
--> statement-breakpoint
ALTER TABLE draws
  ADD CONSTRAINT draws_status CHECK (status IN ('open', 'closed', 'waiting', 'drawn')),
  ADD CONSTRAINT draws_closed_first CHECK (closes_at <= draws_at),
  ADD CONSTRAINT draws_secret_stays CHECK (secret IS NULL OR status = 'drawn');
--> statement-breakpoint
ALTER TABLE shop_items
  ADD CONSTRAINT shop_items_type CHECK (type IN ('event_ticket', 'fundraising', 'merchandise', 'sponsorship', 'tour_trips')),
  ADD CONSTRAINT shop_items_discount CHECK (discount_type IN ('percentage', 'fixed') AND (discount_type = 'fixed' OR discount_amount <= 100)),
  ADD CONSTRAINT shop_items_max CHECK (max_quantity BETWEEN 1 AND 1000);
--> statement-breakpoint
ALTER TABLE shop_variants ADD CONSTRAINT shop_variants_price CHECK (price >= 0);
