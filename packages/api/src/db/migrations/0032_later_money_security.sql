SELECT own_club('disputes');
--> statement-breakpoint
REVOKE DELETE ON disputes FROM clubhouse_app;
--> statement-breakpoint
-- The clock asks across clubs what the gateway may still have to say of; it sees whose it is, and nothing else.
GRANT SELECT (status, fee, settled_at) ON payments TO clubhouse_platform;
--> statement-breakpoint
GRANT SELECT (club_id, payment_id, status) ON refunds, disputes TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON refunds FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
CREATE POLICY worker ON disputes FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
-- Of the sandbox's own books.
ALTER TABLE sandbox_disputes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_disputes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY platform ON sandbox_disputes TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_disputes TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_status CHECK (status IN ('requested', 'pending', 'done', 'failed'));
--> statement-breakpoint
ALTER TABLE disputes ADD CONSTRAINT disputes_status CHECK (status IN ('open', 'won', 'lost'));
