import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '@clubhouse/demo/world/world'
import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { sandboxBefore } from '../../providers/payments/sandbox/before.ts'
import { statementCounter } from '../../testing/counted.ts'
import { proveMoney } from '#money/statement/prove-money.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { layGroups } from '../seed-groups.ts'
import { layHistory } from './lay-history.ts'

const counter = statementCounter({ inTransactions: true })
const world = demoWorld(TEST_NOW)
let app: TestApp
let statements: string[]
let stockBefore: object[]
beforeAll(async () => {
  app = await openTestApp({ around: counter.db })
  stockBefore = await app.asOwner('select id, remaining from stock order by id')
  const { db } = app.parts
  statements = await counter.during(() => layHistory({ db, now: TEST_NOW, gateway: sandboxBefore }, world))
})
afterAll(() => app.close())

const ask = <Row>(text: string) => app.asOwner<Row>(text)
/** What should not be there. */
const expectNone = async (text: string) => expect(await ask(text)).toEqual([])

test('is laid in a bounded number of statements, however many orders there are', () => {
  expect(statements.length).toBeLessThan(75)
})

test('240 members of 90 families in Dunvarra, 40 of 15 in Inishvarn', async () => {
  const people = await ask<{ slug: string; members: number; families: number }>(`
    select c.slug, count(distinct m.member_id)::int as members, count(distinct m.user_id)::int as families
    from memberships m join clubs c on c.id = m.club_id join users u on u.id = m.user_id
    where u.email like '%-home.example' group by c.slug order by c.slug`)
  expect(people).toEqual([
    { slug: 'dunvarra', members: 240, families: 90 },
    { slug: 'inishvarn', members: 40, families: 15 },
  ])
  await expectNone(`select email from users where email not like '%.example'`)
})

test('teams are filled from who is of their age, and looked after', async () => {
  for (const club of world.clubs)
    await app.parts.db.withClub(club.id, (tx) => layGroups(tx, club, world, TEST_NOW))
  const teams = await ask<{ name: string; members: number; managers: number }>(`
    select g.name, (select count(*)::int from group_members b where b.group_id = g.id) as members,
      (select count(*)::int from group_managers k where k.group_id = g.id) as managers from groups g order by g.name`)
  expect(teams.map(({ name, managers }) => [name, managers])).toEqual([
    ['Senior team', 0],
    ['Under 10s', 2],
    ['Under 12s', 2],
  ])
  for (const { name, members } of teams) expect(members, name).toBeGreaterThan(4)
})

test('every kind of order is there', async () => {
  const kinds = await ask<Record<string, number>>(`
    select count(*) filter (where status = 'Completed')::int as paid, count(*) filter (where status = 'Pending')::int as pending,
      count(*) filter (where status = 'Refunded')::int as refunded, count(*) filter (where status = 'Expired')::int as expired,
      count(*) filter (where status = 'Cancelled')::int as cancelled, count(*) filter (where guest_id is not null)::int as guest,
      count(*) filter (where status = 'Completed' and total = 0)::int as free,
      count(*) filter (where status = 'Completed' and exists (select from refunds r where r.order_id = o.id))::int as part,
      count(*) filter (where discount_code_id is not null)::int as code,
      count(*) filter (where exists (select from order_items i where i.order_id = o.id and i.type = 'Bundle'))::int as bundle
    from orders o join clubs c on c.id = o.club_id where c.slug = 'dunvarra'`)
  for (const [kind, count] of Object.entries(kinds[0] ?? {})) expect(count, kind).toBeGreaterThan(1)
})

describe('money adds up to the cent, order by order', () => {
  test('lines are what orders say', () =>
    expectNone(`select o.id, o.seq from orders o join lateral (
        select sum(subtotal)::int as subtotal, sum(total)::int as total, sum(today)::int as today, sum(later)::int as later
        from order_items i where i.club_id = o.club_id and i.order_id = o.id and i.parent_id is null) i on true
      where (i.subtotal, i.total, i.today, i.later) is distinct from (o.subtotal, o.total, o.today_total, o.later_total)`))

  test('what is in a bundle is what it costs, and what is taken off a line makes its total', async () => {
    await expectNone(`select b.id from order_items b left join (
        select parent_id, sum(total)::int as total, sum(subtotal)::int as subtotal from order_items group by parent_id
      ) i on i.parent_id = b.id where b.type = 'Bundle' and (b.total, b.subtotal) is distinct from (i.total, i.subtotal)`)
    await expectNone(`select i.id from order_items i where i.subtotal - i.total <> coalesce(
      (select sum((d ->> 'amount')::int) from jsonb_array_elements(i.discounts) d), 0) and i.parent_id is null`)
  })

  test('the first payment is what was to be paid that day', () =>
    expectNone(`select o.id from orders o left join payments p on p.club_id = o.club_id and p.order_id = o.id and p.kind = 'checkout'
      where p.amount is distinct from o.today_total
        or (p.status = 'succeeded') is distinct from (o.status in ('Completed', 'Refunded'))`))

  test('what is paid later is planned, line by line, and paid by payments of that amount', async () => {
    await expectNone(`select i.id from order_items i left join (
        select order_item_id, sum(amount)::int as amount, count(*)::int as count from scheduled_payments group by order_item_id
      ) s on s.order_item_id = i.id
      where (i.payment_option is null or (i.payment_option ->> 'number_of_payments') is not null)
        and (i.later, i.payments - 1) is distinct from (coalesce(s.amount, 0), coalesce(s.count, 0))`)
    await expectNone(`select s.id from scheduled_payments s left join payments p on p.club_id = s.club_id and p.id = s.payment_id
      where (s.status = 'paid') is distinct from (p.status is not distinct from 'succeeded')
        or (p.id is not null and p.amount <> s.amount)`)
    await expectNone(`select p.id from payments p where p.kind = 'instalment' and p.status = 'succeeded'
      and not exists (select from scheduled_payments s where s.club_id = p.club_id and s.payment_id = p.id)`)
    // Nothing is left for the clock that it should have done.
    await expectNone(`select id from scheduled_payments where status = 'charging'
      or (status = 'planned' and (try_at is null or try_at <= '${TEST_NOW.toISOString()}'))`)
  })

  test('each captured payment is booked once, to the lines that it was paid for, with its fee', async () => {
    await expectNone(`select p.id from payments p left join (
        select t.payment_id, count(distinct t.id) filter (where t.kind = 'charge')::int as charges,
          count(distinct t.id) filter (where t.kind = 'fee')::int as fees_booked,
          sum(e.amount) filter (where e.account = 'gateway')::int as gateway,
          sum(e.amount) filter (where e.account = 'fees')::int as fees
        from ledger_transactions t join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
        group by t.payment_id) b on b.payment_id = p.id
      where case when p.status = 'succeeded' and p.amount > 0
        then (b.charges, b.fees_booked, b.gateway, b.fees) is distinct from (1, 1, p.amount - p.fee - p.refunded, p.fee)
        else b.payment_id is not null end`)
    await expectNone(`select i.id from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
      left join (select order_item_id, -sum(amount)::int as amount from ledger_entries group by order_item_id) e
        on e.order_item_id = i.id
      left join (select order_item_id, sum(amount)::int as amount from scheduled_payments where status = 'paid'
        group by order_item_id) s on s.order_item_id = i.id
      where i.parent_id is null and coalesce(e.amount, 0) <> coalesce(s.amount, 0) - i.refunded
        + case when o.status in ('Completed', 'Refunded') then i.today else 0 end`)
    await expectNone(
      `select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`,
    )
    await expectNone(`select e.transaction_id from ledger_entries e join order_items i on i.id = e.order_item_id
      where e.account <> 'sales:' || i.type`)
  })

  test('what was given back stands on lines, payments and refunds alike', async () => {
    await expectNone(`select o.id from orders o where (select coalesce(sum(i.refunded), 0) from order_items i where i.order_id = o.id)
      <> (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.status = 'done')
      or (select coalesce(sum(p.refunded), 0) from payments p where p.order_id = o.id)
      <> (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id)`)
    await expectNone(`select o.id from orders o where (o.status = 'Refunded') is distinct from exists (
      select from payments p where p.order_id = o.id and p.amount > 0 and p.status = 'succeeded' and p.refunded = p.amount)`)
  })

  test('the gateway’s books say the same of every payment and refund', async () => {
    await expectNone(`select p.id from payments p full join sandbox_payments g on g.id = p.gateway_payment_id
      where (p.amount, p.currency, p.status, p.application_fee, p.refunded, p.customer_id, p.payment_token, p.order_id::text)
        is distinct from (g.amount, g.currency, g.status, g.fee, g.refunded, g.customer_id, g.token, g.order_id)
        and not (p.gateway_payment_id is null and p.amount = 0)`)
    await expectNone(`select r.id from refunds r full join sandbox_refunds g on g.id = r.gateway_refund_id
      where r.amount is distinct from g.amount`)
    await expectNone(`select p.id from payments p where p.method_id is not null and not exists (
      select from sandbox_methods m join saved_methods s on s.method_id = m.id join gateway_customers c on c.user_id = s.user_id
      where m.id = p.method_id and m.customer_id = p.customer_id and c.customer_id = p.customer_id)`)
    const { db, gateway, registry } = app.parts
    const period = { from: new Date('2026-10-01T00:00:00Z'), to: TEST_NOW }
    for (const club of ['dunvarra', 'inishvarn']) {
      const { kinds, differences } = await proveMoney(
        { db, gateway },
        { clubId: registry.idOf(club) ?? '', ...period },
      )
      expect(differences).toEqual([])
      expect(kinds.find(({ kind }) => kind === 'charge')?.lines).toBeGreaterThan(5)
    }
  })
})

test('what was sold was there besides: as much is left as the demo says', async () => {
  expect(await ask('select id, remaining from stock order by id')).toEqual(stockBefore)
  await expectNone(`select s.id from stock s where s.reserved <> 0 or s.sold <> (select coalesce(sum(r.count), 0) from reservations r
    where r.club_id = s.club_id and r.stock_id = s.id and r.state = 'sold')`)
  await expectNone(`select d.code from discount_codes d where d.code <> 'FULLUP' and d.used <> (select count(*) from orders o
    where o.discount_code_id = d.id and o.status in ('Completed', 'Refunded', 'Pending'))`)
})

test('whoever bought a plan is a member, with the forms that were filled in', async () => {
  await expectNone(`select i.id from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
    where i.type = 'Plan' and (o.status in ('Completed', 'Refunded')) is distinct from exists (
      select from memberships m where m.club_id = i.club_id and m.order_item_id = i.id and m.member_id = i.member_id)`)
  await expectNone(`select i.id from order_items i left join form_answers a on a.club_id = i.club_id and a.id = i.member_answers_id
    where i.type = 'Plan' and (a.member_id is distinct from i.member_id or jsonb_array_length(a.answers -> 'sections') < 3)`)
})

test('tickets are in as many draws as were paid for, and draws before verify as they did', async () => {
  await expectNone(`select t.id from lottery_tickets t join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
    where (select count(*) from draw_entries e where e.club_id = t.club_id and e.ticket_id = t.id)
      <> jsonb_array_length(t.lines) * t.draws`)
  await expectNone(`select e.draw_id from draw_entries e join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
    where t.lines -> (e.line_number - 1) is distinct from e.line`)
  await expectNone(`select i.id from order_items i join lottery_tickets t on t.order_item_id = i.id
    where i.type = 'Lotto' and i.metadata -> 'lines' is distinct from t.lines`)
  for (const number of [341, 340, 338, 334]) {
    const reply = await app.server.inject({
      url: `/products/lotto/rovers-lotto/draws/${number}/proof.json`,
      headers: { host: 'dunvarra.clubhouse.test' },
    })
    expect(await verifyProof(reply.json<DrawProof>())).toMatchObject({ isRight: true })
  }
})

test('the books can be written on: five days later Tom’s payment is made, and Kwame’s next is still to come', async () => {
  const soon = new Date(TEST_NOW.getTime() + 5 * 86_400_000)
  app.setClock(soon)
  for (let round = 0; round < 2; round += 1) await app.parts.jobs.runDue()
  const [tom] = await ask<object>(`select s.status, s.attempts from scheduled_payments s
    join order_items i on i.id = s.order_item_id where i.first_name = 'Tom' and i.last_name = 'Hallaran' and s.number = 3`)
  expect(tom).toEqual({ status: 'paid', attempts: 3 })
  const [kwame] = await ask<object>(`select s.due_on, s.status, s.amount from scheduled_payments s
    join lottery_tickets t on t.order_item_id = s.order_item_id where t.auto_renewal`)
  expect(kwame).toEqual({ due_on: '2026-11-25', status: 'planned', amount: 5_00 })
  await expectNone(
    `select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`,
  )
  await expectNone(`select id from payment_effects where failed_at is not null`)
})
