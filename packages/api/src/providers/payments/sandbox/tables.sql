SELECT only_these_rules('sandbox_payments', 'sandbox_refunds', 'sandbox_transfers', 'sandbox_disputes', 'sandbox_customers', 'sandbox_accounts', 'sandbox_methods', 'sandbox_events');

-- A gateway's own books: they know no club.
SELECT platform_only('sandbox_payments', 'sandbox_refunds', 'sandbox_customers', 'sandbox_methods', 'sandbox_events');

CREATE TRIGGER sandbox_events_filled AFTER INSERT ON sandbox_events FOR EACH STATEMENT EXECUTE FUNCTION tell_workers('sandbox_events');

SELECT platform_only('sandbox_disputes');

SELECT platform_only('sandbox_accounts');

SELECT platform_only('sandbox_transfers');
