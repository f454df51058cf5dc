import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { LETTER_LIMITS } from './group-limits.ts'

/** A coach writes to the families of a team: to every guardian of its players, and to players who are grown up. */

const LETTERS = '/backoffice/groups/{group_id}/letters'

const ofGroup = {
  tag: 'Back office',
  headers: AccountHeader,
  params: z.object({ group_id: z.uuid() }),
} as const

/** Whom a letter would reach now. */
export const TeamReach = z.object({
  group_id: z.uuid(),
  name: z.string(),
  players: z.number().int(),
  /** Mailboxes that get it: each once. */
  mails: z.number().int(),
  /** Players of whom the club has no mailbox. */
  unreached: z.number().int(),
  /** Mailboxes that asked for no more of these, or that mails came back from. */
  left_out: z.number().int(),
})
export type TeamReach = z.infer<typeof TeamReach>

export const readTeamReach = endpoint(`GET ${LETTERS}`, {
  ...ofGroup,
  name: 'readTeamReach',
  summary: 'How many mailboxes a letter to a team’s families reaches',
  reply: TeamReach,
})

/** Plain text: an empty line begins a paragraph. It goes out as a mailing, with a way to opt out of this team’s letters. */
export const writeToTeam = endpoint(`POST ${LETTERS}`, {
  ...ofGroup,
  name: 'writeToTeam',
  summary: 'Writes to the families of a team',
  body: z.object({
    subject: z.string().trim().min(1, 'Give it a subject').max(LETTER_LIMITS.subject),
    text: z.string().trim().min(1, 'Write something first').max(LETTER_LIMITS.text),
  }),
  reply: z.object({ mails: z.number().int() }),
})
