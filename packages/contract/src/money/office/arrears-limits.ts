/** Beside the schemas, so that a page need not load them. */

/** Why somebody was not written to. */
export const NOT_REMINDED = ['nothing-late', 'reminded-today', 'has-plan'] as const

/** How somebody stands with the day on which they said they would pay. */
export const PLANS = ['none', 'coming', 'broken'] as const

export const MAX_PLAN_NOTE = 300
/** So many are reminded with one press. */
export const MAX_REMINDED = 100
