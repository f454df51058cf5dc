/** Apart from the schemas, so that a page need not load them. */
export const CONTACT_LIMITS = { name: 100, email: 200, line: 120, social: 200 } as const
