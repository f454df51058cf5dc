/** Beside the schemas, so that a page need not load them. */
export const SAVED_VIEW_LIMITS = { name: 40, query: 1000, perList: 8 } as const
