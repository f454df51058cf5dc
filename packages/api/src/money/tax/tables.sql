SELECT only_these_rules('tax_registrations', 'tax_rates', 'product_tax_rates');

SELECT own_club('tax_registrations', 'tax_rates', 'product_tax_rates');
