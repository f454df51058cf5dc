/** Words of a governing body's site that pages need as well as the server, without the schemas. */

/** How a person of the body's list and one whom a club registered stand to each other. */
export const DIFFERENCE_KINDS = ['missing', 'extra', 'differs'] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** Differences between the two entries of a person on both lists. */
export const DIFFERING = ['name', 'birth_date', 'club'] as const
export type Differing = (typeof DIFFERING)[number]

/** How far the body's staff have dealt with a difference. */
export const MARKS = ['open', 'asked', 'settled', 'ignored'] as const
export type Mark = (typeof MARKS)[number]

/** `registering`: members joined in the last 60 days; `quiet`: none did; `empty`: the club has no members. */
export const BODY_CLUB_STATES = ['registering', 'quiet', 'empty'] as const
export type BodyClubState = (typeof BODY_CLUB_STATES)[number]

/** After so many days a list is deleted. */
export const BODY_LIST_DAYS = 90

export const BODY_LIST_LIMITS = { bytes: 4_000_000, lines: 20_000 } as const

/** Age groups, by age at registration. */
export const AGE_GROUPS = ['under_8', 'from_8', 'from_13', 'adult', 'unknown'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export const REPORT_MONTHS = [3, 6, 12, 24] as const

/** States of a request to read a club's members; `ended`: the club withdrew its consent. */
export const ACCESS_STATES = ['asked', 'granted', 'refused', 'ended'] as const
export type AccessState = (typeof ACCESS_STATES)[number]

export const ACCESS_DAYS = [1, 7, 30] as const
export const ACCESS_LIMITS = { reason: 500 } as const

/** What a body writes to those who run its clubs. */
export const BODY_MESSAGE_LIMITS = {
  subject: 120,
  content: 10_000,
  email: 254,
  clubs: 5000,
  anHour: 10,
} as const

/** States of a message to one club; `nobody`: the club has no owner or secretary to receive it; `waiting`: being sent. */
export const BODY_MESSAGE_STATES = ['sent', 'waiting', 'failed', 'nobody'] as const
export type BodyMessageState = (typeof BODY_MESSAGE_STATES)[number]
