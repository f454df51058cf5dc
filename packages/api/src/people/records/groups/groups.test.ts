import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GroupRow, OfficeGroup } from '@clubhouse/contract/people/office/groups'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const COACH = 'coach@dunvarra.example'

let app: TestApp
let owner: PeopleClient
let coach: PeopleClient
let other: PeopleClient
let coachId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  // As Tadhg signs in, so that the one password serves both.
  const [made] = await app.asOwner<{ id: string }>(
    `insert into users (id, email, password_hash, first_name, last_name, email_verified_at)
      select gen_random_uuid(), $1, password_hash, 'Con', 'Coach', now() from users where email = 'tadhg@dunvarra.example' returning id`,
    [COACH],
  )
  coachId = made?.id ?? ''
  await giveOffice('coach')
  coach = await openPeopleClient(app, { who: COACH })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearSquads(app)
  for (const table of ['groups', 'person_accesses']) await app.asOwner(`delete from ${table}`)
  await giveOffice('coach')
})

async function giveOffice(office: string) {
  await app.asOwner('delete from club_offices where user_id = $1', [coachId])
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) values ($1, $2, 'admin') on conflict do nothing`,
    [owner.accountId, coachId],
  )
  await app.asOwner(
    `insert into club_offices (club_id, user_id, office, given_at) values ($1, $2, $3, now())`,
    [owner.accountId, coachId, office],
  )
}

const SQUAD: SquadMember[] = [
  {
    firstName: 'Fiadh',
    kind: 'juvenile',
    born: '2017-07-18',
    holder: 'brid@mail.example',
    guardian: { firstName: 'Colm', lastName: 'Hallaran', email: 'colm@mail.example' },
    answers: { has_medical_condition: true, medical_details: 'Bee stings' },
  },
  {
    firstName: 'Tom',
    kind: 'juvenile',
    born: '2016-02-01',
    holder: 'brid@mail.example',
    answers: { photo_permission: true },
  },
  {
    firstName: 'Nell',
    kind: 'juvenile',
    born: '2011-02-01',
    holder: 'nell@mail.example',
    answers: { medical_details: 'Asthma' },
    guardian: { firstName: 'Nell', lastName: 'Senior', email: 'Nell@mail.example' },
    guardianAnswers: { mobile: '085 000 1111' },
  },
]

const make = async (name: string, season = '2026'): Promise<string> =>
  (await owner.ask('/groups', { name, season })).body.group_id
const add = (group: string, ...member_ids: string[]) => owner.ask(`/groups/${group}/members`, { member_ids })
const manage = (group: string, ...user_ids: string[]) => owner.ask(`/groups/${group}/managers`, { user_ids })
const read = async (group: string, desk = owner): Promise<OfficeGroup> =>
  (await desk.ask(`/groups/${group}`)).body
const list = async (query = '', desk = owner) =>
  (await desk.ask(`/groups${query}`)).body as { total: number; items: GroupRow[]; counts: object }
const events = async () =>
  app.asOwner<{ kind: string; detail: Record<string, string> }>(
    `select kind, detail from audit_events where kind like 'group-%' order by at, id`,
  )

/** Under 12s with Fiadh and Tom, looked after by the coach; minors with Nell, by nobody. */
async function twoTeams() {
  const [fiadh = '', tom = '', nell = ''] = await laySquad(app, SQUAD)
  const [under12, minors] = [await make('Under 12s'), await make('Minors')]
  await add(under12, fiadh, tom)
  await add(minors, nell)
  await manage(under12, coachId)
  return { fiadh, tom, nell, under12, minors }
}

describe('a registrar puts a team together', () => {
  test('OPEN-120: made, filled, renamed, archived and taken back, each step in the log', async () => {
    await app.asOwner('delete from audit_links')
    await app.asOwner('delete from audit_events')
    const { fiadh, tom, under12 } = await twoTeams()
    expect((await add(under12, fiadh)).body).toEqual({ added: 0 })
    expect(await read(under12)).toMatchObject({
      name: 'Under 12s',
      season: '2026',
      is_archived: false,
      may_change: true,
      members: [
        { first_name: 'Fiadh', age: 9, is_juvenile: true, state: 'active' },
        { first_name: 'Tom', age: 10 },
      ],
      managers: [{ user_id: coachId, name: 'Con Coach' }],
    })
    const { candidates } = await read(under12)
    expect(candidates.map(({ email }) => email)).toContain('orla@dunvarra.example')
    expect(candidates.map(({ email }) => email)).not.toContain('brid@mail.example')
    expect((await list()).items).toMatchObject([
      { name: 'Minors', members: 1, managers: [] },
      { name: 'Under 12s', members: 2, managers: ['Con Coach'] },
    ])
    expect((await list('?sort=members&sort_direction=desc')).items[0]?.name).toBe('Under 12s')
    expect((await list('?filter=under')).total).toBe(1)
    expect((await list('?season=2025')).total).toBe(0)
    expect((await owner.ask(`/groups/${under12}/members/${tom}`, undefined, 'DELETE')).body).toEqual({
      removed: true,
    })
    expect((await owner.ask(`/groups/${under12}/members/${tom}`, undefined, 'DELETE')).body).toEqual({
      removed: false,
    })
    await owner.ask(`/groups/${under12}`, { name: 'Under 13s' }, 'PATCH')
    await owner.ask(`/groups/${under12}`, { is_archived: true }, 'PATCH')
    expect(await list()).toMatchObject({ total: 1, counts: { all: 1, archived: 1 } })
    expect((await list('?archived=true')).items).toMatchObject([{ name: 'Under 13s', is_archived: true }])
    await owner.ask(`/groups/${under12}`, { is_archived: false }, 'PATCH')
    expect((await owner.ask(`/groups/${under12}`, { is_archived: false }, 'PATCH')).body.changed).toBe(false)
    const told = await events()
    expect(told.map(({ kind }) => kind.slice('group-'.length))).toEqual([
      'created',
      'created',
      'member-added',
      'member-added',
      'member-added',
      'managers-named',
      'member-removed',
      'changed',
      'archived',
      'taken-back',
    ])
    expect(told[5]?.detail).toMatchObject({ name: 'Under 12s', Managers: ' → Con Coach' })
    expect(told[6]?.detail).toMatchObject({ person_id: tom, name: 'Tom Hallaran', group: 'Under 12s, 2026' })
    expect(told[7]?.detail).toMatchObject({ Name: 'Under 12s → Under 13s' })
  })

  test('a person’s page names their groups, and the list of members is narrowed by one', async () => {
    const { fiadh, under12, minors } = await twoTeams()
    await add(minors, fiadh)
    expect((await owner.ask(`/members/${fiadh}`)).body.groups).toEqual([
      { group_id: minors, name: 'Minors', season: '2026' },
      { group_id: under12, name: 'Under 12s', season: '2026' },
    ])
    const { items, choices } = (await owner.ask(`/members?group=${under12}`)).body
    expect(items.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Fiadh', 'Tom'])
    expect(choices.groups).toEqual([
      { id: minors, name: 'Minors, 2026' },
      { id: under12, name: 'Under 12s, 2026' },
    ])
  })

  test('what cannot be is refused in words', async () => {
    const { fiadh, under12 } = await twoTeams()
    const twin = await owner.ask('/groups', { name: 'under 12S', season: '2026' })
    expect([twin.status, twin.body.errors.name]).toEqual([409, expect.stringContaining('already')])
    expect((await owner.ask('/groups', { name: ' ' })).status).toBe(422)
    const brid = await app.asOwner<{ id: string }>(`select id from users where email = 'brid@mail.example'`)
    expect((await manage(under12, brid[0]?.id ?? '')).status).toBe(422)
    expect((await read(under12)).managers).toHaveLength(1)
    await owner.ask(`/groups/${under12}`, { is_archived: true }, 'PATCH')
    expect((await add(under12, fiadh)).status).toBe(409)
    // The name is free again, and taking the old one back would make two of it.
    await make('Under 12s')
    expect((await owner.ask(`/groups/${under12}`, { is_archived: false }, 'PATCH')).status).toBe(409)
  })

  test('another club sees none of it, and nobody of another club is put into a group', async () => {
    const { fiadh, under12 } = await twoTeams()
    expect((await list('', other)).total).toBe(0)
    for (const [path, body, method] of [
      ['', undefined, undefined],
      ['', { name: 'Mine' }, 'PATCH'],
      ['/members', { member_ids: [fiadh] }, undefined],
      [`/members/${fiadh}`, undefined, 'DELETE'],
      ['/managers', { user_ids: [] }, undefined],
    ] as const)
      expect([path, (await other.ask(`/groups/${under12}${path}`, body, method)).status]).toEqual([path, 404])
    const own = (await other.ask('/groups', { name: 'Ours' })).body.group_id
    expect((await other.ask(`/groups/${own}/members`, { member_ids: [fiadh] })).body).toEqual({ added: 0 })
  })

  test('whoever leaves the club leaves its groups, and whoever goes no longer manages any', async () => {
    const { tom, under12 } = await twoTeams()
    await app.asOwner('delete from memberships where member_id = $1', [tom])
    expect((await read(under12)).members.map(({ first_name }) => first_name)).toEqual(['Fiadh'])
    const admin = await owner.ask(`/users/${coachId}`, { role: 'owner', offices: [] }, 'PATCH')
    expect(admin.status).toBe(200)
    expect((await read(under12)).managers).toHaveLength(1)
    expect((await owner.ask(`/users/${coachId}`, undefined, 'DELETE')).status).toBe(200)
    await giveOffice('coach')
    expect((await read(under12)).managers).toEqual([])
    expect((await list('', coach)).total).toBe(0)
  })
})

describe('a coach', () => {
  test('OPEN-002: sees the groups that they manage, and may change none', async () => {
    const { fiadh, under12, minors } = await twoTeams()
    expect((await list('', coach)).items.map(({ name }) => name)).toEqual(['Under 12s'])
    expect(await read(under12, coach)).toMatchObject({ may_change: false, candidates: [] })
    expect((await coach.ask(`/groups/${minors}`)).status).toBe(404)
    for (const [path, body, method] of [
      ['/groups', { name: 'Mine' }, undefined],
      [`/groups/${under12}`, { name: 'Mine' }, 'PATCH'],
      [`/groups/${under12}/members`, { member_ids: [fiadh] }, undefined],
      [`/groups/${under12}/members/${fiadh}`, undefined, 'DELETE'],
      [`/groups/${under12}/managers`, { user_ids: [] }, undefined],
      ['/members', undefined, undefined],
      [`/members/${fiadh}`, undefined, undefined],
    ] as const)
      expect([path, (await coach.ask(path, body, method)).status]).toEqual([path, 403])
    await owner.ask(`/groups/${under12}`, { is_archived: true }, 'PATCH')
    expect((await list('?archived=true', coach)).total).toBe(0)
    expect((await coach.ask(`/groups/${under12}`)).status).toBe(404)
  })

  test('opens the guarded answers of those, and to them nobody else is there', async () => {
    const { fiadh, nell, under12 } = await twoTeams()
    const open = (id: string) =>
      coach.ask(`/members/${id}/guarded-answers`, { reason: 'today', current_password: DEMO_PASSWORD })
    expect((await open(fiadh)).body.forms[0].answers).toContainEqual(
      expect.objectContaining({ answer: 'Bee stings' }),
    )
    const looks = await app.asOwner(`select person, what, reason from person_accesses`)
    expect(looks).toEqual([{ person: 'Fiadh Hallaran', what: 'medical', reason: 'today' }])
    expect((await open(nell)).status).toBe(404)
    expect((await coach.ask(`/members/${nell}/guarded-answers`)).status).toBe(404)
    // Out of the group, out of sight, at once.
    await owner.ask(`/groups/${under12}/members/${fiadh}`, undefined, 'DELETE')
    expect((await coach.ask(`/members/${fiadh}/guarded-answers`)).status).toBe(404)
    await add(under12, fiadh)
    expect((await coach.ask(`/members/${fiadh}/guarded-answers`)).status).toBe(200)
    await owner.ask(`/groups/${under12}`, { is_archived: true }, 'PATCH')
    expect((await coach.ask(`/members/${fiadh}/guarded-answers`)).status).toBe(404)
  })

  test('finds how to reach somebody in their group, and nothing of money, mails or anybody else', async () => {
    const { fiadh, nell, under12, minors } = await twoTeams()
    const { status, body } = await coach.ask(`/groups/${under12}/members/${fiadh}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      first_name: 'Fiadh',
      age: 9,
      date_of_birth: '2017-07-18',
      contact: null,
      has_guarded: true,
      may_open_guarded: true,
      guarded_until: null,
      group: { name: 'Under 12s' },
    })
    expect(body.guardians.map(({ name }: { name: string }) => name)).toEqual(['Brid Holder', 'Colm Hallaran'])
    expect(JSON.stringify(body)).not.toMatch(/payments|mails|plans|"late"|Bee stings/)
    expect(await app.asOwner(`select person, what from person_accesses`)).toEqual([
      { person: 'Fiadh Hallaran', what: 'page' },
    ])
    for (const path of [
      `/groups/${under12}/members/${nell}`,
      `/groups/${minors}/members/${nell}`,
      `/groups/${minors}/team-list`,
      `/groups/${minors}/team-list/csv`,
    ])
      expect([path, (await coach.ask(path)).status]).toEqual([path, 404])
    for (const path of [
      '/groups',
      `/groups/${under12}`,
      `/groups/${under12}/team-list`,
      '/search?filter=nell',
    ])
      expect([path, JSON.stringify((await coach.ask(path)).body)]).toEqual([
        path,
        expect.not.stringContaining('Nell'),
      ])
  })
})

describe('a team list', () => {
  test('says whom to ring, and of an answer about health that there is one; who took it is written down', async () => {
    const { fiadh, tom, under12, minors } = await twoTeams()
    await app.asOwner(`update users set mobile = '086 123 4567' where email = 'brid@mail.example'`)
    const { body } = await coach.ask(`/groups/${under12}/team-list`)
    expect(body).toMatchObject({
      name: 'Under 12s',
      season: '2026',
      managers: ['Con Coach'],
      members: [
        {
          member_id: fiadh,
          first_name: 'Fiadh',
          birth_year: 2017,
          photos: null,
          has_guarded: true,
          contacts: [
            { name: 'Brid Holder', mobile: '086 123 4567' },
            { name: 'Colm Hallaran', mobile: null },
          ],
        },
        { member_id: tom, birth_year: 2016, photos: true, has_guarded: false },
      ],
    })
    // Of an account without a number, the one that its holder wrote into the guardians’ form.
    expect((await owner.ask(`/groups/${minors}/team-list`)).body.members[0].contacts).toEqual([
      { name: 'Nell Holder', mobile: '085 000 1111' },
    ])
    await app.asOwner('delete from person_accesses where person like $1', ['Nell%'])
    const file = await owner.text(`/groups/${under12}/team-list/csv`)
    expect(file).toContain('Fiadh,Hallaran,2017,Brid Holder 086 123 4567; Colm Hallaran,,See the app')
    expect(file).toContain('Tom,Hallaran,2016,Brid Holder 086 123 4567,Yes,')
    for (const taken of [JSON.stringify(body), file]) expect(taken).not.toMatch(/Bee stings|brid@mail/)
    await coach.ask(`/groups/${under12}/team-list`)
    const looks = await app.asOwner(
      `select u.first_name as who, a.person, a.what from person_accesses a join users u on u.id = a.actor_id order by 1, 2`,
    )
    expect(looks).toEqual(
      ['Con', 'Orla'].flatMap((who) =>
        ['Fiadh Hallaran', 'Tom Hallaran'].map((person) => ({ who, person, what: 'list' })),
      ),
    )
    const [event] = await app.asOwner<{ detail: object }>(
      `select detail from audit_events where kind = 'list-exported' order by at desc limit 1`,
    )
    expect(event?.detail).toEqual({ list: 'team-list', rows: '2' })
  })
})
