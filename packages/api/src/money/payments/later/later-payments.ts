import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ProductType } from '@clubhouse/contract/selling/products'
import { paymentDay } from '@clubhouse/domain/selling/catalogue/payment-count'
import { dayOf } from '@clubhouse/domain/format'
import type { StoredPaymentOption } from '../../orders/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Fulfilment } from '../../orders/deps.ts'
import type { GatewayPayment } from '#providers/payments/port.ts'
import { enqueueArrears } from '../../arrears/arrears-mail.ts'
import { CARD_NOT_ACCEPTED } from '../card-rule.ts'
import type { PaymentRow } from '../payment-row.ts'
import type { RefundLine } from '../tables.ts'

/** Days after a refused charge until the next; after the last one it is in arrears (docs/payments.md). */
export const TRY_AGAIN_AFTER_DAYS = [3, 4] as const

interface Charged {
  id: string
  orderItemId: string
  type: ProductType
  name: string
  number: number
  dueOn: string
  amount: number
  attempts: number
  status: 'charging' | 'failed' | 'planned'
  /** Its line was given back meanwhile: nobody owes it any more. */
  isCalledOff: boolean
  option: StoredPaymentOption | null
  boughtAt: string
}

export interface SettledLater {
  /** How much of it was still owed. */
  settled: number
  /** What was captured for lines that were given back meanwhile. */
  back: RefundLine[]
}

/**
 * A payment that was charged while its holder was away: paid, tried again later, or in arrears. What was refused is told of what
 * is being charged alone: a row that waits for its holder already stays as it is.
 */
export async function settleLaterPayment(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  row: PaymentRow,
  truth: GatewayPayment,
  now: Date,
): Promise<SettledLater> {
  if (truth.status === 'processing' || truth.status === 'open') return { settled: 0, back: [] }
  const waiting =
    truth.status === 'succeeded'
      ? sql`s.status in ('charging', 'failed', 'planned')`
      : sql`s.status = 'charging'`
  const found = await rows<Charged>(
    tx,
    sql`select s.id, s.order_item_id as "orderItemId", i.type, i.name, s.number, s.due_on as "dueOn", s.amount, s.attempts, s.status,
      s.called_off_at is not null as "isCalledOff", i.payment_option as option, iso(o.created_at) as "boughtAt"
    from scheduled_payments s
    join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    join orders o on o.club_id = s.club_id and o.id = s.order_id
    where s.club_id = ${row.clubId} and s.payment_id = ${row.id} and ${waiting}
    order by s.id for update of s`,
  )
  // Part of what it was for was paid or called off in another way, while its holder was at the bank: it goes back whole.
  const isPart = sumOf(found) < truth.amount && found.every(({ status }) => status !== 'charging')
  if (truth.status === 'succeeded' && isPart) return { settled: 0, back: [] }
  // A bank that wants its holder would say the same again tomorrow, and so would the rules of the country.
  const isFinal = truth.status === 'requires_action' || truth.declined?.code === CARD_NOT_ACCEPTED
  for (const charged of found) {
    if (charged.isCalledOff) await endCalledOff(tx, row, charged, truth)
    else if (truth.status === 'succeeded') await markPaid(tx, fulfilments, row, charged, now)
    else await markRefused(tx, fulfilments, row, charged, { isFinal, now })
  }
  const gone = truth.status === 'succeeded' ? found.filter(({ isCalledOff }) => isCalledOff) : []
  return {
    settled: sumOf(found) - sumOf(gone),
    back: gone.map(({ orderItemId, amount }) => ({ order_item_id: orderItemId, amount })),
  }
}

const sumOf = (of: readonly Charged[]): number => of.reduce((total, { amount }) => total + amount, 0)

/** Captured, it was paid and goes back with its line; refused, it is as if nobody had asked. Whoever sold it has undone it already. */
async function endCalledOff(
  tx: Tx,
  { clubId }: PaymentRow,
  { id }: Charged,
  truth: GatewayPayment,
): Promise<void> {
  const status = truth.status === 'succeeded' ? 'paid' : 'cancelled'
  await setStatus(tx, clubId, id, { status, tryAt: null })
}

async function markPaid(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  row: PaymentRow,
  charged: Charged,
  now: Date,
): Promise<void> {
  await setStatus(tx, row.clubId, charged.id, { status: 'paid', tryAt: null })
  const { clubId, orderId, timeZone } = row
  const { orderItemId, number: paymentNumber } = charged
  const seller = fulfilments.find(({ types }) => types.includes(charged.type))
  const renewed = await seller?.renew?.(tx, { clubId, orderId, timeZone, now, orderItemId, paymentNumber })
  const { option } = charged
  // As it was sold: what the club has made of the plan since changes no order.
  if (option?.type !== 'subscription' || option.number_of_payments !== null) return
  // Each payment of what has no end writes the one after it; days are counted from the first, so none drifts.
  const first = dayOf(charged.boughtAt, row.timeZone)
  const dueOn = renewed ? renewed.nextDue : paymentDay(first, option, charged.number)
  if (dueOn === null) return
  await tx.execute(sql`
    insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status, try_at)
    values (${row.clubId}, ${randomUUID()}, ${row.orderId}, ${charged.orderItemId}, ${charged.number + 1}, ${dueOn},
      ${charged.amount}, 'planned', (${dueOn}::timestamp + interval '9 hours') at time zone ${row.timeZone})
    on conflict (club_id, order_item_id, number) do nothing`)
}

async function markRefused(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  row: PaymentRow,
  charged: Charged,
  { isFinal, now }: { isFinal: boolean; now: Date },
): Promise<void> {
  // What was paid early and refused is taken on its day, or tried again when it was to be, as if nobody had tried.
  if (row.kind === 'early') {
    await tx.execute(sql`
      update scheduled_payments set status = 'planned',
        try_at = coalesce(try_at, (due_on::timestamp + interval '9 hours') at time zone ${row.timeZone})
      where club_id = ${row.clubId} and id = ${charged.id}`)
    return
  }
  const refused = fulfilments.find(({ types }) => types.includes(charged.type))?.refused
  if (refused) {
    const { clubId, orderId, timeZone } = row
    const { orderItemId, attempts } = charged
    const tryAt = await refused(tx, { clubId, orderId, timeZone, now, orderItemId, attempts, isFinal })
    await setStatus(tx, clubId, charged.id, { status: tryAt ? 'planned' : 'cancelled', tryAt })
    return
  }
  const days = TRY_AGAIN_AFTER_DAYS[charged.attempts - 1]
  if (!isFinal && row.kind === 'instalment' && days !== undefined) {
    const tryAt = new Date(now.getTime() + days * 24 * 60 * 60_000)
    await setStatus(tx, row.clubId, charged.id, { status: 'planned', tryAt })
    return
  }
  await setStatus(tx, row.clubId, charged.id, { status: 'failed', tryAt: null })
  // Whoever tried just now has been told already.
  if (row.kind === 'instalment') await enqueueArrears(tx, row, charged, now)
}

async function setStatus(
  tx: Tx,
  clubId: string,
  id: string,
  { status, tryAt }: { status: 'paid' | 'planned' | 'failed' | 'cancelled'; tryAt: Date | null },
): Promise<void> {
  await tx.execute(sql`
    update scheduled_payments set status = ${status}, try_at = ${tryAt?.toISOString() ?? null}::timestamptz
    where club_id = ${clubId} and id = ${id}`)
}
