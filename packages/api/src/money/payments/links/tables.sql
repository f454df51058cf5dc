SELECT only_these_rules('pay_links');

SELECT own_club('pay_links');

-- What was asked for, and by whom, stays to be seen.
REVOKE DELETE ON pay_links FROM clubhouse_app;
