SELECT own_club('transfers');
--> statement-breakpoint
REVOKE DELETE ON transfers FROM clubhouse_app;
--> statement-breakpoint
ALTER TABLE transfers ADD CONSTRAINT transfers_status CHECK (status IN ('wanted', 'done', 'failed'));
--> statement-breakpoint
-- The clock asks across clubs what of theirs is still with the platform; it sees whose it is and how much, and nothing else.
GRANT SELECT (account, gateway_charge_id, amount, refunded, application_fee) ON payments TO clubhouse_platform;
--> statement-breakpoint
GRANT SELECT (club_id, payment_id, status) ON transfers TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON transfers FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
-- Of the sandbox's own books.
ALTER TABLE sandbox_transfers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY platform ON sandbox_transfers TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_transfers TO clubhouse_platform;
--> statement-breakpoint
-- Whose account it is that the gateway tells of, and which there are to be looked at each day.
GRANT SELECT (club_id, account) ON payment_setups TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY platform ON payment_setups FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
ALTER TABLE webhook_events ADD CONSTRAINT webhook_events_account CHECK (char_length(account) <= 100);
--> statement-breakpoint
GRANT SELECT (on_behalf_of, features) ON clubs TO clubhouse_platform;
