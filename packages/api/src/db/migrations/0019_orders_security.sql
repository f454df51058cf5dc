SELECT own_club('orders', 'order_items', 'payments', 'scheduled_payments', 'refunds', 'payment_effects', 'memberships', 'ledger_transactions', 'ledger_entries');
--> statement-breakpoint
GRANT USAGE ON SEQUENCE order_numbers TO clubhouse_app;
--> statement-breakpoint
-- What was bought and booked stays: nobody who serves a request deletes it, and nobody changes the books.
REVOKE DELETE ON orders, order_items, payments, refunds, memberships FROM clubhouse_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON ledger_transactions, ledger_entries FROM clubhouse_app;
--> statement-breakpoint
-- The worker claims effects across clubs; what an effect leads to is written as its club (db/as-club.ts).
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_effects TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON payment_effects TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The clock asks across clubs what is due; it sees when, and whose, and nothing else.
GRANT SELECT (club_id, id, status, try_at) ON scheduled_payments TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON scheduled_payments FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, status, expires_at) ON orders TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON orders FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
-- A webhook names a payment of the gateway's, and no club.
GRANT SELECT (club_id, id, order_id, gateway, gateway_payment_id) ON payments TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON payments FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, stock_id, state, expires_at) ON reservations TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON reservations FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, plan_id, status, offered_until, joined_at) ON waiting_places TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON waiting_places FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  -- Of people, not of clubs.
  FOREACH name IN ARRAY ARRAY['gateway_customers', 'saved_methods'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY people ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_platform', name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_status
  CHECK (status IN ('New', 'Pending', 'Completed', 'Failed', 'Cancelled', 'Expired', 'Refunded'));
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_status
  CHECK (status IN ('creating', 'open', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled'));
--> statement-breakpoint
-- Books that do not balance cannot be committed. At the commit the worker is itself again: it may add up, and read no more.
GRANT SELECT (club_id, transaction_id, amount) ON ledger_entries TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON ledger_entries FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE off bigint;
BEGIN
  SELECT sum(amount) INTO off FROM ledger_entries
    WHERE club_id = NEW.club_id AND transaction_id = NEW.transaction_id;
  -- Null for whoever cannot see what was just written: what cannot be checked is not committed either.
  IF off IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'ledger transaction % is off by %', NEW.transaction_id, off USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
--> statement-breakpoint
-- Whoever moves money is woken by the commit that wants it moved.
CREATE FUNCTION wake_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('payment_effects', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_payments AFTER INSERT ON payment_effects FOR EACH STATEMENT EXECUTE FUNCTION wake_payments();
