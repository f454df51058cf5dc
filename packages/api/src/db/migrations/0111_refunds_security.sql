SELECT own_club('refund_requests');
--> statement-breakpoint
-- What two people decided stays to be seen.
REVOKE DELETE ON refund_requests FROM clubhouse_app;
--> statement-breakpoint
-- Whose record at a gateway goes is no club's business.
ALTER TABLE customer_removals ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE customer_removals FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY platform ON customer_removals TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_removals TO clubhouse_platform;
--> statement-breakpoint
CREATE TRIGGER customer_removals_filled AFTER INSERT ON customer_removals FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('customer_removals');
--> statement-breakpoint
-- What was given back whole until today has been taken back by whoever sold it, and is not again.
UPDATE order_items i SET ended_at = o.updated_at
FROM orders o WHERE o.club_id = i.club_id AND o.id = i.order_id AND EXISTS (
  SELECT FROM order_items w WHERE w.club_id = i.club_id AND (w.id = i.id OR w.id = i.parent_id) AND w.refunded > 0
    AND w.refunded >= w.today + (SELECT coalesce(sum(s.amount), 0) FROM scheduled_payments s
      WHERE s.club_id = w.club_id AND s.order_item_id = w.id AND s.status = 'paid'));
