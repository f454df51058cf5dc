SELECT own_club('api_keys', 'hook_endpoints', 'hook_deliveries', 'hook_attempts');
--> statement-breakpoint
-- A key is looked up before it is known whose it is.
CREATE POLICY platform ON api_keys TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, prefix, hash, scopes, expires_at, last_used_at, revoked_at), UPDATE (last_used_at) ON api_keys TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE api_keys ADD CONSTRAINT api_keys_bounded CHECK (char_length(name) BETWEEN 1 AND 60 AND octet_length(hash) = 32 AND cardinality(scopes) > 0);
--> statement-breakpoint
CREATE POLICY worker ON hook_endpoints TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON hook_endpoints TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON hook_deliveries TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hook_deliveries TO clubhouse_platform;
--> statement-breakpoint
-- With what is swept go its attempts.
CREATE POLICY worker ON hook_attempts TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, DELETE ON hook_attempts TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE hook_endpoints ADD CONSTRAINT hook_endpoints_bounded CHECK (url LIKE 'https://%' AND char_length(url) <= 300 AND char_length(note) <= 80);
--> statement-breakpoint
ALTER TABLE hook_attempts ADD CONSTRAINT hook_attempts_bounded CHECK (char_length(answer) <= 200);
--> statement-breakpoint
CREATE FUNCTION wake_hooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hook_deliveries', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_hooks AFTER INSERT ON hook_deliveries FOR EACH ROW EXECUTE FUNCTION wake_hooks();
--> statement-breakpoint
-- One row for each address that wants to know, in the transaction of what happened and once for each key. Due at once, whatever the clock.
CREATE FUNCTION tell_hooks(club uuid, what text, key text, happened timestamptz, data jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO hook_deliveries (id, club_id, endpoint_id, event, effect_key, body, due_at, created_at)
  SELECT gen_random_uuid(), club, e.id, what, what || ':' || key || ':' || e.id,
    jsonb_build_object('type', what, 'timestamp', iso(happened), 'data', data)::text, 'epoch', happened
  FROM hook_endpoints e WHERE e.club_id = club AND e.is_on AND what = ANY (e.events)
  ON CONFLICT (club_id, effect_key) DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'Completed' THEN
    PERFORM tell_hooks(NEW.club_id, 'order.completed', NEW.id::text, NEW.updated_at, jsonb_build_object('order_id', NEW.id,
      'order_number', NEW.seq, 'currency', upper(NEW.currency), 'total', NEW.total, 'paid_today', NEW.today_total,
      'to_pay_later', NEW.later_total, 'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('line_id', i.id, 'type', i.type,
        'product_id', i.product_id, 'quantity', i.quantity, 'total', i.total) ORDER BY i.position), '[]')
        FROM order_items i WHERE i.club_id = NEW.club_id AND i.order_id = NEW.id AND i.parent_id IS NULL)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER told AFTER UPDATE ON orders FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_order();
--> statement-breakpoint
-- A card that is only kept is no payment.
CREATE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE what text := CASE
  WHEN NEW.kind = 'card' OR NEW.amount = 0 THEN NULL
  WHEN NEW.status = 'succeeded' THEN 'payment.recorded'
  WHEN NEW.status = 'failed' THEN 'payment.failed'
  WHEN NEW.status = 'cancelled' AND NEW.gateway = 'hand' THEN 'payment.corrected' END;
BEGIN
  IF what IS NOT NULL THEN
    PERFORM tell_hooks(NEW.club_id, what, NEW.id::text, CASE what WHEN 'payment.corrected' THEN now() ELSE
      coalesce(NEW.settled_at, NEW.created_at) END, jsonb_build_object(
      'payment_id', NEW.id, 'order_id', NEW.order_id, 'kind', NEW.kind, 'method', NEW.method, 'amount', NEW.amount,
      'currency', upper(NEW.currency)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER told_new AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION tell_of_payment();
--> statement-breakpoint
CREATE TRIGGER told AFTER UPDATE ON payments FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_payment();
--> statement-breakpoint
-- Booked as soon as the gateway has taken it; it may still fail afterwards, and is then booked back.
CREATE FUNCTION tell_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE what text := CASE
  WHEN OLD.status = 'requested' AND NEW.status IN ('pending', 'done') THEN 'order.refunded'
  WHEN NEW.status = 'failed' THEN 'refund.failed' END;
BEGIN
  IF what IS NOT NULL THEN
    PERFORM tell_hooks(NEW.club_id, what, NEW.id::text, coalesce(NEW.failed_at, NEW.done_at, NEW.created_at), jsonb_build_object(
      'refund_id', NEW.id, 'order_id', NEW.order_id, 'payment_id', NEW.payment_id, 'amount', NEW.amount, 'currency',
      (SELECT upper(p.currency) FROM payments p WHERE p.club_id = NEW.club_id AND p.id = NEW.payment_id), 'lines', NEW.lines));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER told AFTER UPDATE ON refunds FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_refund();
--> statement-breakpoint
-- What was taken back and paid anew is told anew.
CREATE FUNCTION tell_of_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'paid' THEN
    PERFORM tell_hooks(NEW.club_id, 'instalment.paid', concat_ws(':', NEW.id, NEW.payment_id),
      coalesce((SELECT p.settled_at FROM payments p WHERE p.club_id = NEW.club_id AND p.id = NEW.payment_id), now()),
      jsonb_build_object('instalment_id', NEW.id, 'order_id', NEW.order_id, 'line_id', NEW.order_item_id, 'number', NEW.number,
        'due_on', NEW.due_on, 'amount', NEW.amount, 'payment_id', NEW.payment_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER told AFTER UPDATE ON scheduled_payments FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_instalment();
--> statement-breakpoint
-- Ids and days, never a name: many of them are children's. Cancelled is also one that ends sooner than it would have.
CREATE FUNCTION tell_of_membership() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE about jsonb := jsonb_build_object('membership_id', NEW.id, 'member_id', NEW.member_id, 'plan_id', NEW.plan_id,
  'line_id', NEW.order_item_id, 'status', NEW.status, 'starts_on', NEW.starts_on, 'ends_on', NEW.ends_on);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_hooks(NEW.club_id, 'membership.started', NEW.id::text, NEW.created_at, about);
  ELSIF (NEW.status = 'cancelled' AND OLD.status <> 'cancelled') OR NEW.ends_on < coalesce(OLD.ends_on, '9999-12-31') THEN
    PERFORM tell_hooks(NEW.club_id, 'membership.cancelled', concat_ws(':', NEW.id, NEW.status, NEW.ends_on), now(), about);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER told_new AFTER INSERT ON memberships FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION tell_of_membership();
--> statement-breakpoint
CREATE TRIGGER told AFTER UPDATE ON memberships FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.ends_on IS DISTINCT FROM NEW.ends_on) EXECUTE FUNCTION tell_of_membership();
