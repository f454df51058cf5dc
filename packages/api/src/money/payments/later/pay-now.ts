import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { GatewayFailed, type GatewayPayment } from '#providers/payments/port.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { chargeOnce } from '../charge-once.ts'
import { findToSend } from '../charge-terms.ts'
import { layDown } from './lay-down.ts'
import { newestCard } from './newest-card.ts'
import { endPaymentEffect, writePaymentEffect } from '../payment-effects.ts'
import { findPayment } from '../payment-row.ts'
import { settleAs } from '../settle-payment.ts'

/** Should we be cut off in the middle, a worker ends it with the same key. */
const WORKER_AFTER_MS = 60_000

export interface PayingNow {
  clubId: string
  orderId: string
  userId: string
  /** `arrears`: all that has failed, in one charge; `early`: the payment that comes next; `all-left`: all that are planned, in one. */
  what: 'arrears' | 'early' | 'all-left'
  /** Null for the card that the order is paid from anyway. */
  card: { customerId: string; methodId: string } | null
  /** Of `early`: the day of the payment that was meant, so that a second press does not pay the one after it. */
  due?: string | undefined
  /** Of `arrears` and `all-left`: what its holder was shown. More or less than that is not charged. */
  amount?: number | undefined
}

/**
 * - `on-its-way`: it is being charged at this moment, and nobody knows yet what comes of it
 * - `changed`: not what its holder was shown
 */
export type PaidNow =
  | { kind: 'charged'; truth: GatewayPayment }
  | { kind: 'nothing' }
  | { kind: 'on-its-way' }
  | { kind: 'changed' }

/** What is being charged by this process at this moment: whoever presses again waits for it, and reads what came of it. */
const underWay = new Map<string, Promise<PaidNow>>()

/** API-78 and paying early: charged while its holder is there. */
export async function payNow(deps: OrderDeps, paying: PayingNow): Promise<PaidNow> {
  const paymentId = randomUUID()
  const paid = pay(deps, paying, paymentId)
  underWay.set(paymentId, paid)
  try {
    return await paid
  } finally {
    underWay.delete(paymentId)
  }
}

async function pay(deps: OrderDeps, paying: PayingNow, paymentId: string): Promise<PaidNow> {
  const { db, now } = deps
  const { clubId, what } = paying
  const since = now()
  const taken = await db.withClub(clubId, (tx) => take(tx, deps, paying, paymentId))
  if (taken.kind === 'charging')
    return what === 'arrears' ? lookAgain(deps, clubId, taken.paymentId) : { kind: 'on-its-way' }
  if (taken.kind !== 'taken') return taken
  const which = { clubId, paymentId }
  const row = await db.withClub(clubId, (tx) => findToSend(tx, which, deps.gateway.tariff))
  if (!row) return { kind: 'nothing' }
  const key = keyOf(what, which.paymentId)
  try {
    const charged = await chargeOnce(deps, row, { key, since })
    if (charged.kind !== 'known') return { kind: 'on-its-way' }
    await settleAs(deps, which, charged.truth)
    await db.withClub(clubId, (tx) => endPaymentEffect(tx, { clubId, effectKey: key, now: now() }))
    return { kind: 'charged', truth: charged.truth }
  } catch (error) {
    // Nothing was charged, and asking again would change nothing: what is owed waits for its holder as before.
    if (error instanceof GatewayFailed && error.isFinal && !error.isUsedKey)
      await db.withClub(clubId, async (tx) => {
        await layDown(tx, which, now())
        await endPaymentEffect(tx, { clubId, effectKey: key, now: now() })
      })
    throw error
  }
}

/** What is paid before its day is one kind of payment, of however many instalments. */
const kindOf = (what: PayingNow['what']) => (what === 'arrears' ? 'arrears' : 'early')
const keyOf = (what: PayingNow['what'], paymentId: string) => `${kindOf(what)}:${paymentId}`

/** Pressed again: what became of the charge that was under way; while the gateway has not answered, nobody knows. */
async function lookAgain(deps: OrderDeps, clubId: string, paymentId: string): Promise<PaidNow> {
  const before = await underWay.get(paymentId)?.catch(() => null)
  if (before) return before
  const which = { clubId, paymentId }
  const row = await deps.db.withClub(clubId, (tx) => findPayment(tx, which))
  const truth = row?.gatewayPaymentId ? await deps.gateway.findPayment(row.gatewayPaymentId) : null
  if (!truth) return { kind: 'on-its-way' }
  await settleAs(deps, which, truth)
  return { kind: 'charged', truth }
}

type Taken =
  | { kind: 'taken' }
  | { kind: 'charging'; paymentId: string }
  | { kind: 'nothing' }
  | { kind: 'changed' }

/** Two presses of the button: the second finds what the first has taken. */
async function take(tx: Tx, deps: OrderDeps, paying: PayingNow, paymentId: string): Promise<Taken> {
  const { clubId, orderId, userId, amount } = paying
  // The order before what is planned of it, as everywhere: whoever holds it is alone with all of that.
  await tx.execute(
    sql`select 1 from orders where club_id = ${clubId} and id = ${orderId} and user_id = ${userId} for no key update`,
  )
  const meant = rowsMeant(deps, paying)
  const open = await readOpen(tx, paying, meant)
  if (open.owed === null) {
    if (open.charging !== null) return { kind: 'charging', paymentId: open.charging }
    return amount !== undefined && amount !== 0 ? { kind: 'changed' } : { kind: 'nothing' }
  }
  if (amount !== undefined && amount !== open.owed) return { kind: 'changed' }
  const now = deps.now()
  // What their bank still wants them for would be a second payment of the same.
  for (const id of open.replaced)
    await writePaymentEffect(tx, { clubId, kind: 'cancel', subjectId: id, effectKey: `cancel:${id}`, now })
  await begin(tx, deps, paying, { paymentId, meant })
  return { kind: 'taken' }
}

/** Of an item `i`: each payment is for the time after it, and nobody knows how many there will be. */
const GOES_ON = sql`(coalesce(i.payment_option ->> 'type' = 'subscription', false)
  and i.payment_option ->> 'number_of_payments' is null)`

/** Of `scheduled_payments s` and `orders o`. */
function rowsMeant({ fulfilments }: OrderDeps, { clubId, orderId, what, due }: PayingNow): SQL {
  if (what === 'arrears') return sql`s.status = 'failed'`
  const onTheirDay = fulfilments.flatMap(({ types, isPaidOnItsDay }) => (isPaidOnItsDay ? types : []))
  if (what === 'all-left')
    return sql`s.status = 'planned' and o.status = 'Completed' and s.order_item_id in (select i.id from order_items i
      where i.club_id = ${clubId} and i.order_id = ${orderId} and i.type <> all(${`{${onTheirDay.join(',')}}`}::text[])
        and not ${GOES_ON})`
  return sql`s.status = 'planned' and o.status = 'Completed' ${due ? sql`and s.due_on = ${due}` : sql.empty()}
    and s.id = (select n.id from scheduled_payments n where n.club_id = ${clubId} and n.order_id = ${orderId}
      and n.status = 'planned' and n.order_item_id in (select i.id from order_items i
        where i.club_id = ${clubId} and i.order_id = ${orderId} and i.type <> all(${`{${onTheirDay.join(',')}}`}::text[]))
      order by n.due_on, n.number limit 1)`
}

interface Open {
  /** Null where there is nothing to pay. */
  owed: number | null
  /** The payment that takes what was meant at this moment. */
  charging: string | null
  /** Payments that were begun for it before, and that could still be made. */
  replaced: string[]
}

async function readOpen(
  tx: Tx,
  { clubId, orderId, userId, what, due }: PayingNow,
  meant: SQL,
): Promise<Open> {
  const same = what !== 'early' ? sql`true` : due ? sql`s.due_on = ${due}` : sql`false`
  const open = await one<Open>(
    tx,
    sql`select sum(s.amount) filter (where ${meant})::int as owed,
      (array_agg(s.payment_id) filter (where s.status = 'charging' and s.called_off_at is null and ${same}))[1] as charging,
      coalesce(json_agg(distinct p.id) filter (where ${meant} and p.id is not null), '[]') as replaced
    from orders o
    join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id
    left join payments p on p.club_id = s.club_id and p.id = s.payment_id and p.gateway_payment_id is not null
      and p.status in ('open', 'requires_action')
    where o.club_id = ${clubId} and o.id = ${orderId} and o.user_id = ${userId}`,
  )
  return open ?? { owed: null, charging: null, replaced: [] }
}

async function begin(
  tx: Tx,
  { now: clock, gateway }: OrderDeps,
  { clubId, orderId, userId, what, card }: PayingNow,
  { paymentId, meant }: { paymentId: string; meant: SQL },
): Promise<void> {
  const now = clock().toISOString()
  const workerAt = new Date(clock().getTime() + WORKER_AFTER_MS).toISOString()
  await tx.execute(sql`
    with taken as (
      update scheduled_payments s set status = 'charging', payment_id = ${paymentId}
      from orders o
      where o.club_id = ${clubId} and o.id = ${orderId} and o.user_id = ${userId} and s.club_id = o.club_id
        and s.order_id = o.id and ${meant}
      returning s.amount, o.currency
    ), due as (select sum(amount)::int as amount, lower(min(currency)) as currency from taken having count(*) > 0
    ), card as (${
      card
        ? sql`select ${card.customerId}::text as customer_id, ${card.methodId}::text as method_id`
        : newestCard(clubId, sql`${orderId}`)
    }
    ), charged as (
      insert into payments (club_id, id, order_id, kind, gateway, customer_id, method_id, amount, currency, status, created_at)
      select ${clubId}, ${paymentId}, ${orderId}, ${kindOf(what)}, ${gateway.name}, card.customer_id, card.method_id, due.amount,
        due.currency, 'creating', ${now} from due left join card on true
    )
    insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
    select ${clubId}, gen_random_uuid(), ${keyOf(what, paymentId)}, 'charge', ${paymentId}, ${workerAt}, ${now}
    from due`)
}
