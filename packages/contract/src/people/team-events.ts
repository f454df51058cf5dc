import { z } from 'zod'
import { ANSWER_WAYS, EVENT_KINDS } from './team-event-limits.ts'

/** A match of the club's own or a training, as coaches, families and visitors of its fixtures read it. */
export const TeamEvent = z.object({
  event_id: z.uuid(),
  group_id: z.uuid(),
  /** Name of the team. */
  team: z.string(),
  kind: z.enum(EVENT_KINDS),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  meets_at: z.iso.datetime().nullable(),
  place: z.string(),
  note: z.string(),
  /** Matches only; empty for trainings. */
  opponent: z.string(),
  is_home: z.boolean(),
  competition: z.string(),
  our_score: z.number().int().nullable(),
  their_score: z.number().int().nullable(),
  is_off: z.boolean(),
  off_reason: z.string(),
})
export type TeamEvent = z.infer<typeof TeamEvent>

/** How many players of the team said what. */
export const AnswerCounts = z.object({
  players: z.number().int(),
  coming: z.number().int(),
  not_coming: z.number().int(),
  here: z.number().int(),
})
export type AnswerCounts = z.infer<typeof AnswerCounts>

/** What a family said about one player; `is_coming` is null until they say. */
export const Answer = z.object({
  is_coming: z.boolean().nullable(),
  note: z.string(),
  answered_at: z.iso.datetime().nullable(),
  answered_by: z.enum(ANSWER_WAYS).nullable(),
})
export type Answer = z.infer<typeof Answer>
