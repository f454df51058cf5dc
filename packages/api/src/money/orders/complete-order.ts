import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import { isGivenUp } from '@clubhouse/domain/money/orders/status'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one, rows } from '#kernel/db/rows.ts'
import { leavingCart } from '#selling/cart/rows/port.ts'
import { reserve, sell, selling } from '#selling/stock/port.ts'
import { takeCodeAgain } from './code-uses.ts'
import type { Fulfilment } from './deps.ts'
import type { PaymentRow } from '../payments/payment-row.ts'
import { becoming } from './transition.ts'

/** All but what is complete, or was. */
const PAYABLE: OrderStatus[] = ['New', 'Pending', 'Failed', 'Cancelled', 'Expired']

type Completing = Pick<
  PaymentRow,
  'clubId' | 'orderId' | 'userId' | 'email' | 'cartId' | 'timeZone' | 'orderStatus' | 'types' | 'holdsStock'
>

/**
 * Paid, or free: what was bought is theirs. The order's row is locked by the caller. Answers false where it cannot be, because
 * the money came after the order was given up and somebody else has the places now; then nothing has changed, and the money
 * goes back.
 */
export async function completeOrder(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  order: Completing,
  now: Date,
): Promise<boolean> {
  if (isGivenUp(order.orderStatus) && (await isOrderedAgain(tx, order))) return false
  const sellers = sellersOf(fulfilments, order)
  if (!sellers.some(({ mayRefuse }) => mayRefuse)) return complete(tx, sellers, order, now)
  try {
    // What a seller refuses after something was written is taken back as a whole.
    await tx.transaction(async (own) => {
      if (!(await complete(own, sellers, order, now))) own.rollback()
    })
    return true
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    throw error
  }
}

const sellersOf = (fulfilments: readonly Fulfilment[], { types: bought }: Pick<Completing, 'types'>) =>
  fulfilments.filter(({ types }) => types.some((type) => bought.includes(type)))

/** All of it is its buyer's by the order alone, which nobody has given up: `sellOutright` completes it. */
export const isSoldOutright = (fulfilments: readonly Fulfilment[], order: Completing): boolean =>
  !isGivenUp(order.orderStatus) && sellersOf(fulfilments, order).every(({ fulfil }) => !fulfil)

/**
 * The whole sale in one statement: `noting`, whatever becomes of the rest, what was held is sold, and the order is complete. False where
 * somebody else has sold what it held or given it back in the meantime: then `completeOrder` looks anew.
 */
export async function sellOutright(tx: Tx, order: Completing, noting: SQL, now: Date): Promise<boolean> {
  return becomeComplete(tx, order, now, { noting, sells: order.holdsStock !== false })
}

async function complete(
  tx: Tx,
  sellers: readonly Fulfilment[],
  order: Completing,
  now: Date,
): Promise<boolean> {
  const { clubId, orderId, userId, email, timeZone } = order
  const holder = { clubId, holder: 'order', holderId: orderId } as const
  if (order.holdsStock !== false && !(await sell(tx, holder))) {
    // What it reserved has gone back in the meantime.
    const again = await reserve(tx, { ...holder, demands: await demandsOf(tx, order), expiresAt: now, now })
    if (!again.ok) return false
    await sell(tx, holder)
  }
  for (const { fulfil } of sellers)
    if (fulfil && !(await fulfil(tx, { clubId, orderId, userId, email, timeZone, now }))) return false
  await becomeComplete(tx, order, now)
  if (isGivenUp(order.orderStatus)) await takeCodeAgain(tx, order)
  return true
}

/** The same cart was ordered anew: what was paid late would be paid twice. */
async function isOrderedAgain(tx: Tx, { clubId, orderId, cartId }: Completing): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from orders where club_id = ${clubId} and cart_id = ${cartId} and id <> ${orderId}
      and (status in ('New', 'Pending', 'Completed') or status = 'Refunded' and completed_at is not null) limit 1`,
  )
}

/** All that it held, whatever that was of: a plan's places, and those of the bundle that it was bought in. */
async function demandsOf(tx: Tx, { clubId, orderId }: Completing): Promise<Map<string, number>> {
  const found = await rows<{ id: string; count: number }>(
    tx,
    sql`select stock_id as id, max(count)::int as count from reservations
    where club_id = ${clubId} and holder = 'order' and holder_id = ${orderId} and state = 'released' group by stock_id`,
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}

/**
 * It is complete, with what follows from that, in one statement: later payments get their day, and what was bought leaves the cart. What came in since
 * stays, in a cart that is open to another order: then this order lets go of it. Where it `sells`, what it held is sold with it; false where
 * that has changed meanwhile, and the order with it.
 */
async function becomeComplete(
  tx: Tx,
  order: Completing,
  now: Date,
  { noting, sells = false }: { noting?: SQL; sells?: boolean } = {},
): Promise<boolean> {
  const { clubId, orderId, cartId, timeZone } = order
  const at = now.toISOString()
  const completed = { clubId, orderId, to: 'Completed', from: PAYABLE, now } as const
  const sale = sells ? sql`${selling({ clubId, holder: 'order', holderId: orderId })},` : sql``
  const when = sells ? sql`(select is_sold and not is_old from sale)` : sql`true`
  const bought = sql`select (metadata ->> 'cart_item_id')::uuid as id, quantity from order_items
    where club_id = ${clubId} and order_id = ${orderId} and ${when}`
  // What came in since leaves with the cart: this order lets go of it.
  const also = sql`, cart_id = case when exists (select from more) then gen_random_uuid() else cart_id end`
  // What is its buyer's by the order alone is paid at once.
  const planned = noting
    ? sql``
    : sql`planned as (
      update scheduled_payments s set status = 'planned', try_at = (s.due_on::timestamp + interval '9 hours') at time zone ${timeZone}
      where s.club_id = ${clubId} and s.order_id = ${orderId} and s.status in ('planned', 'cancelled') and s.payment_id is null
    ),`
  const state = await one<{ is_complete: boolean; is_there: boolean }>(
    tx,
    sql`with ${noting ? sql`${noting},` : sql``} ${sale} ${planned} ${leavingCart({ clubId, cartId, at }, bought, when)}, completed as (${becoming(completed, { also, when })})
    select exists (select from completed) as is_complete, ${when} as is_there`,
  )
  if (!state?.is_complete && state?.is_there)
    throw new Error(`Order ${orderId} is locked and cannot be completed`)
  return state?.is_complete ?? false
}
