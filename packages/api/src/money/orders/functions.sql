-- Held first, counted afterwards: of two that pay one order at once, the second counts what the first has written.
CREATE OR REPLACE FUNCTION count_order(club uuid, which uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM order_sums WHERE club_id = club AND id = which FOR UPDATE;
  INSERT INTO order_sums (club_id, id, seq, status, created_at, total, paid, refunded, due, late, ways, types, what, who, searched,
      declined, changed_at)
    SELECT c.*, now() FROM counted_orders c WHERE c.club_id = club AND c.id = which
  ON CONFLICT (club_id, id) DO UPDATE SET seq = excluded.seq, status = excluded.status, created_at = excluded.created_at,
    total = excluded.total, paid = excluded.paid, refunded = excluded.refunded, due = excluded.due, late = excluded.late,
    ways = excluded.ways, types = excluded.types, what = excluded.what, who = excluded.who, searched = excluded.searched,
    declined = excluded.declined, changed_at = excluded.changed_at;
END $$;

-- Where one thing has changed, that is counted and nothing else: what of the view nobody asks for is not read.
CREATE OR REPLACE FUNCTION count_paid(club uuid, which uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM order_sums WHERE club_id = club AND id = which FOR UPDATE;
  UPDATE order_sums s SET paid = c.paid, refunded = c.refunded, ways = c.ways, declined = c.declined, changed_at = now()
    FROM counted_orders c WHERE c.club_id = club AND c.id = which AND s.club_id = club AND s.id = which;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION count_owed(club uuid, which uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM order_sums WHERE club_id = club AND id = which FOR UPDATE;
  UPDATE order_sums s SET status = c.status, due = c.due, late = c.late, changed_at = now()
    FROM counted_orders c WHERE c.club_id = club AND c.id = which AND s.club_id = club AND s.id = which;
  RETURN true;
END $$;

-- What an order that goes on owes depends on whether it went through.
CREATE OR REPLACE FUNCTION count_own_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_counted boolean;
BEGIN
  IF (OLD.total, OLD.created_at, OLD.first_name, OLD.last_name, OLD.email)
    IS DISTINCT FROM (NEW.total, NEW.created_at, NEW.first_name, NEW.last_name, NEW.email) THEN
    PERFORM count_order(NEW.club_id, NEW.id);
  ELSE
    is_counted := count_owed(NEW.club_id, NEW.id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_payment_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_counted boolean := count_paid(NEW.club_id, NEW.order_id);
BEGIN
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_instalments_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_owed(o.club_id, o.order_id) FROM (SELECT DISTINCT club_id, order_id FROM written ORDER BY 1, 2) o;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_order_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(NEW.club_id, NEW.order_id);
  RETURN NULL;
END $$;

-- No sum of the order is another one, and what other software reads of it is.
CREATE OR REPLACE FUNCTION date_order_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_sums SET changed_at = now() WHERE club_id = NEW.club_id AND id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_orders_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(o.club_id, o.order_id) FROM (SELECT DISTINCT club_id, order_id FROM written ORDER BY 1, 2) o;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'Completed' AND wants_hook(NEW.club_id, 'order.completed') THEN
    PERFORM tell_hooks(NEW.club_id, 'order.completed', NEW.id::text, NEW.updated_at, jsonb_build_object('order_id', NEW.id,
      'order_number', NEW.seq, 'currency', upper(NEW.currency), 'total', NEW.total, 'paid_today', NEW.today_total,
      'to_pay_later', NEW.later_total, 'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('line_id', i.id, 'type', i.type,
        'product_id', i.product_id, 'quantity', i.quantity, 'total', i.total) ORDER BY i.position), '[]')
        FROM order_items i WHERE i.club_id = NEW.club_id AND i.order_id = NEW.id AND i.parent_id IS NULL)));
  END IF;
  RETURN NULL;
END $$;
