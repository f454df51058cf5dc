SELECT only_these_rules('person_merges', 'people_told_apart');

SELECT own_club('person_merges', 'people_told_apart');

-- That two were merged is never taken away; after its days it only forgets what they were called.
REVOKE DELETE ON person_merges FROM clubhouse_app;
