import { randomUUID } from 'node:crypto'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '../db/database.ts'
import { lotteryFulfilment } from '../lottery/fulfilment.ts'
import { PlayerKeys } from '../lottery/limits/player-keys.ts'
import { membershipFulfilment } from '../members/port.ts'
import { cancelLaterPayments } from '../orders/cancel-subscription.ts'
import { giveUpOrder } from '../orders/give-up.ts'
import { askWriteOff, confirmWriteOff, declineWriteOff } from '../orders/arrears/write-off.ts'
import { askRefund, confirmRefund, declineRefund } from '../orders/office/ask-refund.ts'
import { correctPayment } from '../orders/office/correct-payment.ts'
import { recordPayment } from '../orders/office/record-payment.ts'
import { startCharges } from '../orders/payments/charge-due.ts'
import { wantMove } from '../orders/payments/move-money.ts'
import { payNow } from '../orders/payments/pay-now.ts'
import { app, clubId, depsWith, desk } from './attempts-desk.ts'
import { CARDS } from './checkout-desk.ts'
import { ask } from './sign-in.ts'

/** The same chance for the same seed: what was found once is found again. */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(next() * end),
    oneOf: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)],
  }
}
export type Chance = ReturnType<typeof chance>

type Operation = (chance: Chance) => Promise<boolean>

const inClub = <T>(work: (tx: Tx) => Promise<T>) => app.parts.db.withClub(clubId, work)
const now = () => app.parts.now()
const deps = () => ({
  ...depsWith(),
  fulfilments: [membershipFulfilment, lotteryFulfilment(new PlayerKeys(app.parts.config.secret))],
})

/** One of those that a statement finds, by chance and not by how they happen to lie there. */
async function pick<Row extends object>(by: Chance, rows: string): Promise<Row | null> {
  const [{ count } = { count: 0 }] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from (${rows}) r`,
    [clubId],
  )
  if (count === 0) return null
  const [row] = await app.asOwner<Row>(`${rows} limit 1 offset ${by.below(count)}`, [clubId])
  return row ?? null
}

/** Those of this test: the demo's own were never paid at a gateway. */
const OURS = `o.club_id = $1 and o.created_at >= '2026-11-15' and o.status`

const BASKETS = [
  async () => [await desk.plan('senior-player')],
  async () => [await desk.plan('social-member')],
  async () => [await desk.plan('senior-player'), await desk.plan('social-member')],
  // What has no end: paid again and again, and all of it can be given back.
  async () => [await desk.plan('gym-astro')],
  async () => [await renewingTicket()],
  async () => [
    await desk.bundle('siblings-saver', [
      await desk.plan('juvenile-u8-u12', { first_name: 'Cillian' }),
      await desk.plan('juvenile-u8-u12', { first_name: 'Sadhbh' }),
    ]),
  ],
]

async function renewingTicket(): Promise<object> {
  const { body } = await ask(app, '/v2/store/dunvarra/products/rovers-lotto')
  return {
    product_id: body.product_id,
    metadata: { lines: [[4, 9, 17, 21, 26, 30]], draws: 1, auto_renewal: true },
  }
}

async function checkedOut(by: Chance): Promise<{ order_id: string; payment_token: string } | null> {
  await desk.clear()
  const cart = await desk.fill(...((await by.oneOf(BASKETS)?.()) ?? []))
  for (const { shopping_cart_item: item, payment_options: options } of cart.items) {
    const option = by.oneOf([null, ...options.map(({ payment_option_id: id }) => id)])
    if (option && by.below(3) > 0) await desk.pay(cart.shopping_cart_id, item, option)
  }
  const { status, body } = await desk.checkOut(cart.shopping_cart_id, { is_over_18: true })
  return status === 200 ? body : null
}

const buy =
  (card: string): Operation =>
  async (by) => {
    const placed = await checkedOut(by)
    if (!placed) return false
    await desk.confirm(placed.payment_token, card)
    await desk.order(placed.order_id)
    return true
  }

/** Given up, and then paid after all: the money goes back by itself. */
const buyTooLate: Operation = async (by) => {
  const placed = await checkedOut(by)
  if (!placed) return false
  const to = by.oneOf(['Cancelled', 'Expired'] as const) ?? 'Expired'
  await inClub((tx) => giveUpOrder(tx, { clubId, orderId: placed.order_id, to, now: now() }))
  if (by.below(2) === 0) await desk.confirm(placed.payment_token)
  await desk.settle()
  return true
}

interface Later {
  id: string
  order_id: string
  order_item_id: string
  user_id: string
  amount: number
}
const later = (by: Chance, status: string) =>
  pick<Later>(
    by,
    `select s.id, s.order_id, s.order_item_id, s.amount, o.user_id from scheduled_payments s
      join orders o on o.club_id = s.club_id and o.id = s.order_id
      join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
      where ${OURS} = 'Completed' and s.status = '${status}' order by o.seq, i.position, s.number`,
  )

/** By a card that was good once it is refused; before its last try it is tried again, after it it is in arrears. */
const charge: Operation = async (by) => {
  const due = await later(by, 'planned')
  if (!due) return false
  await app.asOwner(
    'update scheduled_payments set try_at = $2, attempts = greatest(attempts, $3) where id = $1',
    [...[due.id, now(), by.below(3)]],
  )
  await inClub((tx) => startCharges(tx, clubId, [due.id], now(), deps().fulfilments))
  if (by.below(4) > 0) await desk.settle()
  return true
}

const payEarly: Operation = async (by) => {
  const due = await later(by, 'planned')
  if (!due) return false
  const { order_id: orderId, user_id: userId } = due
  await payNow(deps(), { clubId, orderId, userId, what: 'early', card: null })
  return true
}

const payArrears: Operation = async (by) => {
  const due = await later(by, 'failed')
  if (!due) return false
  await payNow(deps(), { clubId, orderId: due.order_id, userId: due.user_id, what: 'arrears', card: null })
  return true
}

const refund: Operation = async (by) => {
  const line = await pick<{ id: string; order_id: string; left: number }>(
    by,
    `select i.id, o.id as order_id, greatest(1, i.today - i.refunded + (select coalesce(sum(s.amount), 0)::int
        from scheduled_payments s where s.order_item_id = i.id and s.status = 'paid')) as left
      from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
      where ${OURS} = 'Completed' order by o.seq, i.position`,
  )
  if (!line) return false
  // All of it as often as a part, and now and then more than there is.
  const amount = by.oneOf([line.left, 1 + by.below(line.left), line.left + by.below(2)]) ?? 1
  const about = { clubId, orderId: line.order_id, requestId: randomUUID(), now: now() }
  const asked = await inClub((tx) =>
    askRefund(
      tx,
      {
        ...{ ...about, reason: 'By chance', requestedBy: randomUUID() },
        lines: [{ order_item_id: line.id, amount }],
      },
      deps().fulfilments,
    ),
  )
  if (!asked.ok) return false
  // What happens between the two may make it lapse.
  if (asked.value.waits && by.below(4) === 0) await byHand(by)
  const deciding = { ...about, userId: randomUUID() }
  if (asked.value.waits && by.below(5) === 0)
    await inClub((tx) => declineRefund(tx, { ...deciding, reason: 'No' }))
  else if (asked.value.waits) await inClub((tx) => confirmRefund(tx, deciding, deps().fulfilments))
  if (by.below(3) === 0) await desk.settle()
  return true
}

const cancel: Operation = async (by) => {
  const due = await later(by, by.oneOf(['planned', 'failed']) ?? 'planned')
  if (!due) return false
  await inClub((tx) =>
    cancelLaterPayments(tx, { clubId, orderId: due.order_id, orderItemId: due.order_item_id }),
  )
  return true
}

const byHand: Operation = async (by) => {
  const due = await later(by, by.oneOf(['planned', 'failed']) ?? 'planned')
  if (!due) return false
  const taken = await inClub((tx) =>
    recordPayment(tx, deps().fulfilments, {
      ...{ clubId, orderId: due.order_id, paymentId: randomUUID(), amount: due.amount, note: '' },
      ...{ way: by.oneOf(['cash', 'transfer'] as const) ?? 'cash', recordedBy: randomUUID(), now: now() },
      scheduledPaymentIds: [due.id],
    }),
  )
  return !(taken instanceof Refusal)
}

const correct: Operation = async (by) => {
  const paid = await pick<{ id: string; order_id: string }>(
    by,
    `select p.id, p.order_id from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
      where ${OURS} <> 'New' and p.gateway = 'hand' and p.status = 'succeeded' order by o.seq, p.created_at, p.amount`,
  )
  if (!paid) return false
  const { id: paymentId, order_id: orderId } = paid
  const corrected = await inClub((tx) =>
    correctPayment(tx, { clubId, orderId, paymentId, reason: 'A mistake', now: now() }),
  )
  return !(corrected instanceof Refusal)
}

const writeOff: Operation = async (by) => {
  const due = await later(by, 'failed')
  if (!due) return false
  const writeOffId = randomUUID()
  const asked = await inClub((tx) =>
    askWriteOff(tx, {
      ...{ clubId, personId: due.user_id, orderId: due.order_id, writeOffId, reason: 'By chance' },
      ...{ scheduledPaymentIds: [due.id], userId: randomUUID(), now: now() },
    }),
  )
  if (asked instanceof Refusal) return false
  // What happens between the two may make it lapse.
  if (by.below(3) === 0) await byHand(by)
  const deciding = { clubId, writeOffId, userId: randomUUID(), now: now() }
  const decide = by.below(4) === 0 ? declineWriteOff : confirmWriteOff
  const decided = await inClub((tx) => decide(tx, deciding))
  return !(decided instanceof Refusal)
}

/** The club's own account at the gateway. */
export const ACCOUNT = 'sac_of_the_generated_money'

/** It works from now on, or is stopped: what is paid goes there, or is kept for the club. */
const switchAccount: Operation = async () => {
  await app.asOwner(
    'update clubs set on_behalf_of = case when on_behalf_of is null then $2 end where id = $1',
    [clubId, ACCOUNT],
  )
  return true
}

/** What is owed to the club, or by it, is moved; asked of every payment, as the clock and whoever changes one do. */
export const moveAll: Operation = async () => {
  const paid = await app.asOwner<{ id: string }>(
    `select id from payments where club_id = $1 and status = 'succeeded' and gateway_charge_id is not null`,
    [clubId],
  )
  await inClub(async (tx) => {
    for (const { id } of paid) await wantMove(tx, { clubId, paymentId: id }, randomUUID(), now())
  })
  await desk.settle()
  return true
}

/** How often each comes, of a hundred. */
export const OPERATIONS: Record<string, { of100: number; does: Operation }> = {
  buy: { of100: 10, does: buy(CARDS.good) },
  buyToFailLater: { of100: 8, does: buy(CARDS.failsLater) },
  buyRefused: { of100: 2, does: buy(CARDS.declined) },
  buyTooLate: { of100: 2, does: buyTooLate },
  charge: { of100: 22, does: charge },
  payEarly: { of100: 4, does: payEarly },
  payArrears: { of100: 7, does: payArrears },
  refund: { of100: 14, does: refund },
  cancel: { of100: 3, does: cancel },
  cash: { of100: 13, does: byHand },
  correct: { of100: 6, does: correct },
  writeOff: { of100: 9, does: writeOff },
  switchAccount: { of100: 4, does: switchAccount },
  moveAll: { of100: 2, does: moveAll },
}

const DRUM = Object.entries(OPERATIONS).flatMap(([name, { of100 }]) =>
  Array.from({ length: of100 }, () => name),
)

/** Does one, and says which it was; empty where there was nothing to do it to. */
export async function doOne(by: Chance): Promise<string> {
  const name = by.oneOf(DRUM) ?? 'buy'
  return (await OPERATIONS[name]?.does(by)) ? name : ''
}
