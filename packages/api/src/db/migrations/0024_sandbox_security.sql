DO $$
DECLARE name text;
BEGIN
  -- A gateway's own books, and what a gateway told us: neither knows a club.
  FOREACH name IN ARRAY ARRAY['sandbox_payments', 'sandbox_refunds', 'sandbox_customers', 'sandbox_methods', 'sandbox_events', 'webhook_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_platform', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Whoever works on a table is woken by the name that the trigger says.
CREATE FUNCTION tell_workers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sandbox_events_filled AFTER INSERT ON sandbox_events FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('sandbox_events');
--> statement-breakpoint
CREATE TRIGGER webhook_events_filled AFTER INSERT ON webhook_events FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('webhook_events');
--> statement-breakpoint
ALTER TABLE sandbox_payments ADD CONSTRAINT sandbox_payments_status
  CHECK (status IN ('open', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled'));
