import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberRow, OfficeMember } from '@clubhouse/contract/people/office/members'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { statementCounter } from '#testing/counted.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let owner: PeopleClient
let admin: PeopleClient
let other: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  admin = await openPeopleClient(app, { who: 'tadhg@dunvarra.example' })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await clearSquads(app)
  await app.asOwner('delete from person_accesses')
})

const list = async (query = '') =>
  (await owner.ask(`/members${query}`)).body as {
    total: number
    items: MemberRow[]
    counts: Record<string, number>
  }
const names = async (query: string) => (await list(query)).items.map(({ first_name }) => first_name)
const one = async (id: string, desk = owner): Promise<OfficeMember> => (await desk.ask(`/members/${id}`)).body

const SECRET = 'Bee stings: the pen is in the blue bag'
const FIADH: SquadMember = {
  firstName: 'Fiadh',
  kind: 'juvenile',
  born: '2017-07-18',
  plan: 'juvenile-u8-u12',
  holder: 'brid@mail.example',
  guardian: { firstName: 'Colm', lastName: 'Hallaran', email: 'colm@mail.example' },
  answers: { school: 'Scoil na Trá', has_medical_condition: true, medical_details: SECRET },
}
const SQUAD: SquadMember[] = [
  { ...FIADH, payment: 'owing' },
  { firstName: 'Tom', kind: 'juvenile', born: '2011-02-01', holder: 'brid@mail.example', payment: 'arrears' },
  { firstName: 'Áine', kind: 'adult', born: '1990-01-01', holder: 'aine@mail.example', isSelf: true },
  { firstName: 'Liam', kind: 'adult', holder: 'liam@mail.example', endsOn: '2026-06-30' },
  { firstName: 'Nell', kind: 'adult', holder: 'nell@mail.example', status: 'cancelled' },
]

describe('the list', () => {
  test('OPEN-120: members with their tabs, and each filter alone', async () => {
    await laySquad(app, SQUAD)
    const { counts, items, total } = await list()
    expect([total, counts]).toEqual([5, { all: 5, late: 1, lapsed: 1, juvenile: 2, recent: 5, eighteen: 0 }])
    expect(items.find(({ first_name }) => first_name === 'Fiadh')).toMatchObject({
      age: 9,
      is_juvenile: true,
      state: 'active',
      money: 'due',
      due: 1000,
      due_on: '2026-12-01',
      plans: 'Juvenile U8–U12',
      guardian: 'Brid Holder',
      email: 'brid@mail.example',
      currency: 'EUR',
    })
    expect(await names('?state=lapsed')).toEqual(['Liam'])
    expect(await names('?state=left')).toEqual(['Nell'])
    expect(await names('?money=late')).toEqual(['Tom'])
    expect(await names('?money=due')).toEqual(['Fiadh'])
    expect(await names('?money=paid')).toEqual(['Áine', 'Liam', 'Nell'])
    expect(await names('?kind=juvenile')).toEqual(['Fiadh', 'Tom'])
    expect(await names('?age_from=10&age_to=20')).toEqual(['Tom'])
    expect(await names('?filter=aine')).toEqual(['Áine'])
    expect(await names('?filter=BRID%40mail')).toEqual(['Fiadh', 'Tom'])
    const [plan] = await app.asOwner<{ id: string; program: string }>(
      `select p.id, l.program_id as program from products p join plans l on l.club_id = p.club_id and l.id = p.id
        where p.slug = 'juvenile-u8-u12' and p.club_id = $1`,
      [owner.accountId],
    )
    expect(await names(`?plan=${plan?.id}`)).toEqual(['Fiadh'])
    expect(await names(`?program=${plan?.program}`)).toContain('Fiadh')
    expect((await names('?sort=age&sort_direction=desc')).slice(0, 3)).toEqual(['Áine', 'Tom', 'Fiadh'])
    await app.asOwner(`update memberships set created_at = '2026-10-01' where first_name <> 'Tom'`)
    expect(await names('?recent=true')).toEqual(['Tom'])
  })

  test('whatever is asked, three statements at most', async () => {
    await laySquad(app, SQUAD)
    await list()
    for (const query of [
      '',
      '?filter=fia&kind=juvenile&money=due&state=active&age_from=1&age_to=12&recent=true&sort=age',
    ]) {
      const [, ...sent] = await counter.during(() => list(query))
      expect(sent.length).toBeLessThanOrEqual(3)
    }
  })

  test('somebody is found by the number on their card, in all ways to write it', async () => {
    const [fiadh] = await laySquad(app, SQUAD)
    await app.asOwner(
      `insert into membership_numbers (club_id, member_id, number, created_at) values ($1, $2, 417, now())
        on conflict (club_id, number) do update set member_id = excluded.member_id`,
      [owner.accountId, fiadh],
    )
    await app.asOwner('update club_people set number = 417 where id = $1', [fiadh])
    for (const typed of ['0417', 'DR 0417', 'dr417'])
      expect(await names(`?filter=${encodeURIComponent(typed)}`)).toEqual(['Fiadh'])
  })

  test('it says what the memberships say: after a refund, a new plan, an import taken back, an account gone', async () => {
    const [fiadh = '', , aine = ''] = await laySquad(app, SQUAD)
    await app.asOwner(`update memberships set status = 'cancelled' where member_id = $1`, [fiadh])
    expect(await names('?state=left')).toEqual(['Fiadh', 'Nell'])
    await app.asOwner(`update memberships set status = 'active', ends_on = null where member_id = $1`, [
      fiadh,
    ])
    expect((await list('?filter=fiadh')).items[0]).toMatchObject({ state: 'active', ends_on: null })
    await app.asOwner(`update users set email = 'new@mail.example' where email = 'brid@mail.example'`)
    expect(await names('?filter=new%40mail')).toEqual(['Fiadh', 'Tom'])
    await app.parts.db.withPlatform((tx) => tx.execute(`delete from users where email = 'aine@mail.example'`))
    const [left] = (await list('?filter=aine')).items
    expect(left).toMatchObject({ first_name: 'Áine', email: null, age: null })
    expect((await one(aine)).date_of_birth).toBeNull()
    await app.asOwner(`delete from memberships where member_id = $1`, [aine])
    expect((await list('?filter=aine')).total).toBe(0)
  })

  test('FORM-25: a birthday is read as a form keeps it', async () => {
    await laySquad(app, [{ ...FIADH, born: '2017-07-18T00:00:00.000Z' }])
    const { items } = await list('?filter=fiadh')
    expect(items).toMatchObject([{ age: 9, is_juvenile: true }])
    expect((await one(items[0]?.member_id ?? '')).date_of_birth).toBe('2017-07-18')
  })

  test('a new answer changes the birthday, for the list as for mailings', async () => {
    const [fiadh] = await laySquad(app, SQUAD)
    await app.asOwner(
      `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
        select a.club_id, gen_random_uuid(), a.form_id, a.version, a.given_by, a.member_id,
          replace(a.answers::text, '2017-07-18', '2016-07-18')::jsonb, now() + interval '1 hour'
        from form_answers a where a.member_id = $1`,
      [fiadh],
    )
    expect((await list('?filter=fiadh')).items[0]?.age).toBe(10)
  })

  test('the file holds the same, and is written down', async () => {
    await laySquad(app, SQUAD)
    const file = await owner.text('/members/csv?kind=juvenile')
    expect(file.split('\r\n').filter(Boolean)).toHaveLength(3)
    expect(file).toContain(
      'Fiadh Hallaran,9,Juvenile U8–U12,Brid Holder,Active,Instalments,0.00,10.00,brid@mail.example',
    )
    const [noted] = await app.asOwner(
      `select detail from audit_events where kind = 'list-exported' order by at desc limit 1`,
    )
    expect(noted).toEqual({ detail: { list: 'members', rows: '2' } })
  })
})

describe('one person', () => {
  test('family, guardians first, plans with their order, payments, answers with their version, and no secret', async () => {
    const [fiadh = ''] = await laySquad(app, [{ ...FIADH, payment: 'owing' }, ...SQUAD.slice(1)])
    const person = await one(fiadh)
    expect(person).toMatchObject({
      first_name: 'Fiadh',
      age: 9,
      is_juvenile: true,
      date_of_birth: '2017-07-18',
      contact: null,
      guardians: [
        { name: 'Brid Holder', email: 'brid@mail.example', has_account: true },
        { name: 'Colm Hallaran', email: 'colm@mail.example', has_account: false },
      ],
      family: [{ first_name: 'Tom', money: 'late', late: 1000 }],
      plans: [{ plan: 'Juvenile U8–U12', season: '2026/27', state: 'active', order: { total: 9000 } }],
      payments: [{ kind: 'later', status: 'planned', amount: 1000, at: '2026-12-01' }],
      card: 'none',
      has_guarded: true,
      may_open_guarded: true,
      guarded_until: null,
    })
    const [form] = person.forms.filter(({ is_guardians: of }) => !of)
    expect(form).toMatchObject({ version: 1, newest_version: expect.any(Number) })
    expect(form?.answers).toContainEqual(expect.objectContaining({ answer: 'Scoil na Trá' }))
    expect(JSON.stringify(person)).not.toContain('Bee stings')
    expect(JSON.stringify(person.forms)).not.toMatch(/medical/i)
  })

  test('nobody of another club: not seen, not changed, not opened', async () => {
    const [fiadh = ''] = await laySquad(app, SQUAD)
    expect((await other.ask(`/members/${fiadh}`)).status).toBe(404)
    expect((await other.ask(`/members/${fiadh}`, { first_name: 'Mine' }, 'PATCH')).status).toBe(404)
    const reason = { reason: 'today', current_password: DEMO_PASSWORD }
    expect((await other.ask(`/members/${fiadh}/guarded-answers`, reason)).status).toBe(404)
    expect((await other.ask(`/members/${fiadh}/guarded-answers`)).status).toBe(404)
    expect((await other.ask('/members?filter=fiadh')).body.total).toBe(0)
    expect((await other.ask('/people/access-log')).body.total).toBe(0)
    expect(await names('?filter=fiadh')).toEqual(['Fiadh'])
  })

  test('what the club knows better is its own, with its fields in the log, and stays when somebody answers again', async () => {
    const [fiadh = ''] = await laySquad(app, SQUAD)
    const changed = { first_name: 'Fia', date_of_birth: '2016-07-18', mobile: '+353871234567' }
    expect((await owner.ask(`/members/${fiadh}`, changed, 'PATCH')).body).toEqual({
      member_id: fiadh,
      changed: true,
    })
    expect((await owner.ask(`/members/${fiadh}`, changed, 'PATCH')).body.changed).toBe(false)
    const person = await one(fiadh)
    expect(person).toMatchObject({ ...changed, age: 9 + 1 })
    expect(person.log[0]).toMatchObject({
      kind: 'person-changed',
      actor: expect.stringContaining('Orla'),
    })
    // What it says now or said before is in nothing that outlives them.
    expect(person.log[0]?.detail).toEqual({ person_id: fiadh, fields: 'first_name, date_of_birth, mobile' })
    const counted = await app.asOwner<{ first_name: string }>(
      'select first_name from users where first_name = $1',
      ['Fia'],
    )
    expect(counted).toEqual([])
    await app.asOwner(`update memberships set ends_on = null where member_id = $1`, [fiadh])
    expect(await one(fiadh)).toMatchObject({ ...changed, age: 10 })
    for (const wrong of [
      { date_of_birth: '2030-01-01' },
      { date_of_birth: null },
      { first_name: ' ' },
      { mobile: 'abc' },
    ])
      expect([wrong, (await owner.ask(`/members/${fiadh}`, wrong, 'PATCH')).status]).toEqual([wrong, 422])
  })

  test('when they signed in is for who may read the log', async () => {
    const [, , aine = ''] = await laySquad(app, SQUAD)
    await app.asOwner(
      `insert into audit_events (id, club_id, at, kind, actor_id, subject_id, site)
        select gen_random_uuid(), $1, now(), unnest($2::text[]), $3, $3, 'club'`,
      [owner.accountId, ['sign-in', 'details-changed'], aine],
    )
    const kinds = async (desk: PeopleClient) => (await one(aine, desk)).log.map(({ kind }) => kind).toSorted()
    expect(await kinds(admin)).toEqual(['details-changed', 'sign-in'])
    await app.asOwner(
      `insert into club_offices (club_id, user_id, office, given_at) select $1, id, 'registrar', now() from users where email = $2`,
      [owner.accountId, 'tadhg@dunvarra.example'],
    )
    expect(await kinds(admin)).toEqual(['details-changed'])
    await app.asOwner('delete from club_offices')
  })

  test('who opened a child’s page is written down once in ten minutes; of an adult nothing is', async () => {
    const [fiadh = '', , aine = ''] = await laySquad(app, SQUAD)
    for (const id of [fiadh, fiadh, aine]) await one(id)
    await one(fiadh, admin)
    const log = async () => (await owner.ask('/people/access-log')).body.items
    expect(
      (await log())
        .map((row: { actor: string; person: string; what: string }) => [
          row.actor.split(' ')[0],
          row.person,
          row.what,
        ])
        .toSorted(),
    ).toEqual([
      ['Orla', 'Fiadh Hallaran', 'page'],
      ['Tadhg', 'Fiadh Hallaran', 'page'],
    ])
    app.setClock(new Date(TEST_NOW.getTime() + 11 * 60_000))
    await one(fiadh)
    expect(await log()).toHaveLength(3)
    expect((await one(fiadh)).readers[0]).toMatchObject({
      actor: expect.stringContaining('Orla'),
      what: 'page',
    })
  })
})

describe('medical and safeguarding answers', () => {
  const open = (id: string, more: object = {}, desk = owner) =>
    desk.ask(`/members/${id}/guarded-answers`, { reason: 'today', current_password: DEMO_PASSWORD, ...more })

  test('for a reason and a password, for ten minutes, to whoever gave it, with a line in both logs', async () => {
    const [fiadh = ''] = await laySquad(app, SQUAD)
    expect((await owner.ask(`/members/${fiadh}/guarded-answers`)).body).toMatchObject({
      error_code: 'reason_needed',
    })
    const { status, body } = await open(fiadh)
    expect(status).toBe(200)
    expect(JSON.stringify(body.forms)).toContain(SECRET)
    expect(JSON.stringify(body.forms)).not.toContain('Scoil na Trá')
    const until = Date.parse(body.until)
    expect(until - TEST_NOW.getTime()).toBeGreaterThanOrEqual(10 * 60_000)
    expect((await owner.ask(`/members/${fiadh}/guarded-answers`)).body).toEqual(body)
    expect((await admin.ask(`/members/${fiadh}/guarded-answers`)).status).toBe(403)
    expect((await one(fiadh)).guarded_until).toBe(body.until)
    const [row] = (await owner.ask('/people/access-log?what=medical')).body.items
    expect(row).toMatchObject({
      person: 'Fiadh Hallaran',
      is_child: true,
      reason: 'today',
      note: '',
      is_here: true,
    })
    expect(row.questions).toHaveLength(2)
    expect((await one(fiadh)).log[0]).toMatchObject({
      kind: 'guarded-answers-opened',
      detail: { reason: 'today' },
    })
    app.setClock(new Date(until))
    expect((await owner.ask(`/members/${fiadh}/guarded-answers`)).status).toBe(403)
  })

  test('not with a wrong password, not for no reason, and then nothing is written', async () => {
    const [fiadh = '', tom = ''] = await laySquad(app, SQUAD)
    expect((await open(fiadh, { current_password: 'not it at all' })).body.errors).toHaveProperty(
      'current_password',
    )
    expect((await open(fiadh, { current_password: undefined })).status).toBe(422)
    expect((await open(fiadh, { reason: 'curious' })).status).toBe(422)
    expect((await open(fiadh, { reason: 'other' })).body.errors).toHaveProperty('note')
    expect((await open(tom)).status).toBe(404)
    expect((await owner.ask('/people/access-log')).body.total).toBe(0)
  })

  test('a look whose line cannot be written is none', async () => {
    const [fiadh = ''] = await laySquad(app, SQUAD)
    await app.asOwner(`alter table person_accesses add constraint for_a_test check (what <> 'medical')`)
    try {
      const refused = await open(fiadh)
      expect(refused.status).toBe(500)
      expect(JSON.stringify(refused.body)).not.toContain('Bee')
    } finally {
      await app.asOwner('alter table person_accesses drop constraint for_a_test')
    }
  })

  test('they are in no other answer: list, file, search, mails, logs, exports', async () => {
    const [fiadh = ''] = await laySquad(app, SQUAD)
    await open(fiadh, { note: 'Training tonight' })
    const paths = [
      '/members',
      '/members?filter=bee',
      `/members/${fiadh}`,
      '/people/access-log',
      '/audit-events',
      '/home',
      '/search?q=bee',
      '/orders',
      '/forms',
      `/people/access-log?person_id=${fiadh}`,
    ]
    for (const path of paths) {
      const said = JSON.stringify((await owner.ask(path)).body)
      expect([path, said.includes('Bee stings')]).toEqual([path, false])
    }
    expect((await list('?filter=stings')).total).toBe(0)
    for (const path of ['/members/csv', '/people/access-log/csv', '/audit-events/csv', '/orders/csv']) {
      const file = await owner.text(path)
      expect([path, file.length > 10, file.includes('Bee stings')]).toEqual([path, true, false])
    }
    const logged = await app.asOwner(
      `select 1 from audit_events where detail::text like '%Bee stings%'
        union all select 1 from person_accesses a where a::text like '%Bee stings%'
        union all select 1 from outbox o where o::text like '%Bee stings%'
        union all select 1 from club_people p where p::text like '%Bee stings%'`,
    )
    expect(logged).toEqual([])
  })

  test('who looked is changed by nobody who serves a request', async () => {
    for (const statement of ['update person_accesses set note = $$x$$', 'delete from person_accesses'])
      await expect(app.parts.db.withClub(owner.accountId, (tx) => tx.execute(statement))).rejects.toThrow()
  })
})

describe('a card at the gate', () => {
  test('counts or not, with the reason, and nothing else of the person', async () => {
    const [fiadh = '', , , liam = ''] = await laySquad(app, SQUAD)
    for (const [id, number] of [
      [fiadh, 9001],
      [liam, 9002],
    ])
      await app.asOwner(
        'insert into membership_numbers (club_id, member_id, number, created_at) values ($1, $2, $3, now())',
        [owner.accountId, id, number],
      )
    const check = async (code: string, desk = owner) => (await desk.ask('/card-checks', { code })).body
    expect(await check('DR 9001')).toEqual({
      state: 'valid',
      card: {
        name: 'Fiadh Hallaran',
        plan: 'Juvenile U8–U12',
        season: '2026/27',
        number: 'DR 9001',
        ends_on: '2027-06-30',
      },
    })
    expect(await check('9002')).toMatchObject({ state: 'ended', card: { name: 'Liam Hallaran' } })
    for (const code of ['9999', 'nothing', 'x'.repeat(120)])
      expect(await check(code)).toEqual({ state: 'unknown', card: null })
    expect((await check('9001', other)).state).toBe('unknown')
  })
})
