/** Beside the schemas, so that a page need not load them. */

/** Reasons why a debtor got no reminder. */
export const NOT_REMINDED = ['nothing-late', 'reminded-today', 'has-plan'] as const

/** States of a promise to pay by a day. */
export const PLANS = ['none', 'coming', 'broken'] as const

export const MAX_PLAN_NOTE = 300
/** So many are reminded with one press. */
export const MAX_REMINDED = 100
