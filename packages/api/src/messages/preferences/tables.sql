SELECT only_these_rules('calendar_feeds');

SELECT platform_only('calendar_feeds');
