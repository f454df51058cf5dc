/** The list that every club has without keeping it: who opts out of it wants no reminders of carts. */
export const CART_REMINDERS = '6f1c3c0e-8a0b-4b7e-9d53-0c1a27e40001'
