/** Apart from the schemas, so that a page need not load them. */
export const CONTACT_LIMITS = { name: 100, email: 200, line: 120, social: 200 } as const

/** DATA-52: the features that something in the house depends on; of the others a club sees that nothing does yet. */
export const WIRED_FEATURES = [
  'Membership',
  'Lotto',
  'Lotto Bulk Upload',
  'Draw',
  'Shop',
  'Checkout',
  'Guest Checkout',
  'Contact',
  'Comortais',
  'Comet',
] as const
export type WiredFeature = (typeof WIRED_FEATURES)[number]
