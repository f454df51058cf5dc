/** Known to the screens as well, which bring no schema to the browser. */
export const WAITING_LIMITS = {
  /** Of one household. */
  count: 10,
  reason: 200,
  /** By so many days at a time an offer can be extended. */
  days: [1, 2, 3, 7],
} as const
