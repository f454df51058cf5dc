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
-- Books that do not balance cannot be written: all entries of a transaction come in one statement, and add up to nothing.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong uuid;
BEGIN
  SELECT transaction_id INTO wrong FROM added GROUP BY club_id, transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', wrong USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_balances AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_balances();
--> statement-breakpoint
-- Whoever moves money is woken by the commit that wants it moved.
CREATE FUNCTION wake_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('payment_effects', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wake_payments AFTER INSERT ON payment_effects FOR EACH STATEMENT EXECUTE FUNCTION wake_payments();
