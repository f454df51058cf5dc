SELECT only_these_rules('orders', 'order_items');

SELECT own_club('orders', 'order_items');

-- What is counted of an order; the rows of whoever asks. Joined so that a part that nobody asks for is not read.
CREATE OR REPLACE VIEW counted_orders WITH (security_invoker = true) AS
  SELECT o.club_id, o.id, o.seq, o.status, o.created_at, o.total, p.paid, p.refunded, l.due, l.late, p.ways, i.types, i.what,
    concat_ws(' ', o.first_name, o.last_name) AS who,
    lower(concat_ws(' ', o.seq, o.first_name, o.last_name, o.email, i.people)) AS searched,
    p.declined
  FROM orders o
  LEFT JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE status = 'succeeded' AND kind <> 'card'), 0)::int AS paid,
      coalesce(sum(refunded) FILTER (WHERE status = 'succeeded' AND kind <> 'card'), 0)::int AS refunded,
      coalesce(array_agg(DISTINCT method) FILTER (WHERE status = 'succeeded' AND kind <> 'card' AND amount > 0), '{}') AS ways,
      coalesce(bool_or(declined_code IS NOT NULL), false) AS declined
    FROM payments WHERE club_id = o.club_id AND order_id = o.id) p ON true
  LEFT JOIN LATERAL (
    -- What goes on without an end is not owed before its day.
    SELECT coalesce(sum(s.amount) FILTER (WHERE s.status IN ('planned', 'charging') AND n.later > 0), 0)::int AS due,
      coalesce(sum(s.amount) FILTER (WHERE s.status = 'failed'), 0)::int AS late
    FROM scheduled_payments s JOIN order_items n ON n.club_id = s.club_id AND n.id = s.order_item_id
    WHERE s.club_id = o.club_id AND s.order_id = o.id AND o.status = 'Completed') l ON true
  LEFT JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT type), '{}') AS types,
      left(coalesce(string_agg(name || CASE WHEN quantity > 1 THEN ' × ' || quantity ELSE '' END, ', ' ORDER BY position)
        FILTER (WHERE parent_id IS NULL), ''), 200) AS what,
      string_agg(concat_ws(' ', first_name, last_name), ' ' ORDER BY position) AS people
    FROM order_items WHERE club_id = o.club_id AND order_id = o.id) i ON true;

GRANT USAGE ON SEQUENCE order_numbers TO clubhouse_app;

-- What was bought and booked stays: nobody who serves a request deletes it, and nobody changes the books.
REVOKE DELETE ON orders, order_items FROM clubhouse_app;

GRANT SELECT (club_id, id, status, expires_at, saves_card) ON orders TO clubhouse_platform;

CREATE POLICY worker ON orders FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT ON counted_orders TO clubhouse_app;

CREATE TRIGGER counted AFTER UPDATE ON orders FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.total IS DISTINCT FROM NEW.total OR OLD.created_at IS DISTINCT FROM NEW.created_at OR OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name OR OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION count_own_order();

CREATE TRIGGER counted AFTER UPDATE ON order_items FOR EACH ROW WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name) EXECUTE FUNCTION count_order_of_row();

-- No order is written without its lines.
CREATE TRIGGER counted_new AFTER INSERT ON order_items REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_orders_of_rows();

CREATE TRIGGER told AFTER UPDATE ON orders FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_order();
