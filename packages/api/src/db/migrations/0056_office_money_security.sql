SELECT own_club('order_sums');
--> statement-breakpoint
-- Written by triggers; it goes with its order.
REVOKE DELETE ON order_sums FROM clubhouse_app;
--> statement-breakpoint
ALTER TABLE payments
  ADD CONSTRAINT payments_method CHECK (method IN ('card', 'cash', 'transfer') AND (method = 'card') = (gateway <> 'hand')),
  ADD CONSTRAINT payments_by_hand CHECK (char_length(note) <= 300 AND (gateway <> 'hand' OR recorded_by IS NOT NULL));
--> statement-breakpoint
CREATE INDEX ledger_transactions_of_order ON ledger_transactions (club_id, order_id);
--> statement-breakpoint
-- What is counted of an order; the rows of whoever asks.
CREATE VIEW counted_orders WITH (security_invoker = true) AS
  SELECT o.club_id, o.id, o.seq, o.status, o.created_at, o.total, p.paid, p.refunded, l.due, l.late, p.ways, i.types, i.what,
    concat_ws(' ', o.first_name, o.last_name) AS who,
    lower(concat_ws(' ', o.seq, o.first_name, o.last_name, o.email, i.people)) AS searched
  FROM orders o
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount), 0)::int AS paid, coalesce(sum(refunded), 0)::int AS refunded,
      coalesce(array_agg(DISTINCT method) FILTER (WHERE amount > 0), '{}') AS ways
    FROM payments WHERE club_id = o.club_id AND order_id = o.id AND status = 'succeeded' AND kind <> 'card') p
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
GRANT SELECT ON counted_orders TO clubhouse_app;
--> statement-breakpoint
-- Held first, counted afterwards: of two that pay one order at once, the second counts what the first has written.
CREATE FUNCTION count_order(club uuid, which uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM order_sums WHERE club_id = club AND id = which FOR UPDATE;
  INSERT INTO order_sums (club_id, id, seq, status, created_at, total, paid, refunded, due, late, ways, types, what, who, searched)
    SELECT * FROM counted_orders WHERE club_id = club AND id = which
  ON CONFLICT (club_id, id) DO UPDATE SET seq = excluded.seq, status = excluded.status, created_at = excluded.created_at,
    total = excluded.total, paid = excluded.paid, refunded = excluded.refunded, due = excluded.due, late = excluded.late,
    ways = excluded.ways, types = excluded.types, what = excluded.what, who = excluded.who, searched = excluded.searched;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_own_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(NEW.club_id, NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_order_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(NEW.club_id, NEW.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_orders_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(o.club_id, o.order_id) FROM (SELECT DISTINCT club_id, order_id FROM written ORDER BY 1, 2) o;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER counted AFTER UPDATE ON orders FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.total IS DISTINCT FROM NEW.total OR OLD.created_at IS DISTINCT FROM NEW.created_at OR OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name OR OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION count_own_order();
--> statement-breakpoint
CREATE TRIGGER counted AFTER UPDATE ON order_items FOR EACH ROW WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name) EXECUTE FUNCTION count_order_of_row();
--> statement-breakpoint
-- No order is written without its lines.
CREATE TRIGGER counted_new AFTER INSERT ON order_items REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER counted_new AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION count_order_of_row();
--> statement-breakpoint
CREATE TRIGGER counted AFTER UPDATE ON payments FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.amount IS DISTINCT FROM NEW.amount OR OLD.refunded IS DISTINCT FROM NEW.refunded OR OLD.method IS DISTINCT FROM NEW.method) EXECUTE FUNCTION count_order_of_row();
--> statement-breakpoint
CREATE TRIGGER counted_new AFTER INSERT ON scheduled_payments REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER counted AFTER UPDATE ON scheduled_payments REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_orders_of_rows();
--> statement-breakpoint
-- Those from before.
INSERT INTO order_sums (club_id, id, seq, status, created_at, total, paid, refunded, due, late, ways, types, what, who, searched)
  SELECT * FROM counted_orders;
