-- Whether a card was refused on the way is counted like the rest of an order.
CREATE OR REPLACE VIEW counted_orders WITH (security_invoker = true) AS
  SELECT o.club_id, o.id, o.seq, o.status, o.created_at, o.total, p.paid, p.refunded, l.due, l.late, p.ways, i.types, i.what,
    concat_ws(' ', o.first_name, o.last_name) AS who,
    lower(concat_ws(' ', o.seq, o.first_name, o.last_name, o.email, i.people)) AS searched,
    p.declined
  FROM orders o
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE status = 'succeeded' AND kind <> 'card'), 0)::int AS paid,
      coalesce(sum(refunded) FILTER (WHERE status = 'succeeded' AND kind <> 'card'), 0)::int AS refunded,
      coalesce(array_agg(DISTINCT method) FILTER (WHERE status = 'succeeded' AND kind <> 'card' AND amount > 0), '{}') AS ways,
      coalesce(bool_or(declined_code IS NOT NULL), false) AS declined
    FROM payments WHERE club_id = o.club_id AND order_id = o.id) p
  CROSS JOIN LATERAL (
    -- What goes on without an end is not owed before its day.
    SELECT coalesce(sum(s.amount) FILTER (WHERE s.status IN ('planned', 'charging') AND n.later > 0), 0)::int AS due,
      coalesce(sum(s.amount) FILTER (WHERE s.status = 'failed'), 0)::int AS late
    FROM scheduled_payments s JOIN order_items n ON n.club_id = s.club_id AND n.id = s.order_item_id
    WHERE s.club_id = o.club_id AND s.order_id = o.id AND o.status = 'Completed') l
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT type), '{}') AS types,
      left(coalesce(string_agg(name || CASE WHEN quantity > 1 THEN ' × ' || quantity ELSE '' END, ', ' ORDER BY position)
        FILTER (WHERE parent_id IS NULL), ''), 200) AS what,
      string_agg(concat_ws(' ', first_name, last_name), ' ' ORDER BY position) AS people
    FROM order_items WHERE club_id = o.club_id AND order_id = o.id) i;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_order(club uuid, which uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM order_sums WHERE club_id = club AND id = which FOR UPDATE;
  INSERT INTO order_sums (club_id, id, seq, status, created_at, total, paid, refunded, due, late, ways, types, what, who, searched,
      declined)
    SELECT * FROM counted_orders WHERE club_id = club AND id = which
  ON CONFLICT (club_id, id) DO UPDATE SET seq = excluded.seq, status = excluded.status, created_at = excluded.created_at,
    total = excluded.total, paid = excluded.paid, refunded = excluded.refunded, due = excluded.due, late = excluded.late,
    ways = excluded.ways, types = excluded.types, what = excluded.what, who = excluded.who, searched = excluded.searched,
    declined = excluded.declined;
END $$;
--> statement-breakpoint
DROP TRIGGER counted_new ON payments;
--> statement-breakpoint
CREATE TRIGGER counted_new AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status = 'succeeded' OR NEW.declined_code IS NOT NULL) EXECUTE FUNCTION count_order_of_row();
--> statement-breakpoint
DROP TRIGGER counted ON payments;
--> statement-breakpoint
CREATE TRIGGER counted AFTER UPDATE ON payments FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.amount IS DISTINCT FROM NEW.amount OR OLD.refunded IS DISTINCT FROM NEW.refunded OR OLD.method IS DISTINCT FROM NEW.method OR OLD.declined_code IS DISTINCT FROM NEW.declined_code) EXECUTE FUNCTION count_order_of_row();
--> statement-breakpoint
UPDATE order_sums s SET declined = true WHERE EXISTS (
  SELECT FROM payments p WHERE p.club_id = s.club_id AND p.order_id = s.id AND p.declined_code IS NOT NULL);
