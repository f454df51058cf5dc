import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClubParams } from '../site/club.ts'
import { EVENT_LIMITS } from './team-event-limits.ts'
import { Answer, TeamEvent } from './team-events.ts'

/** What families say about matches and trainings of their children's teams: in My account, or by the link of a mail. */

const AskedPlayer = Answer.extend({ member_id: z.uuid(), first_name: z.string() })

export const AskedEvent = TeamEvent.extend({ players: z.array(AskedPlayer) })
export type AskedEvent = z.infer<typeof AskedEvent>

const AnswerBody = z.object({
  member_id: z.uuid(),
  is_coming: z.boolean(),
  note: z.string().trim().max(EVENT_LIMITS.answer).default(''),
})

/** Of every club that they are in; those of the next weeks, soonest first. */
export const listFamilyEvents = endpoint('GET /member/team-events', {
  name: 'listFamilyEvents',
  summary: 'Matches and trainings of the family’s teams, and what was answered',
  tag: 'Members',
  reply: z.object({
    clubs: z.array(
      z.object({ account_id: z.uuid(), name: z.string(), time_zone: z.string(), items: z.array(AskedEvent) }),
    ),
  }),
})

export const answerFamilyEvent = endpoint('POST /member/team-events/{event_id}/answers', {
  name: 'answerFamilyEvent',
  summary: 'Says whether a family member is coming',
  tag: 'Members',
  params: z.object({ event_id: z.uuid() }),
  body: AnswerBody,
  reply: Answer,
})

/** `key` stands in a mail: whoever it was sent to, and nobody else, knows it. */
const LinkParams = ClubParams.extend({
  event_id: z.uuid(),
  key: z.string().regex(/^[\w-]{20,60}$/),
})

export const getAskedEvent = endpoint('GET /store/{club}/team-events/{event_id}/{key}', {
  name: 'getAskedEvent',
  summary: 'The match or training that a mail asks about; looking changes nothing',
  tag: 'Members',
  params: LinkParams,
  reply: AskedEvent.extend({
    time_zone: z.string(),
    /** It has begun or is off: nothing can be answered any more. */
    is_over: z.boolean(),
  }),
})

export const answerAskedEvent = endpoint('POST /store/{club}/team-events/{event_id}/{key}', {
  name: 'answerAskedEvent',
  summary: 'Answers from the link of a mail',
  tag: 'Members',
  params: LinkParams,
  body: AnswerBody,
  reply: Answer,
})
