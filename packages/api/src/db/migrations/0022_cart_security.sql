SELECT own_club('carts', 'cart_items');
