/** ERR-35 */
export const ADD_FAILED = 'Error adding items to your cart.'

export const BUYING = {
  add: 'Add to cart',
  toCart: 'See your cart',
} as const

export const STEPS = {
  label: 'Steps',
  names: ['Choose plans', 'Registration', 'Pay'],
} as const
