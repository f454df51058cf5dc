export const CART_PAGE = {
  description: 'What you’re about to buy.',
} as const
