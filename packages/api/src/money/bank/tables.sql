SELECT only_these_rules('bank_files', 'bank_lines');

SELECT own_club('bank_files', 'bank_lines');
