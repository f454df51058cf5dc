SELECT only_these_rules('carts', 'cart_items');

SELECT own_club('carts', 'cart_items');
