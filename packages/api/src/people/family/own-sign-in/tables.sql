SELECT only_these_rules('own_sign_ins');

SELECT platform_only('own_sign_ins');
