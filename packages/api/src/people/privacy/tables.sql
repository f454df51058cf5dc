SELECT only_these_rules('erasures');

SELECT platform_only('erasures');
