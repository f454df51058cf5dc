/** CART-21 */
export const EMPTY_CART = 'Your cart must contain items to continue.'
/** ERR-47 */
export const CHECKOUT_UNAVAILABLE =
  'Unfortunately you cannot make purchases at this time. Please try again later'
