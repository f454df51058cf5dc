import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { statementCounter } from '#testing/counted.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { eraseDue } from './erase-due.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let owner: PeopleClient
let other: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner('delete from club_erasures')
  await app.asOwner('delete from person_merges')
  await clearSquads(app)
  owner = await openPeopleClient(app)
  other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
})

const HOLDER = 'brid@mail.example'
const OVER = '2026-06-30'
const SECRET = 'Bee stings'
const FIADH: SquadMember = {
  firstName: 'Fiadh',
  lastName: 'Quillan',
  kind: 'juvenile',
  born: '2017-07-18',
  holder: HOLDER,
  endsOn: OVER,
  answers: { medical_details: SECRET },
}
const TOM: SquadMember = {
  ...FIADH,
  firstName: 'Tom',
  born: '2011-02-01',
  answers: { school: 'Scoil na Trá' },
}
const BRID: SquadMember = {
  ...FIADH,
  firstName: 'Brid',
  kind: 'adult',
  born: '1985-01-01',
  isSelf: true,
  answers: {},
}
const NELL: SquadMember = {
  firstName: 'Nell',
  lastName: 'Quillan',
  kind: 'adult',
  guest: 'nell@mail.example',
  endsOn: OVER,
  born: '1950-01-01',
}

const told = async (id: string, desk = owner) => (await desk.ask(`/members/${id}/erasure`)).body
const request = (id: string, name: string, more: object = {}, desk = owner) =>
  desk.ask(`/members/${id}/erasure`, {
    reason: 'She asked by mail',
    name,
    current_password: DEMO_PASSWORD,
    ...more,
  })
const stop = (id: string, desk = owner) => desk.ask(`/members/${id}/erasure`, undefined, 'DELETE')
const LATER = new Date(TEST_NOW.getTime() + 14 * 24 * 3_600_000 + 60_000)
const eraseAt = (at: Date) => app.parts.db.withPlatform((tx) => eraseDue(app.parts, tx, at))

async function tablesThatName(pattern: string): Promise<string[]> {
  const tables = await app.asOwner<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'sandbox%' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if ((await app.asOwner(`select 1 from "${name}" t where t::text ~ $1 limit 1`, [pattern])).length > 0)
      found.push(name)
  return found
}
const books = () =>
  app.asOwner(
    `select (select md5(string_agg(e::text, '|' order by e::text)) from ledger_entries e) as ledger,
      (select sum(total) from orders) as orders, (select sum(amount) from payments) as payments`,
  )

describe('what stands in the way', () => {
  test.each<[string, SquadMember[], string]>([
    ['a membership that counts', [{ ...FIADH, endsOn: '2027-06-30' }], 'running_membership'],
    ['one of a child that goes along', [BRID, { ...TOM, endsOn: null }], 'running_membership'],
    ['a payment to come', [{ ...FIADH, payment: 'owing' }], 'open_payments'],
    ['a late payment of a guest', [{ ...NELL, payment: 'arrears' }], 'open_payments'],
    ['a payment for a child of the account', [BRID, { ...TOM, payment: 'owing' }], 'open_payments'],
  ])('%s', async (_what, squad, code) => {
    const [id = ''] = await laySquad(app, squad)
    const { status, body } = await request(id, `${squad[0]?.firstName} Quillan`)
    expect([status, body.error_code]).toEqual([409, code])
    expect((await told(id)).asked).toBeNull()
  })

  test('a brother’s payments do not; what the club itself gave them ends with it', async () => {
    const [fiadh = ''] = await laySquad(app, [FIADH, { ...TOM, payment: 'owing', endsOn: null }])
    await app.asOwner(`update memberships set order_item_id = null, ends_on = null where member_id = $1`, [
      fiadh,
    ])
    expect(await told(fiadh)).toMatchObject({ running: [], open_payments: [], ends: [expect.any(String)] })
    expect((await request(fiadh, 'Fiadh Quillan')).status).toBe(200)
  })

  test('whoever helps to run the club, and an order that is being paid', async () => {
    const [brid = ''] = await laySquad(app, [BRID])
    await app.asOwner(`update orders set status = 'Pending' where user_id = $1`, [brid])
    expect((await request(brid, 'Brid Quillan')).body.error_code).toBe('unpaid_order')
    await app.asOwner(`insert into club_roles (club_id, user_id, role) values ($1, $2, 'admin')`, [
      owner.accountId,
      brid,
    ])
    expect((await request(brid, 'Brid Quillan')).body.error_code).toBe('runs_club')
  })

  test('no reason, another name, no proof: each is said at its field, and nothing is written', async () => {
    const [fiadh = ''] = await laySquad(app, [FIADH])
    const errors = async (name: string, more: object) => (await request(fiadh, name, more)).body.errors
    expect(await errors('fiadh quillan', { reason: ' ' })).toEqual({ reason: expect.any(String) })
    expect(await errors('Fiadh', {})).toEqual({ name: expect.any(String) })
    expect(await errors('Fiadh Quillan', { current_password: 'not it' })).toHaveProperty('current_password')
    expect((await request(fiadh, 'Fiadh Quillan', { current_password: undefined })).status).toBe(422)
    expect(await app.asOwner('select 1 from club_erasures')).toEqual([])
  })

  test('to another club nobody is there, and a coach may not', async () => {
    const [fiadh = ''] = await laySquad(app, [FIADH])
    expect((await other.ask(`/members/${fiadh}/erasure`)).status).toBe(404)
    expect((await request(fiadh, 'Fiadh Quillan', {}, other)).status).toBe(404)
    expect((await stop(fiadh, other)).status).toBe(404)
    await app.asOwner(
      `insert into club_offices (club_id, user_id, office, given_at) select $1, id, 'coach', now() from users where email = $2`,
      [owner.accountId, 'tadhg@dunvarra.example'],
    )
    const coach = await openPeopleClient(app, { who: 'tadhg@dunvarra.example' })
    expect((await request(fiadh, 'Fiadh Quillan', {}, coach)).status).toBe(403)
    await app.asOwner('delete from club_offices')
  })
})

describe('an erasure', () => {
  test('waits a fortnight and can be stopped; asked twice and at once it is one', async () => {
    const [fiadh = ''] = await laySquad(app, [FIADH])
    const both = await Promise.all([request(fiadh, 'Fiadh Quillan'), request(fiadh, 'Fiadh Quillan')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect((await told(fiadh)).asked).toMatchObject({
      reason: 'She asked by mail',
      asked_by: expect.stringContaining('Orla'),
    })
    const asked = await app.asOwner(
      `select detail from audit_events where kind = 'person-erasure-asked' and detail ->> 'person_id' = $1`,
      [fiadh],
    )
    expect(asked).toEqual([{ detail: { person_id: fiadh } }])
    await eraseAt(new Date(LATER.getTime() - 120_000))
    expect((await stop(fiadh)).status).toBe(200)
    expect((await stop(fiadh)).status).toBe(200)
    await eraseAt(LATER)
    expect(await tablesThatName(SECRET)).toContain('form_answers')
  })

  test('of a child: who played and the books stay; its brother and its mother are as they were', async () => {
    const [fiadh = '', tom = '', brid = ''] = await laySquad(app, [FIADH, TOM, BRID])
    await app.asOwner(
      `insert into person_merges (club_id, id, kept_id, gone_id, kept_name, gone_name, trail, merged_at)
        values ($1, gen_random_uuid(), $2, gen_random_uuid(), 'Fiadh Quillan', 'Fiada Quillan', '{"before":[],"after":[]}', now())`,
      [owner.accountId, fiadh],
    )
    const rest = () =>
      app.asOwner(
        `select (select json_agg(p order by p.id) from club_people p where p.id in ($1, $2)) as people,
          (select json_agg(o order by o.id) from orders o) as orders,
          (select json_agg(i order by i.id) from order_items i where i.member_id in ($1, $2)) as items,
          (select json_agg(a order by a.id) from form_answers a where a.member_id in ($1, $2)) as answers,
          (select json_agg(m order by m.id) from memberships m where m.member_id in ($1, $2)) as memberships,
          (select json_agg(r) from club_roles r where r.user_id = $2) as roles`,
        [tom, brid],
      )
    const [before, money] = [await rest(), await books()]
    await request(fiadh, 'Fiadh Quillan')
    await eraseAt(LATER)
    expect(await rest()).toEqual(before)
    expect(await books()).toEqual(money)
    expect(await tablesThatName('Fiadh.*Quillan|Fiada')).toEqual(['club_people', 'memberships'])
    expect(await tablesThatName(SECRET)).toEqual([])
    const [kept] = await app.asOwner('select user_id, email, born from club_people where id = $1', [fiadh])
    expect(kept).toEqual({ user_id: null, email: null, born: null })
    // Also when the club corrects the name later: whoever paid is not the child.
    await owner.ask(`/members/${fiadh}`, { first_name: 'Fia' }, 'PATCH')
    expect(await app.asOwner('select email from club_people where id = $1', [fiadh])).toEqual([
      { email: null },
    ])
    expect((await owner.ask(`/members/${fiadh}`)).body).toMatchObject({
      guardians: [],
      contact: null,
      forms: [],
    })
    await eraseAt(LATER)
    expect(
      await app.asOwner(
        `select 1 from audit_events where kind = 'person-erased' and detail ->> 'person_id' = $1`,
        [fiadh],
      ),
    ).toHaveLength(1)
  })

  test('of whoever has the account: the family goes along here, the account and other clubs stay', async () => {
    const [brid = '', fiadh = ''] = await laySquad(app, [BRID, FIADH])
    await laySquad(app, [{ ...BRID, lastName: 'Quillan' }], 'inishvarn')
    expect((await told(brid)).goes_along).toEqual(['Fiadh Quillan'])
    await request(brid, 'Brid Quillan')
    await eraseAt(LATER)
    expect(await app.asOwner('select email from users where id = $1', [brid])).toEqual([{ email: HOLDER }])
    const left = await app.asOwner(
      `select c.slug from club_roles r join clubs c on c.id = r.club_id where r.user_id = $1`,
      [brid],
    )
    expect(left).toEqual([{ slug: 'inishvarn' }])
    const orders = await app.asOwner(
      `select c.slug, o.email, o.user_id is null as is_loose from orders o join clubs c on c.id = o.club_id group by 1, 2, 3 order by 1`,
    )
    expect(orders).toEqual([
      { slug: 'dunvarra', email: 'deleted@account.invalid', is_loose: true },
      { slug: 'inishvarn', email: HOLDER, is_loose: false },
    ])
    const people = await app.asOwner(
      'select first_name, user_id, email from club_people where club_id = $1 and id in ($2, $3) order by 1',
      [owner.accountId, brid, fiadh],
    )
    expect(people).toEqual([
      { first_name: 'Brid', user_id: null, email: null },
      { first_name: 'Fiadh', user_id: null, email: null },
    ])
  })

  test('of a guest: the email on what they bought is replaced', async () => {
    const [nell = ''] = await laySquad(app, [NELL, { ...NELL, firstName: 'Una', guest: 'una@mail.example' }])
    await request(nell, 'Nell Quillan')
    await eraseAt(LATER)
    expect(await tablesThatName('nell@mail.example')).toEqual([])
    expect(await tablesThatName('una@mail.example')).toContain('orders')
  })

  test('of a guest who bought for another too, in their own name: the order is known until all of it is done', async () => {
    const [nell = '', una = ''] = await laySquad(app, [
      NELL,
      { ...NELL, firstName: 'Una', guest: 'una@mail.example' },
    ])
    await app.asOwner(
      `update orders set first_name = 'Nell', last_name = 'Quillan' where email = 'nell@mail.example'`,
    )
    await app.asOwner(
      `update order_items set position = 1, order_id = (select id from orders where email = 'nell@mail.example') where member_id = $1`,
      [una],
    )
    await request(nell, 'Nell Quillan')
    await eraseAt(LATER)
    expect(await tablesThatName('nell@mail.example')).toEqual([])
    expect(await app.asOwner(`select 1 from order_items where first_name is not null`)).toEqual([])
  })

  test('what came back meanwhile keeps it until it is settled', async () => {
    const [nell = ''] = await laySquad(app, [NELL])
    await request(nell, 'Nell Quillan')
    await app.asOwner(
      `insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status)
        select club_id, id, order_id, id, 2, '2026-12-01', 1000, 'failed' from order_items where member_id = $1`,
      [nell],
    )
    await eraseAt(LATER)
    expect(await tablesThatName('nell@mail.example')).toContain('orders')
    await app.asOwner(`update scheduled_payments set status = 'cancelled'`)
    await eraseAt(new Date(LATER.getTime() + 25 * 3_600_000))
    expect(await tablesThatName('nell@mail.example')).toEqual([])
  })

  test('nobody who is to go is merged with somebody', async () => {
    const [one = '', two = ''] = await laySquad(app, [NELL, { ...NELL, guest: 'nell2@mail.example' }])
    await request(one, 'Nell Quillan')
    const sides = { name: 'kept', date_of_birth: 'kept', mobile: 'kept' }
    const { body } = await owner.ask(`/people/duplicates/preview?one_id=${one}&other_id=${two}`)
    const kept = body.kept?.member_id ?? one
    const refused = await owner.ask('/people/merges', {
      kept_id: kept,
      gone_id: kept === one ? two : one,
      ...sides,
    })
    expect([refused.status, refused.body.error_code]).toEqual([409, 'to_be_erased'])
  })

  test('the page asks four statements', async () => {
    const [fiadh = ''] = await laySquad(app, [FIADH, TOM, BRID])
    await told(fiadh)
    const sent = await counter.during(() => told(fiadh))
    expect(sent.filter((each) => each.startsWith('club')).length).toBeLessThanOrEqual(4)
  })
})
