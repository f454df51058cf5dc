/** An office that an admin of a club may hold: with one or more they may do what those give, without any everything. */
export const OFFICES = ['treasurer', 'registrar', 'secretary', 'editor', 'lotto-officer', 'coach'] as const
export type Office = (typeof OFFICES)[number]
