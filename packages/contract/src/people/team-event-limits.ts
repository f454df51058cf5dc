/** Beside the schemas, so that a page need not load them. */

export const EVENT_KINDS = ['training', 'match'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** How an answer came: by the link of a mail, from My account, or told to the coach. */
export const ANSWER_WAYS = ['mail', 'account', 'coach'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]

export const EVENT_LIMITS = { place: 120, note: 300, opponent: 80, competition: 80, reason: 120, answer: 120 }

/** A score beyond this is a slip of the finger. */
export const MOST_GOALS = 199

/** Weekly events that are added at once: a season. */
export const MOST_WEEKS = 53

/** Families are asked so many days before. */
export const ASK_DAYS_BEFORE = 4
