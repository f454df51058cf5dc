SELECT only_these_rules('retention_times', 'retention_runs', 'thinned_answers');

SELECT own_club('retention_times', 'retention_runs', 'thinned_answers');
