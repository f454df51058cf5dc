/** Known to the screens as well, which bring no schema to the browser. */
export const WAITING_LIMITS = {
  /** Most places that one household can wait for. */
  count: 10,
  reason: 200,
  /** Numbers of days that an offer can be extended by. */
  days: [1, 2, 3, 7],
} as const
