SELECT only_these_rules('gateway_customers', 'saved_methods', 'payment_setups', 'customer_removals');

SELECT own_club('payment_setups');

-- Of people, not of clubs.
CREATE POLICY people ON gateway_customers TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY people ON saved_methods TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON gateway_customers, saved_methods TO clubhouse_platform;

-- Whose account it is that the gateway tells of, and which there are to be looked at each day.
GRANT SELECT (club_id, account) ON payment_setups TO clubhouse_platform;

CREATE POLICY platform ON payment_setups FOR SELECT TO clubhouse_platform USING (true);

SELECT platform_only('customer_removals');

CREATE TRIGGER customer_removals_filled AFTER INSERT ON customer_removals FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('customer_removals');
