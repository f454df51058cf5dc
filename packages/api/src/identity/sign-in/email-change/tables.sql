SELECT only_these_rules('email_changes');

SELECT platform_only('email_changes');
