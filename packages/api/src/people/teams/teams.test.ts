import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EventSheet, FixtureRow, TeamsHome } from '@clubhouse/contract/people/office/team-events'
import type { AskedEvent } from '@clubhouse/contract/people/team-answers'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'

const COACH = 'coach@dunvarra.example'
const RIVAL = 'rival@dunvarra.example'
/** A Sunday. */
const NOON = new Date('2026-11-15T12:00:00.000Z')

let app: TestApp
let owner: PeopleClient
let coach: PeopleClient
let rival: PeopleClient
let other: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  for (const email of [COACH, RIVAL]) {
    await app.asOwner(
      `with made as (insert into users (id, email, first_name, last_name, email_verified_at)
          values (gen_random_uuid(), $1, 'Con', 'Coach', now()) returning id),
        runs as (insert into club_roles (club_id, user_id, role) select $2, id, 'admin' from made)
        insert into club_offices (club_id, user_id, office, given_at) select $2, id, 'coach', now() from made`,
      [email, owner.accountId],
    )
  }
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
})

/** Sessions end while nobody is here, so everybody signs in anew. */
async function on(moment: Date) {
  app.setClock(moment)
  owner = await openPeopleClient(app)
  coach = await openPeopleClient(app, { who: COACH })
  rival = await openPeopleClient(app, { who: RIVAL })
  other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
}
afterAll(() => app.close())
beforeEach(async () => {
  await on(NOON)
  await clearSquads(app)
  for (const table of ['groups', 'person_accesses', 'outbox', 'audit_links', 'audit_events'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

const SQUAD: SquadMember[] = [
  {
    firstName: 'Fiadh',
    kind: 'juvenile',
    born: '2017-07-18',
    holder: 'brid@mail.example',
    guardian: { firstName: 'Colm', lastName: 'Hallaran', email: 'colm@mail.example' },
    guardianAnswers: { mobile: '087 000 2222' },
    answers: { has_medical_condition: true, medical_details: 'Bee stings' },
  },
  { firstName: 'Tom', kind: 'juvenile', born: '2016-02-01', holder: 'brid@mail.example' },
  {
    firstName: 'Nell',
    lastName: 'Quirke',
    kind: 'juvenile',
    born: '2016-03-01',
    holder: 'nell@mail.example',
  },
]

const idOf = async (email: string) =>
  (await app.asOwner<{ id: string }>('select id from users where email = $1', [email]))[0]?.id ?? ''

/** Under 12s with Fiadh, Tom and Nell, looked after by the coach; minors, by the rival. */
async function layTeams() {
  const [fiadh = '', tom = '', nell = ''] = await laySquad(app, SQUAD)
  const make = async (name: string) => (await owner.ask('/groups', { name })).body.group_id as string
  const [under12, minors] = [await make('Under 12s'), await make('Minors')]
  await owner.ask(`/groups/${under12}/members`, { member_ids: [fiadh, tom, nell] })
  await owner.ask(`/groups/${under12}/managers`, { user_ids: [await idOf(COACH)] })
  await owner.ask(`/groups/${minors}/managers`, { user_ids: [await idOf(RIVAL)] })
  return { fiadh, tom, nell, under12, minors }
}

const TRAINING = { kind: 'training', day: '2026-11-17', time: '18:30', ends: '19:30', place: 'Pitch 2' }
const MATCH = {
  kind: 'match',
  day: '2026-11-22',
  time: '11:00',
  meets: '10:15',
  place: 'Harbour Field',
  opponent: 'Kilbrack Celtic',
  competition: 'Friendly',
}
const add = async (group_id: string, event: object, by = coach): Promise<string> => {
  const { status, body } = await by.ask('/team-events', { ...event, group_id })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.event_id
}
const sheet = async (id: string, by = coach): Promise<EventSheet> => (await by.ask(`/team-events/${id}`)).body
const fixtures = async (query = '', by = coach) =>
  (await by.ask(`/fixtures${query}`)).body as {
    items: FixtureRow[]
    teams: object[]
    may_change_source: boolean
  }
const own = async (by = coach, query = '') =>
  (await fixtures(`?per_page=100${query}`, by)).items.filter(({ source }) => source === 'own')
const kinds = async () =>
  (
    await app.asOwner<{ kind: string }>(
      `select kind from audit_events where kind like 'team-%' order by at, id`,
    )
  ).map(({ kind }) => kind)

describe('the club’s own matches and trainings', () => {
  test('are added for a team, each week until a day, moved together, and removed', async () => {
    const { under12 } = await layTeams()
    const { body } = await coach.ask('/team-events', {
      ...TRAINING,
      group_id: under12,
      repeat_until: '2026-12-01',
    })
    expect(body).toEqual({ event_id: expect.any(String), added: 3 })
    const first = await sheet(body.event_id)
    expect(first).toMatchObject({ team: 'Under 12s', starts_at: '2026-11-17T18:30:00.000Z', later: 2 })
    const moved = { ...TRAINING, time: '19:00', ends: null, place: 'Hall', later: true }
    expect((await coach.ask(`/team-events/${body.event_id}`, moved, 'PATCH')).body).toEqual({ changed: 3 })
    expect((await own()).map(({ starts_at, place }) => [starts_at, place])).toEqual([
      ['2026-11-17T19:00:00.000Z', 'Hall'],
      ['2026-11-24T19:00:00.000Z', 'Hall'],
      ['2026-12-01T19:00:00.000Z', 'Hall'],
    ])
    const gone = await coach.ask(`/team-events/${body.event_id}?later=true`, undefined, 'DELETE')
    expect(gone.body).toEqual({ removed: 3 })
    expect(await own()).toEqual([])
    expect(await kinds()).toEqual(['team-event-added', 'team-event-changed', 'team-event-removed'])
  })

  test.each([
    { given: { meets: '19:00' }, field: 'meets' },
    { given: { repeat_until: '2026-11-01' }, field: 'repeat_until' },
    { given: { time: '25:00' }, field: 'time' },
  ])('$given is refused at its field', async ({ given, field }) => {
    const { under12 } = await layTeams()
    const { status, body } = await coach.ask('/team-events', { ...TRAINING, ...given, group_id: under12 })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('FIX1-04 a match stands on the club’s page and in its calendar, called off and all; a training does not', async () => {
    const { under12 } = await layTeams()
    // Without a provider: nobody is asked, and these are all there is.
    await app.asOwner(`update clubs set comortais_club_id = null where slug = 'dunvarra'`)
    const id = await add(under12, MATCH)
    await add(under12, TRAINING)
    const page = async () => (await ask(app, '/v2/store/dunvarra/fixtures-results')).body
    const isOwn = ({ match_id }: { match_id: string }) => match_id.startsWith('own-')
    expect((await page()).fixtures.items.filter(isOwn)).toMatchObject([
      {
        home: { name: 'Under 12s', is_own: true },
        away: { name: 'Kilbrack Celtic' },
        venue: 'Harbour Field',
      },
    ])
    await coach.ask(`/team-events/${id}/off`, { reason: 'Frost' })
    expect((await page()).fixtures.items.filter(isOwn)).toMatchObject([{ state: 'cancelled' }])
    const calendar = await app.server.inject({
      url: '/fixtures.ics',
      headers: { host: 'dunvarra.clubhouse.test' },
    })
    expect(calendar.body).toContain('SUMMARY:Cancelled: Under 12s v Kilbrack Celtic')
  })

  test('a result is typed in once it was played, and stands among the latest', async () => {
    const { under12 } = await layTeams()
    const id = await add(under12, { ...MATCH, is_home: false })
    const result = { our_score: 3, their_score: 1 }
    expect((await coach.ask(`/team-events/${id}/result`, result)).body.error_code).toBe('not_played')
    await on(new Date('2026-11-22T14:00:00Z'))
    expect((await coach.ask(`/team-events/${id}/result`, { our_score: 3 })).status).toBe(422)
    expect((await coach.ask(`/team-events/${id}/result`, result)).body).toEqual({ changed: true })
    const { results } = (await ask(app, '/v2/store/dunvarra/fixtures-results')).body
    expect(results.items).toContainEqual(
      expect.objectContaining({ match_id: `own-${id}`, home_score: '1', away_score: '3', state: 'played' }),
    )
    expect(await own(coach, '&tab=results')).toMatchObject([{ home_score: '1', away_score: '3' }])
  })
})

describe('a coach', () => {
  test('sees the teams they look after, what is next, whom to ring and who has a note; the look is written down', async () => {
    const { under12, fiadh } = await layTeams()
    await add(under12, TRAINING)
    await add(under12, MATCH)
    const { next, teams, coming } = (await coach.ask('/teams')).body as TeamsHome
    expect(teams).toMatchObject([{ name: 'Under 12s', players: 3 }])
    expect(coming).toMatchObject([{ kind: 'match', opponent: 'Kilbrack Celtic' }])
    expect(next).toMatchObject({ kind: 'training', place: 'Pitch 2', counts: { players: 3, coming: 0 } })
    expect(next?.players.find(({ member_id: id }) => id === fiadh)).toMatchObject({
      first_name: 'Fiadh',
      has_guarded: true,
      is_coming: null,
      contacts: expect.arrayContaining([expect.objectContaining({ mobile: '087 000 2222' })]),
    })
    expect(JSON.stringify(next)).not.toContain('Bee')
    const looks = await app.asOwner(`select what from person_accesses where what = 'list'`)
    expect(looks).toHaveLength(3)
  })

  test('to a coach of another team, and to another club, none of it is there', async () => {
    const { under12, fiadh } = await layTeams()
    const id = await add(under12, TRAINING)
    const calls: [string, object | undefined, ('GET' | 'POST' | 'PATCH' | 'DELETE')?][] = [
      [`/team-events/${id}`, undefined],
      [`/team-events/${id}`, TRAINING, 'PATCH'],
      [`/team-events/${id}`, undefined, 'DELETE'],
      [`/team-events/${id}/off`, {}],
      [`/team-events/${id}/asks`, {}],
      [`/team-events/${id}/result`, {}],
      [`/team-events/${id}/players/${fiadh}`, { is_here: true }],
      ['/team-events', { ...TRAINING, group_id: under12 }],
    ]
    for (const by of [rival, other])
      for (const [path, body, method] of calls)
        expect([path, (await by.ask(path, body, method)).status]).toEqual([path, 404])
    expect((await rival.ask('/teams')).body).toMatchObject({
      teams: [{ name: 'Minors' }],
      next: null,
      coming: [],
    })
    expect(await own(rival)).toEqual([])
    expect(await own(other)).toEqual([])
    expect(await kinds()).toEqual(['team-event-added'])
    const theirs = await sheet(id, owner)
    expect(theirs.players).toHaveLength(3)
  })

  test('ticks who is here, and writes down what was said on the phone', async () => {
    const { under12, fiadh, tom } = await layTeams()
    const id = await add(under12, TRAINING)
    const note = (who: string, body: object) => coach.ask(`/team-events/${id}/players/${who}`, body)
    await note(fiadh, { is_here: true })
    await note(tom, { is_here: false })
    expect((await note(tom, { is_coming: false })).body.counts).toEqual({
      players: 3,
      coming: 0,
      not_coming: 1,
      here: 1,
    })
    expect((await note(fiadh, { is_here: null })).body.counts.here).toBe(0)
    expect((await note(await idOf(COACH), { is_here: true })).status).toBe(404)
    expect(await kinds()).toEqual(['team-event-added', 'team-attendance-taken', 'team-answer-noted'])
  })

  test('calls training off: each family is told once, however often it is pressed', async () => {
    const { under12 } = await layTeams()
    const id = await add(under12, TRAINING)
    await add(under12, { ...TRAINING, day: '2026-11-24' })
    const off = () => coach.ask(`/team-events/${id}/off`, { reason: 'The pitch is waterlogged' })
    expect((await off()).body).toEqual({ told: 2 })
    expect((await off()).body).toEqual({ told: 0 })
    const mails = await mailsTo(app, 'brid@mail.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(
      'No training Tuesday 17 November 18:30: the pitch is waterlogged. Next: Tuesday 24 November, 18:30.',
    )
    expect((await coach.ask('/teams')).body.next.starts_at).toBe('2026-11-24T18:30:00.000Z')
    await on(new Date('2026-11-25T12:00:00Z'))
    const [last] = await own(coach, '&tab=results')
    expect((await coach.ask(`/team-events/${last?.event_id}/off`, {})).body.error_code).toBe('over')
  })
})

describe('families', () => {
  const linkIn = async (email: string) =>
    /https?:\/\/\S+\/coming\/([\w-]+)\/([\w-]+)\?answer=yes/.exec((await mailsTo(app, email))[0]?.text ?? '')
  const path = (found: RegExpExecArray | null) => `/v2/store/dunvarra/team-events/${found?.[1]}/${found?.[2]}`

  test('are asked some days before, once; whoever has not answered is asked again by the coach', async () => {
    const { under12, nell } = await layTeams()
    const id = await add(under12, MATCH)
    await app.parts.jobs.runDue()
    expect(await mailsTo(app, 'nell@mail.example')).toEqual([])
    await on(new Date('2026-11-19T12:00:00Z'))
    await app.parts.jobs.runDue()
    await app.parts.jobs.runDue()
    const [mail, ...more] = await mailsTo(app, 'brid@mail.example')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Are Fiadh and Tom coming?')
    expect((await coach.ask(`/team-events/${id}/asks`, {})).body.error_code).toBe('just_asked')
    await coach.ask(`/team-events/${id}/players/${nell}`, { is_coming: true })
    await on(new Date('2026-11-19T14:00:00Z'))
    expect((await coach.ask(`/team-events/${id}/asks`, {})).body).toEqual({ asked: 1 })
    expect(await mailsTo(app, 'brid@mail.example')).toHaveLength(2)
    expect(await mailsTo(app, 'nell@mail.example')).toHaveLength(1)
  })

  test('answer by the link of their mail: a look changes nothing, and it opens their own children only', async () => {
    const { under12, fiadh, nell } = await layTeams()
    const id = await add(under12, MATCH)
    await coach.ask(`/team-events/${id}/asks`, {})
    const link = path(await linkIn('brid@mail.example'))
    const seen = await ask(app, link)
    expect(seen.body).toMatchObject({ team: 'Under 12s', is_over: false })
    expect(seen.body.players.map((each: { first_name: string }) => each.first_name)).toEqual(['Fiadh', 'Tom'])
    expect(seen.headers['cache-control']).toContain('no-store')
    expect((await sheet(id)).counts).toMatchObject({ coming: 0, not_coming: 0 })
    const said = { member_id: fiadh, is_coming: false, note: 'At a wedding' }
    expect((await ask(app, link, said)).body).toMatchObject({ is_coming: false, answered_by: 'mail' })
    expect((await ask(app, link, { ...said, member_id: nell })).status).toBe(404)
    expect((await ask(app, link, { ...said, is_coming: true, note: '' })).status).toBe(200)
    expect((await sheet(id)).counts).toMatchObject({ coming: 1, not_coming: 0 })
    const wrong = [
      link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      link.replace('dunvarra', 'inishvarn'),
    ]
    for (const each of wrong) expect((await ask(app, each)).status).toBe(404)
    await on(new Date('2026-11-22T11:00:00Z'))
    expect((await ask(app, link, said)).body.error_code).toBe('over')
  })

  test('a link of one match opens no other, and none once the child has left the team', async () => {
    const { under12, fiadh, tom } = await layTeams()
    const [first, second] = [await add(under12, MATCH), await add(under12, TRAINING)]
    await coach.ask(`/team-events/${first}/asks`, {})
    const link = path(await linkIn('brid@mail.example'))
    expect((await ask(app, link.replace(first, second))).status).toBe(404)
    for (const each of [fiadh, tom])
      await owner.ask(`/groups/${under12}/members/${each}`, undefined, 'DELETE')
    expect((await ask(app, link)).status).toBe(404)
  })

  test('answer in My account, and change their minds; another family’s child is not there', async () => {
    const { under12, fiadh, nell } = await layTeams()
    const id = await add(under12, TRAINING)
    const { access_token: as } = await signIn(app, 'brid@mail.example', 'myaccount')
    const call = (where: string, body?: object) =>
      ask(app, `/v2/member${where}`, body, { on: 'myaccount', as })
    const { clubs } = (await call('/team-events')).body as { clubs: { items: AskedEvent[] }[] }
    expect(clubs[0]?.items).toMatchObject([
      { event_id: id, players: [{ first_name: 'Fiadh' }, { first_name: 'Tom' }] },
    ])
    const answers = `/team-events/${id}/answers`
    expect((await call(answers, { member_id: fiadh, is_coming: true })).body).toMatchObject({
      is_coming: true,
      answered_by: 'account',
    })
    expect((await call(answers, { member_id: fiadh, is_coming: false })).body.is_coming).toBe(false)
    expect((await call(answers, { member_id: nell, is_coming: false })).status).toBe(404)
    expect((await sheet(id)).players.find(({ member_id: who }) => who === fiadh)?.is_coming).toBe(false)
  })
})

test('why somebody could not come is forgotten after a month, and who came after a season and a half', async () => {
  const { under12, fiadh } = await layTeams()
  const id = await add(under12, TRAINING)
  await app.asOwner(
    `insert into team_event_players (club_id, event_id, member_id, is_coming, note) values ($1, $2, $3, false, 'Ill')`,
    [owner.accountId, id, fiadh],
  )
  const left = () => app.asOwner('select note from team_event_players where note is not null')
  app.setClock(new Date('2026-12-18T12:00:00Z'))
  await app.parts.jobs.runDue()
  expect(await left()).toEqual([{ note: '' }])
  app.setClock(new Date('2028-06-18T12:00:00Z'))
  await app.parts.jobs.runDue()
  expect(await left()).toEqual([])
})
