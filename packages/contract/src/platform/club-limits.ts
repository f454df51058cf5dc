/** Apart from the schemas, so that a page need not load them. */
export const NEW_CLUB_LIMITS = { name: 100, slug: 40 } as const
