SELECT only_these_rules('shop_items', 'shop_variants', 'shop_hand_outs', 'promotions');

SELECT own_club('shop_items', 'shop_variants', 'promotions', 'shop_hand_outs');

SELECT public_content('shop_items', 'shop_variants', 'promotions');
