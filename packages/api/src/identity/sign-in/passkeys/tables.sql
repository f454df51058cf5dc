SELECT only_these_rules('passkeys', 'spent_challenges');

SELECT platform_only('passkeys', 'spent_challenges');
