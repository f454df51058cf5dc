export const CART = {
  title: 'Cart',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  /** CART-05 */
  empty: 'Your shopping cart is empty',
  keepShopping: 'Continue shopping',
  checkout: 'Checkout',
  subtotal: 'Subtotal',
  discount: 'Discount',
  total: 'Total',
  today: 'today',
  later: 'Later:',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  howToPay: (name: string) => `How to pay for ${name}`,
  choose: 'Choose',
  acceptPrice: 'That’s fine, keep it',
  nothingLater: 'Nothing later',
  promotion: 'From the club',
  add: 'Add',
  promotionAdd: (name: string) => `Add ${name}`,
  inBundle: 'In this bundle',
  yourLines: 'Your lines',
  luckyDips: (count: number) => (count === 1 ? 'A lucky dip' : `${count} lucky dips`),
  loading: 'Loading your cart',
  retry: 'Try again',
  /** ERR-36 */
  loadFailed: 'Error fetching shopping cart',
  /** ERR-37 */
  removeFailed: 'Error attempting to remove shopping cart item',
  optionFailed: 'We couldn’t change how you pay. Please try again.',
  /** ERR-44 */
  codeFailed: 'Error applying discount code',
  /** ERR-45 */
  resetFailed: 'Error clearing discount code',
  codeMissing: 'Please enter a code first.',
  gone: 'Your cart has changed. Please look at it again.',
} as const
