import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, PageQuery } from '../../paging.ts'
import { EVENT_KINDS, EVENT_LIMITS, MOST_GOALS } from '../team-event-limits.ts'
import { Answer, AnswerCounts, TeamEvent } from '../team-events.ts'

/** A club's own matches and trainings. A coach sees and changes those of the teams that they look after. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const EVENTS = '/backoffice/team-events'

/** A line of the list of fixtures: the club's own, or one that a provider listed, which nobody changes here. */
export const FixtureRow = z.object({
  /** Null for a provider's. */
  event_id: z.uuid().nullable(),
  group_id: z.uuid().nullable(),
  source: z.enum(['own', 'first', 'second']),
  kind: z.enum(EVENT_KINDS),
  /** Name of the team; empty where a provider does not say. */
  team: z.string(),
  home: z.string(),
  away: z.string(),
  competition: z.string(),
  date: z.iso.date().nullable(),
  starts_at: z.iso.datetime().nullable(),
  place: z.string(),
  home_score: z.string().nullable(),
  away_score: z.string().nullable(),
  is_off: z.boolean(),
  off_reason: z.string(),
  /** Null for a provider's, and for trainings and matches of teams that are not the caller's. */
  counts: AnswerCounts.nullable(),
})
export type FixtureRow = z.infer<typeof FixtureRow>

export const FIXTURE_TABS = ['upcoming', 'results'] as const
export type FixtureTab = (typeof FIXTURE_TABS)[number]

export const FixturesQuery = PageQuery.extend({
  tab: z.enum(FIXTURE_TABS).default('upcoming'),
  kind: z.enum(EVENT_KINDS).optional(),
  group_id: z.uuid().optional(),
})
export type FixturesQuery = z.infer<typeof FixturesQuery>

const Team = z.object({ group_id: z.uuid(), name: z.string() })

export const listFixtures = endpoint('GET /backoffice/fixtures', {
  ...office,
  name: 'listFixtures',
  summary: 'Matches and trainings: the club’s own, and what its providers list',
  query: FixturesQuery,
  reply: collectionOf(FixtureRow).extend({
    /** Teams whose matches and trainings the caller may add and change. */
    teams: z.array(Team),
    /** Whether the caller may say where matches come from. */
    may_change_source: z.boolean(),
    /** A provider that the club has could not be asked. */
    is_partial: z.boolean(),
  }),
})

/** A player of an event, for those who look after the team. */
export const EventPlayer = Answer.extend({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  is_juvenile: z.boolean(),
  /** Whom to ring, the account's holder first. */
  contacts: z.array(z.object({ name: z.string(), mobile: z.string().nullable() })),
  /** There is an answer about health or safety; what it says is opened on the player's page. */
  has_guarded: z.boolean(),
  is_here: z.boolean().nullable(),
})
export type EventPlayer = z.infer<typeof EventPlayer>

export const EventSheet = TeamEvent.extend({
  asks: z.boolean(),
  asked_at: z.iso.datetime().nullable(),
  /** Later ones that were added together with this one. */
  later: z.number().int(),
  counts: AnswerCounts,
  players: z.array(EventPlayer),
  /** Families with an e-mail, who are told when it is called off. */
  told: z.number().int(),
})
export type EventSheet = z.infer<typeof EventSheet>

export const TeamsHome = z.object({
  time_zone: z.string(),
  teams: z.array(
    Team.extend({
      players: z.number().int(),
      /** The next one after today's that is on. */
      next: TeamEvent.nullable(),
    }),
  ),
  /** The next of any of the caller's teams, with its players; null for those who may see all of the club's people. */
  next: EventSheet.nullable(),
  coming: z.array(TeamEvent.extend({ counts: AnswerCounts })),
})
export type TeamsHome = z.infer<typeof TeamsHome>

/** Each look is written down for the children whose guardians' numbers it shows. */
export const getTeamsHome = endpoint('GET /backoffice/teams', {
  ...office,
  name: 'getTeamsHome',
  summary: 'The teams that the caller looks after: what is next, and who is coming',
  reply: TeamsHome,
})

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, for example 18:30')
const OptionalTime = Time.nullable().default(null)

/** Days and times as the club's own clock shows them. */
const EventFacts = {
  day: z.iso.date(),
  time: Time,
  ends: OptionalTime,
  meets: OptionalTime,
  place: z.string().trim().max(EVENT_LIMITS.place).default(''),
  note: z.string().trim().max(EVENT_LIMITS.note).default(''),
  opponent: z.string().trim().max(EVENT_LIMITS.opponent).default(''),
  is_home: z.boolean().default(true),
  competition: z.string().trim().max(EVENT_LIMITS.competition).default(''),
  asks: z.boolean().default(true),
}

export const createTeamEvent = endpoint(`POST ${EVENTS}`, {
  ...office,
  name: 'createTeamEvent',
  summary: 'Adds a match or a training, each week until a day if so asked',
  body: z.object({
    ...EventFacts,
    group_id: z.uuid(),
    kind: z.enum(EVENT_KINDS),
    repeat_until: z.iso.date().nullable().default(null),
  }),
  reply: z.object({ event_id: z.uuid(), added: z.number().int() }),
})

const EventParams = z.object({ event_id: z.uuid() })
const ofEvent = { ...office, params: EventParams } as const

export const getTeamEvent = endpoint(`GET ${EVENTS}/{event_id}`, {
  ...ofEvent,
  name: 'getTeamEvent',
  summary: 'One match or training: who is coming, who is here',
  reply: EventSheet.extend({ time_zone: z.string() }),
})

const Score = z.number().int().min(0).max(MOST_GOALS).nullable().default(null)

/** With `later`, time, place and note are changed of those after it, too. */
export const changeTeamEvent = endpoint(`PATCH ${EVENTS}/{event_id}`, {
  ...ofEvent,
  name: 'changeTeamEvent',
  summary: 'Changes a match or a training',
  body: z.object({ ...EventFacts, later: z.boolean().default(false) }),
  reply: z.object({ changed: z.number().int() }),
})

export const enterTeamResult = endpoint(`POST ${EVENTS}/{event_id}/result`, {
  ...ofEvent,
  name: 'enterTeamResult',
  summary: 'How a match ended; without scores the result is taken away',
  body: z.object({ our_score: Score, their_score: Score }),
  reply: z.object({ changed: z.boolean() }),
})

export const callOffTeamEvent = endpoint(`POST ${EVENTS}/{event_id}/off`, {
  ...ofEvent,
  name: 'callOffTeamEvent',
  summary: 'Calls a match or a training off, and tells the families',
  body: z.object({ reason: z.string().trim().max(EVENT_LIMITS.reason).default('') }),
  reply: z.object({ told: z.number().int() }),
})

export const removeTeamEvent = endpoint(`DELETE ${EVENTS}/{event_id}`, {
  ...ofEvent,
  name: 'removeTeamEvent',
  summary: 'Removes one that was added by mistake; nobody is told',
  query: z.object({ later: z.enum(['true']).optional() }),
  reply: z.object({ removed: z.number().int() }),
})

export const askTeamAgain = endpoint(`POST ${EVENTS}/{event_id}/asks`, {
  ...ofEvent,
  name: 'askTeamAgain',
  summary: 'Asks by mail the families that have not answered',
  reply: z.object({ asked: z.number().int() }),
})

/** Of one player: whether they are here, or what their family said on the phone. */
export const noteTeamPlayer = endpoint(`POST ${EVENTS}/{event_id}/players/{member_id}`, {
  ...office,
  name: 'noteTeamPlayer',
  summary: 'Ticks who is here, or writes down what a family said',
  params: EventParams.extend({ member_id: z.uuid() }),
  body: z.object({
    is_here: z.boolean().nullable().optional(),
    is_coming: z.boolean().nullable().optional(),
  }),
  reply: z.object({ counts: AnswerCounts }),
})
