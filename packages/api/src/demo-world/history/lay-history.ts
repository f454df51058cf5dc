import { sql } from 'drizzle-orm'
import { historyOf } from '@clubhouse/demo/history/history'
import type { History, HistoryAnswers } from '@clubhouse/demo/history/shape'
import type { DemoClub, DemoWorld } from '@clubhouse/demo/world/world'
import { idOf } from '@clubhouse/demo/world/ids'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { cleanAnswers } from '@clubhouse/domain/people/forms/answers/wire-answers'
import type { Pieces, Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { insertRows } from '#kernel/db/insert-rows.ts'
import { formAnswers } from '#people/forms/tables.ts'
import { bookings } from '#money/ledger/port.ts'
import { lotteryTickets } from '#selling/lottery/tables.ts'
import { memberships } from '#people/members/tables.ts'
import { payments, refunds, scheduledPayments } from '#money/payments/tables.ts'
import { orderItems, orders } from '#money/orders/tables.ts'
import { gatewayCustomers, savedMethods } from '#money/gateway/tables.ts'
import type { GatewayBefore, GatewayPast } from '../../providers/payments/port.ts'
import { reservations } from '#selling/stock/tables.ts'
import { hashOf } from '../hash-of.ts'
import { formFor } from '../seed-forms.ts'
import { savedCards } from './saved-cards.ts'
import { layHouseholds } from './lay-people.ts'
import { enterTickets, findLines } from './lay-tickets.ts'
import { writeRows } from './rows-of-order.ts'
import { noRows, type NumberedOrder, type Rows } from './shape.ts'

export interface HistoryDeps {
  db: Pieces
  now: Date
  gateway: GatewayBefore
}

/** What happened before the demo was laid: people, orders, money and tickets, in a few statements for each club. */
export async function layHistory({ db, now, gateway }: HistoryDeps, world: DemoWorld): Promise<void> {
  const passwordHash = await hashOf(DEMO_PASSWORD)
  const past: GatewayPast = { customers: [], methods: [], payments: [], refunds: [] }
  for (const club of world.clubs) {
    const history = historyOf(club, world, now)
    await db.withPlatform((tx) => layHouseholds(tx, club.id, history, passwordHash))
    const laid = await db.withClub(club.id, (tx) => layOrders(tx, { club, history, world, now, gateway }))
    for (const each of ['customers', 'methods', 'payments', 'refunds'] as const)
      past[each].push(...(laid.gateway[each] as never[]))
  }
  await db.withPlatform(async (tx) => {
    await gateway.layBooks(tx, past)
    await layCards(tx, past)
  })
}

interface Laying {
  club: DemoClub
  history: History
  world: DemoWorld
  now: Date
  gateway: GatewayBefore
}

async function layOrders(tx: Tx, { club, history, world, now, gateway }: Laying): Promise<Rows> {
  const clubId = club.id
  const numbered = await withNumbers(tx, history)
  const laid = noRows()
  const treasurer = world.logins.find(
    ({ organisation, role }) => organisation === club.slug && role === 'admin',
  )
  const writing = {
    club,
    now,
    feeOf: (amount: number) => gateway.feeOf(amount),
    clean: cleaner(club),
    treasurerId: treasurer?.id ?? idOf('nobody'),
    formIds: Object.fromEntries(
      (['adult', 'juvenile', 'guardian'] as const).map((kind) => [kind, formFor(club.forms, kind)]),
    ),
  }
  for (const order of numbered) writeRows(laid, order, writing)
  Object.assign(laid.gateway, savedCards(numbered))
  const plan = await findLines(tx, clubId, numbered, laid)
  await insertRows(tx, formAnswers, laid.answers)
  await insertRows(tx, orders, laid.orders)
  await insertRows(tx, orderItems, laid.items)
  await insertRows(tx, payments, laid.payments)
  await insertRows(tx, scheduledPayments, laid.scheduled)
  await insertRows(tx, refunds, laid.refunds)
  await tx.execute(sql`with ${bookings(laid.bookings)} select count(*) from entered`)
  await insertRows(tx, reservations, laid.reservations)
  await countSold(tx, clubId, laid)
  await insertRows(tx, memberships, laid.memberships)
  await insertRows(tx, lotteryTickets, laid.tickets)
  await enterTickets(tx, clubId, plan, { orders: numbered, now }, laid)
  return laid
}

async function withNumbers(tx: Tx, { orders: made }: History): Promise<NumberedOrder[]> {
  const found = await rows<{ seq: number }>(
    tx,
    sql`select nextval('order_numbers')::int as seq from generate_series(1, ${made.length}::int)`,
  )
  return made.map((order, at) => ({ ...order, seq: found[at]?.seq ?? 0 }))
}

function cleaner({ forms }: DemoClub): (given: HistoryAnswers) => ReturnType<typeof cleanAnswers> {
  return ({ kind, values }) => {
    const form = forms.find((each) => each.kind === kind)
    return cleanAnswers({ sections: form?.sections ?? [] }, values)
  }
}

/** What was sold was there in addition to what is left; and how often codes were used. */
async function countSold(tx: Tx, clubId: string, laid: Rows): Promise<void> {
  await tx.execute(sql`
    with sold as (
      select stock_id, sum(count)::int as count from reservations where club_id = ${clubId} and state = 'sold' group by stock_id
    )
    update stock s set sold = s.sold + sold.count from sold where s.club_id = ${clubId} and s.id = sold.stock_id`)
  const used = laid.orders.flatMap(({ status, discountCodeId }) =>
    discountCodeId && !['Expired', 'Cancelled'].includes(status) ? [discountCodeId] : [],
  )
  if (used.length === 0) return
  await tx.execute(sql`
    update discount_codes d set used = d.used + u.count
    from (select id, count(*)::int as count from unnest(${`{${used.join(',')}}`}::uuid[]) as id group by id) u
    where d.club_id = ${clubId} and d.id = u.id`)
}

/** Cards that people find among their own. */
async function layCards(tx: Tx, { customers, methods }: GatewayPast): Promise<void> {
  const userOf = new Map(customers.map(({ id, userId }) => [id, userId]))
  await insertRows(
    tx,
    gatewayCustomers,
    customers.map(({ id, userId }) => ({ userId, gateway: 'sandbox' as const, customerId: id })),
  )
  await insertRows(
    tx,
    savedMethods,
    methods.map(({ id: methodId, customerId, card, createdAt }) => ({
      userId: userOf.get(customerId) ?? '',
      id: idOf(`saved/${methodId}`),
      gateway: 'sandbox' as const,
      methodId,
      card,
      isDefault: true,
      createdAt,
    })),
  )
}
