SELECT only_these_rules('arrears_cases', 'write_offs');

SELECT own_club('arrears_cases', 'write_offs');

-- What two people decided stays to be seen.
REVOKE DELETE ON write_offs FROM clubhouse_app;
