import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberHome } from '@clubhouse/contract/people/home'
import type { MemberPayments } from '@clubhouse/contract/money/member-orders'
import { statementCounter } from '#testing/counted.ts'
import { type FamilyClient, openFamilyClient } from '#testing/clients/family-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: FamilyClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openFamilyClient(app)
})
afterAll(() => app.close())

const get = async <Body>(path: string): Promise<Body> => {
  const { status, body } = await ask(app, `/v2/member${path}`, undefined, desk.brid)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('home', () => {
  test('says who the family is, by club what they are members of and what is paid for it', async () => {
    const { people, clubs } = await get<MemberHome>('/home')
    expect(people.map(({ first_name, relation, age }) => [first_name, relation, age])).toEqual([
      ['Fiadh', 'daughter', 9],
      ['Oisín', 'son', 12],
      ['Tom', 'son', 15],
      ['Colm', 'partner', null],
      ['Bríd', null, null],
    ])
    const { order, payment_method_id } = desk.things
    const club = clubs.find(({ slug }) => slug === 'dunvarra')
    expect(club?.today).toBe('2026-11-15')
    const item = club?.items.find(({ order_id: id }) => id === order.order_id)
    expect(item).toMatchObject({
      name: 'Senior player',
      first_name: 'Bríd',
      today: 30_00,
      total: 180_00,
      number_of_payments: 6,
      bought_on: '2026-11-15',
      payment_method_id,
      card: { last_four_digits: '4242' },
      reason: null,
    })
    expect(item?.later.map(({ number, status }) => [number, status])).toEqual(
      [2, 3, 4, 5, 6].map((number) => [number, 'planned']),
    )
    expect(club?.memberships).toContainEqual(
      expect.objectContaining({ plan: 'Senior player', status: 'active' }),
    )
    expect(club?.on_sale.length).toBeGreaterThan(0)
    expect(club?.latest_order).toMatchObject({
      order_id: order.order_id,
      status: 'Completed',
      to_pay: 150_00,
      has_failed: false,
    })
    expect(JSON.stringify(clubs)).not.toMatch(/spm_|scus_|"method"/)
  })

  test('a waiting place that was offered, and draws of the week, are told', async () => {
    await app.asOwner(
      `insert into waiting_places (club_id, id, plan_id, user_id, count, status, joined_at, offered_until)
       select p.club_id, gen_random_uuid(), p.id, $1, 1, 'offered', now(), '2026-11-20T12:00:00Z' from products p
       join clubs c on c.id = p.club_id and c.slug = 'dunvarra' where p.type = 'Plan' order by p.slug limit 1`,
      [desk.things.user_id],
    )
    const [club] = (await get<MemberHome>('/home')).clubs
    expect(club?.offers).toMatchObject([{ count: 1, until: '2026-11-20T12:00:00.000Z' }])
    expect(club?.draws.length).toBeGreaterThan(0)
  })
})

describe('payments and orders', () => {
  test('what was paid stands with what it was for, and what is to come with its card', async () => {
    const body = await get<MemberPayments>('/payments')
    const { order } = desk.things
    expect(body.items.find(({ order_id: id }) => id === order.order_id)).toMatchObject({
      status: 'paid',
      amount: 30_00,
      currency: 'EUR',
      club: { slug: 'dunvarra' },
      card: { last_four_digits: '4242' },
      lines: [{ name: 'Senior player', person: 'Bríd', number: 1, of: 6 }],
    })
    expect(body.cards).toMatchObject([{ last_four_digits: '4242', default: true, in_use: true, used_by: 1 }])
  })

  test('orders are listed newest first, with what is left to pay', async () => {
    const { items } = await get<{ items: object[] }>('/orders?per_page=1')
    expect(items).toMatchObject([
      {
        order_id: desk.things.order.order_id,
        to_pay: 150_00,
        has_failed: false,
        lines: [{ person: 'Bríd' }],
      },
    ])
  })
})

describe('lists stay flat', () => {
  /** 14 months of orders with 200 payments, and ten people. */
  beforeAll(async () => {
    const values = [desk.things.order.order_id, desk.things.user_id]
    await app.asOwner(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
          'seq', 900000 + n, 'cart_id', gen_random_uuid(), 'idempotency_key', null,
          'created_at', o.created_at - make_interval(days => 8 * n)))).*
        from orders o, generate_series(1, 50) n where o.id = $1 and o.user_id = $2`,
      values,
    )
    await app.asOwner(
      `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id,
          'kind', 'instalment', 'gateway_payment_id', null, 'method_id', null))).*
        from payments p, orders o, generate_series(1, 4) n where p.order_id = $1 and o.seq >= 900000`,
      [desk.things.order.order_id],
    )
    await app.asOwner(
      `insert into related_people (user_id, id, first_name, last_name, kind, relation)
        select $1, gen_random_uuid(), 'Person ' || n, 'Hallaran', 'adult', 'other' from generate_series(1, 6) n`,
      [desk.things.user_id],
    )
  })

  test.each(['/home', '/payments?per_page=100', '/orders?per_page=100'])(
    '%s takes at most three statements, however much there is',
    async (path) => {
      const sent = await counter.during(() => get(path))
      const own = sent.filter(
        (name) => name.startsWith('club ') || ['member_people', 'saved_methods'].includes(name),
      )
      process.stderr.write(`${path}: ${own.join(', ')}\n`)
      expect(own.length).toBeGreaterThan(0)
      expect(own.length).toBeLessThanOrEqual(3)
    },
  )

  test('all of them are there', async () => {
    expect((await get<MemberPayments>('/payments?per_page=100')).total).toBeGreaterThan(200)
    expect((await get<{ items: object[] }>('/orders?per_page=50&page=2')).items.length).toBeGreaterThan(0)
    expect((await get<MemberHome>('/home')).people).toHaveLength(11)
  })
})
