/** Beside the schemas, so that a page need not load them. */

export const MEMBER_STATES = ['active', 'lapsed', 'left'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export const MEMBER_MONEY = ['paid', 'due', 'late'] as const
export type MemberMoney = (typeof MEMBER_MONEY)[number]

export const MEMBER_KINDS = ['juvenile', 'adult'] as const

/** Reasons for opening answers about health or child safety. */
export const ACCESS_REASONS = ['today', 'emergency', 'planning', 'asked', 'other'] as const
export type AccessReason = (typeof ACCESS_REASONS)[number]

export const ACCESS_KINDS = ['page', 'list', 'medical', 'copy'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** How long opened answers are shown, and how often a repeated opening is audited. */
export const ACCESS_MINUTES = 10

export const MEMBER_LIMITS = { name: 80, mobile: 30, note: 300 }

/** Why two are probably one person, the surest first. */
export const SAME_REASONS = ['name_birthday', 'name_email', 'name_mobile', 'near_birthday'] as const
export type SameReason = (typeof SAME_REASONS)[number]

/** Why two cannot be made one. */
export const MERGE_BARS = ['two_accounts'] as const
export type MergeBar = (typeof MERGE_BARS)[number]

/** What moves from one person to the other. */
export const MERGED_PLACES = [
  ...([
    'membership',
    'order_item',
    'answer',
    'number',
    'imported',
    'group',
    'team_answer',
    'waiting_place',
    'person',
  ] as const),
] as const
export type MergedPlace = (typeof MERGED_PLACES)[number]

/** How long a merge can be undone; afterwards the data for it is deleted. */
export const MERGE_UNDO_DAYS = 30

/** How long a requested erasure can be cancelled. */
export const ERASURE_DAYS = 14

export const ERASURE_LIMITS = { reason: 300, name: 200 }
