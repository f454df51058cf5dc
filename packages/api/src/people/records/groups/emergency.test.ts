import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmergencySheet } from '@clubhouse/contract/people/office/team-emergency'
import { hashToken } from '#kernel/security/token-hash.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'

const COACH = 'coach@dunvarra.example'
const RIVAL = 'rival@dunvarra.example'
const EDITOR = 'editor@dunvarra.example'
const SU = 'sam@platform.example'
/** A Sunday. */
const NOON = new Date('2026-11-15T12:00:00.000Z')

let app: TestApp
let owner: PeopleClient
let coach: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  app.setClock(NOON)
  owner = await openPeopleClient(app)
  for (const [email, office] of [
    [COACH, 'coach'],
    [RIVAL, 'coach'],
    [EDITOR, 'secretary'],
  ])
    await app.asOwner(
      `with made as (insert into users (id, email, first_name, last_name, email_verified_at)
          values (gen_random_uuid(), $1, 'Con', 'Coach', now()) returning id),
        runs as (insert into club_roles (club_id, user_id, role) select $2, id, 'admin' from made)
        insert into club_offices (club_id, user_id, office, given_at) select $2, id, $3, now() from made`,
      [email, owner.accountId, office],
    )
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(NOON)
  owner = await openPeopleClient(app)
  coach = await openPeopleClient(app, { who: COACH })
  await clearSquads(app)
  for (const table of ['groups', 'person_accesses', 'outbox', 'audit_links', 'audit_events'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

const SQUAD: SquadMember[] = [
  { firstName: 'Tom', kind: 'juvenile', born: '2016-02-01', holder: 'brid@mail.example' },
  {
    firstName: 'Fiadh',
    kind: 'juvenile',
    born: '2017-07-18',
    holder: 'brid@mail.example',
    guardian: { firstName: 'Colm', lastName: 'Hallaran', email: 'colm@mail.example' },
    guardianAnswers: { mobile: '087 000 2222' },
    answers: { has_medical_condition: true, medical_details: 'Bee stings' },
  },
  {
    firstName: 'Nell',
    kind: 'juvenile',
    born: '2016-03-01',
    holder: 'nell@mail.example',
    answers: { has_medical_condition: false },
  },
]

async function layTeam(squad = SQUAD) {
  const members = await laySquad(app, squad)
  const team = (await owner.ask('/groups', { name: 'Under 12s' })).body.group_id as string
  await owner.ask(`/groups/${team}/members`, { member_ids: members })
  const [of] = await app.asOwner<{ id: string }>('select id from users where email = $1', [COACH])
  await owner.ask(`/groups/${team}/managers`, { user_ids: [of?.id ?? ''] })
  return { team, members, path: `/groups/${team}/emergency` }
}
const lines = () =>
  app.asOwner<{ person: string; reason: string; questions: string[] }>(
    `select person, reason, questions from person_accesses where what = 'medical' order by person`,
  )
const presses = () =>
  app.asOwner<{ detail: object }>(`select detail from audit_events where kind = 'team-emergency-opened'`)

test('one press opens the notes of a team with whom to ring; before it nothing is shown', async () => {
  const { path } = await layTeam()
  const locked = await coach.ask(path)
  expect([locked.status, locked.body.error_code]).toEqual([403, 'reason_needed'])
  expect(JSON.stringify(locked.body)).not.toContain('Bee')
  expect(await lines()).toEqual([])
  const opened = (await coach.ask(path, {})).body as EmergencySheet
  expect(opened).toMatchObject({
    name: 'Under 12s',
    until: expect.stringMatching(/^2026-11-15T12:10:/),
  })
  // Whoever has a note comes first; a "no" is none.
  expect(opened.players.map(({ first_name: name, forms }) => [name, forms.length > 0])).toEqual([
    ['Fiadh', true],
    ['Nell', false],
    ['Tom', false],
  ])
  const [fiadh] = opened.players
  expect(fiadh?.contacts).toContainEqual(expect.objectContaining({ mobile: '087 000 2222' }))
  expect(JSON.stringify(fiadh?.forms)).toContain('Bee stings')
})

test('each press is written down with what it opened, and every owner is told who, and never whose', async () => {
  const { path, team } = await layTeam()
  await coach.ask(path, {})
  await coach.ask(path, {})
  expect(await lines()).toEqual([
    {
      person: expect.stringContaining('Fiadh'),
      reason: 'emergency',
      questions: expect.arrayContaining([expect.any(String)]),
    },
  ])
  expect(await presses()).toEqual([{ detail: { group_id: team, Team: 'Under 12s', Notes: '1' } }])
  const owners = await app.asOwner<{ email: string }>(
    `select u.email from club_roles r join users u on u.id = r.user_id where r.club_id = $1 and r.role = 'owner'`,
    [owner.accountId],
  )
  expect(owners.length).toBeGreaterThan(0)
  for (const { email } of owners) {
    const [mail, ...more] = await mailsTo(app, email)
    expect(more).toEqual([])
    const said = mail?.text.replace(/\s+/g, ' ') ?? ''
    expect(said).toContain('Con Coach pressed Emergency for Under 12s')
    expect(said).toContain('the medical note of 1 player')
    expect(said).not.toMatch(/Bee|Fiadh/)
  }
})

test('it can be read again for ten minutes by whoever pressed, and by nobody else; then it is another press', async () => {
  const { path } = await layTeam()
  await coach.ask(path, {})
  expect((await coach.ask(path)).body.players).toHaveLength(3)
  expect((await owner.ask(path)).status).toBe(403)
  app.setClock(new Date(NOON.getTime() + 11 * 60_000))
  coach = await openPeopleClient(app, { who: COACH })
  expect((await coach.ask(path)).status).toBe(403)
  expect((await coach.ask(path, {})).status).toBe(200)
  expect(await presses()).toHaveLength(2)
})

test('a team without a note opens at once and is told of all the same', async () => {
  const { path } = await layTeam(SQUAD.slice(0, 1))
  expect((await coach.ask(path, {})).body).toMatchObject({ until: null, players: [{ first_name: 'Tom' }] })
  expect(await lines()).toEqual([])
  expect(await presses()).toHaveLength(1)
})

test('neither another coach, nor an office without the right to medical answers, nor another club opens it', async () => {
  const { path, team } = await layTeam()
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const rival = await openPeopleClient(app, { who: RIVAL })
  const secretary = await openPeopleClient(app, { who: EDITOR })
  const other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const asked = async (by: PeopleClient) => [(await by.ask(path)).status, (await by.ask(path, {})).status]
  expect(await asked(rival)).toEqual([404, 404])
  expect(await asked(other)).toEqual([404, 404])
  expect(await asked(secretary)).toEqual([403, 403])
  await owner.ask(`/groups/${team}`, { is_archived: true }, 'PATCH')
  expect(await asked(coach)).toEqual([404, 404])
  expect(await asked(owner)).toEqual([404, 404])
  expect(await lines()).toEqual([])
  expect(await presses()).toEqual([])
})

test('OPEN-122 somebody of the platform who has entered the club opens it not: they give a reason and a proof for each', async () => {
  const { path, members } = await layTeam()
  const su = (await signIn(app, SU, 'su')).access_token
  await ask(app, `/v2/platform/clubs/${owner.accountId}/entries`, { reason: 'A call' }, { on: 'su', as: su })
  const [session] = await app.asOwner<{ id: string }>('select session_id as id from tokens where hash = $1', [
    hashToken(su),
  ])
  const visitor = await openPeopleClient(app, { who: SU, cameFrom: session?.id ?? '' })
  expect((await visitor.ask(`/members/${members[1]}`)).status).toBe(200)
  for (const sent of [undefined, {}]) {
    const { status, body } = await visitor.ask(path, sent)
    expect([status, body.error_code]).toEqual([403, 'own_people_only'])
  }
  expect(await lines()).toEqual([])
})
