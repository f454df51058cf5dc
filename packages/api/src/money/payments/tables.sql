SELECT only_these_rules('payments', 'scheduled_payments', 'refunds', 'disputes', 'transfers', 'payment_effects');

SELECT own_club('payments', 'scheduled_payments', 'refunds', 'payment_effects', 'disputes', 'transfers');

-- What was bought and booked stays: nobody who serves a request deletes it, and nobody changes the books.
REVOKE DELETE ON payments, refunds FROM clubhouse_app;

-- The worker claims effects across clubs; what an effect leads to is written as its club (kernel/db/as-club.ts).
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_effects TO clubhouse_platform;

CREATE POLICY worker ON payment_effects TO clubhouse_platform USING (true) WITH CHECK (true);

-- The clock asks across clubs what is due; it sees when, and whose, and nothing else.
GRANT SELECT (club_id, id, status, try_at) ON scheduled_payments TO clubhouse_platform;

CREATE POLICY worker ON scheduled_payments FOR SELECT TO clubhouse_platform USING (true);

-- A webhook names a payment of the gateway's, and no club.
GRANT SELECT (club_id, id, order_id, gateway, gateway_payment_id) ON payments TO clubhouse_platform;

CREATE POLICY worker ON payments FOR SELECT TO clubhouse_platform USING (true);

CREATE TRIGGER wake_payments AFTER INSERT ON payment_effects FOR EACH STATEMENT EXECUTE FUNCTION wake_payments();

REVOKE DELETE ON disputes FROM clubhouse_app;

-- The clock asks across clubs what the gateway may still have to say of; it sees whose it is, and nothing else.
GRANT SELECT (status, fee, settled_at) ON payments TO clubhouse_platform;

GRANT SELECT (club_id, payment_id, status) ON refunds, disputes TO clubhouse_platform;

CREATE POLICY worker ON refunds FOR SELECT TO clubhouse_platform USING (true);

-- What a bank holds of a payment is no reason to keep the rest of it from the club: whoever moves it has to know how much.
GRANT SELECT (amount) ON disputes TO clubhouse_platform;

CREATE POLICY worker ON disputes FOR SELECT TO clubhouse_platform USING (true);

CREATE TRIGGER counted_new AFTER INSERT ON scheduled_payments REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_instalments_of_rows();

CREATE TRIGGER counted AFTER UPDATE ON scheduled_payments REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_instalments_of_rows();

CREATE TRIGGER counted_new AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status = 'succeeded' OR NEW.declined_code IS NOT NULL) EXECUTE FUNCTION count_payment_of_row();

-- Only what was paid counts: that the gateway knows of a payment changes no sum.
CREATE TRIGGER counted AFTER UPDATE ON payments FOR EACH ROW WHEN ((OLD.status = 'succeeded') IS DISTINCT FROM (NEW.status = 'succeeded')
  OR (NEW.status = 'succeeded' AND (OLD.amount IS DISTINCT FROM NEW.amount OR OLD.refunded IS DISTINCT FROM NEW.refunded
    OR OLD.method IS DISTINCT FROM NEW.method OR OLD.kind IS DISTINCT FROM NEW.kind))
  OR OLD.declined_code IS DISTINCT FROM NEW.declined_code) EXECUTE FUNCTION count_payment_of_row();

-- A payment is in the order's list from its beginning, and its fee is said later.
CREATE TRIGGER dated_new AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status <> 'succeeded' AND NEW.declined_code IS NULL) EXECUTE FUNCTION date_order_of_row();

CREATE TRIGGER dated AFTER UPDATE ON payments FOR EACH ROW WHEN ((OLD.status IS DISTINCT FROM NEW.status OR OLD.fee IS DISTINCT FROM NEW.fee)
  AND (OLD.status = 'succeeded') IS NOT DISTINCT FROM (NEW.status = 'succeeded')) EXECUTE FUNCTION date_order_of_row();

CREATE TRIGGER dated_new AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION date_order_of_row();

CREATE TRIGGER dated AFTER UPDATE ON refunds FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION date_order_of_row();

CREATE TRIGGER told_new AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION tell_of_payment();

CREATE TRIGGER told AFTER UPDATE ON payments FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_payment();

CREATE TRIGGER told AFTER UPDATE ON refunds FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_refund();

CREATE TRIGGER told AFTER UPDATE ON scheduled_payments FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_instalment();

REVOKE DELETE ON transfers FROM clubhouse_app;

-- The clock asks across clubs what of theirs is still with the platform; it sees whose it is and how much, and nothing else.
GRANT SELECT (account, gateway_charge_id, amount, refunded, application_fee) ON payments TO clubhouse_platform;

GRANT SELECT (club_id, payment_id, status) ON transfers TO clubhouse_platform;

CREATE POLICY worker ON transfers FOR SELECT TO clubhouse_platform USING (true);

-- The clock asks across clubs which payments are not over; how old they are says how often.
GRANT SELECT (created_at) ON payments TO clubhouse_platform;

-- The later payments of each line of an order; of a plan in a bundle those of the bundle, which is paid as one.
CREATE OR REPLACE VIEW payments_of_plans WITH (security_invoker = true) AS
  SELECT s.club_id, s.id, s.order_id, i.id AS order_item_id, paid.name, s.due_on, s.amount, s.status
  FROM order_items i
  JOIN order_items paid ON paid.club_id = i.club_id AND paid.id = CASE WHEN i.parent_id IS NULL THEN i.id ELSE i.parent_id END
  JOIN scheduled_payments s ON s.club_id = paid.club_id AND s.order_item_id = paid.id;

GRANT SELECT ON payments_of_plans TO clubhouse_app;
