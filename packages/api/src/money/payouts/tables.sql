SELECT only_these_rules('payouts', 'payout_parts');

SELECT own_club('payouts', 'payout_parts');

-- What the provider sent stays as it said it.
REVOKE DELETE ON payouts, payout_parts FROM clubhouse_app;
