/** ERR-35 */
export const ADD_FAILED = 'Error adding items to your cart.'

export const BUYING = {
  add: 'Add to cart',
  added: 'It’s in your cart.',
  toCart: 'See your cart',
} as const
