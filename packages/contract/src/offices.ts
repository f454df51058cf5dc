import { z } from 'zod'

/** An office that an admin of a club may hold: with one or more they may do what those give, without any everything. */
export const OFFICES = ['treasurer', 'registrar', 'secretary', 'editor', 'lotto-officer', 'coach'] as const
export const Office = z.enum(OFFICES)
export type Office = z.infer<typeof Office>
