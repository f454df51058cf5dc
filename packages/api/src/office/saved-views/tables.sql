SELECT only_these_rules('saved_views');

SELECT own_club('saved_views');
