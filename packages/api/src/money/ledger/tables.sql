SELECT only_these_rules('ledger_transactions', 'ledger_entries', 'platform_fees', 'platform_settlements');

SELECT own_club('ledger_transactions', 'ledger_entries');

REVOKE UPDATE, DELETE ON ledger_transactions, ledger_entries FROM clubhouse_app;

CREATE TRIGGER ledger_balances AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_balances();

-- A club reads what it is asked for, and says nothing of it. What was agreed stays known: a new rate is a new row.
CREATE POLICY own_club ON platform_fees FOR SELECT TO clubhouse_app USING (club_id = current_club());

CREATE POLICY platform ON platform_fees TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT ON platform_fees TO clubhouse_app;

GRANT SELECT, INSERT ON platform_fees TO clubhouse_platform;

-- Written by those who run the platform, read by the club; never changed.
CREATE POLICY own_club ON platform_settlements FOR SELECT TO clubhouse_app USING (club_id = current_club());

CREATE POLICY platform ON platform_settlements TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT ON platform_settlements TO clubhouse_app;

GRANT SELECT, INSERT ON platform_settlements TO clubhouse_platform;
