SELECT only_these_rules('order_sums', 'refund_requests');

SELECT own_club('order_sums', 'refund_requests');

-- Written by triggers; it goes with its order.
REVOKE DELETE ON order_sums FROM clubhouse_app;

-- What two people decided stays to be seen.
REVOKE DELETE ON refund_requests FROM clubhouse_app;
