import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { CARD_RUN_OUT, isRunOut } from '@clubhouse/domain/money/payments/saved-card'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import { hasCollided, onceMore } from '#kernel/db/once-more.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { constraintOf } from '#kernel/db/sql-state.ts'
import { completeOrder } from './complete-order.ts'
import { findMethod, type StoredMethod } from '../gateway/port.ts'
import { type Card, GatewayFailed } from '#providers/payments/port.ts'
import type { Buyer, OrderDeps, OrderRefusal } from './deps.ts'
import { giveUpOrder } from './give-up.ts'
import { beginPayment } from '../payments/begin-payment.ts'
import { findPayment, lockPayment } from '../payments/payment-row.ts'
import { CARD_NEEDED, type PlacedOrder, placeOrder, type Placing } from './place-order.ts'
import { enqueueReceipt } from '../receipts/receipt-mail.ts'

type CheckingOut = Omit<Placing, 'isFree'>

/** API-41: the order first, then the gateway, then what the gateway said: three steps, none inside another. */
export async function checkOut(deps: OrderDeps, checkingOut: CheckingOut) {
  const kept = await savedCard(deps, checkingOut)
  const placed = await placeWithCard(deps, { ...checkingOut, isFree: false }, kept)
  deps.crashAt('order.placed')
  const { clubId } = checkingOut
  const { paymentToken } = await begin(deps, clubId, placed)
  deps.crashAt('payment.begun')
  return {
    order_id: placed.orderId,
    payment_token: paymentToken ?? '',
    ...(kept && { payment_method: kept.methodId }),
  }
}

/** The card of theirs that is to pay; null where they enter one. Nobody pays with what is another's, or has run out. */
async function savedCard(
  { db, gateway, now }: OrderDeps,
  { buyer, body }: CheckingOut,
): Promise<StoredMethod | null> {
  if (!body.payment_method_id) return null
  const kept =
    buyer.kind === 'user' ? await findMethod(db, gateway.name, buyer.userId, body.payment_method_id) : null
  if (!kept) throw notFound('The card')
  if (isRunOut(kept, now())) throw new Refusal(400, 'expired_card', CARD_RUN_OUT)
  return kept
}

/** API-43, OPEN-102: the order of the cart that they have open; what a browser says it costs is nobody's business. */
export async function createIntent(
  deps: OrderDeps,
  { clubId, buyer, cartId }: { clubId: string; buyer: Buyer; cartId: string | null },
) {
  const shopping_cart_id = cartId ?? (await openCartOf(deps, clubId, buyer))
  if (shopping_cart_id === null) throw notFound('The cart')
  const body = { shopping_cart_id, save_payment_method: false }
  const { payment_token } = await checkOut(deps, { clubId, buyer, body, key: null })
  return { client_secret: payment_token }
}

async function openCartOf({ db }: OrderDeps, clubId: string, buyer: Buyer): Promise<string | null> {
  if (buyer.kind !== 'user') return null
  const found = await db.withClub(clubId, (tx) =>
    one<{ id: string }>(
      tx,
      sql`select id from carts where club_id = ${clubId} and user_id = ${buyer.userId} and ordered_at is null`,
    ),
  )
  return found?.id ?? null
}

/**
 * How long another call of the same buyer is waited for, which may be telling the gateway of this payment at the moment. Whoever has
 * written the order is hardly ever overtaken.
 */
const UNDER_WAY = { forMs: 3000, ofOwnForMs: 500, everyMs: 250 } as const

/**
 * Tells the gateway of the payment. Two tabs that do so at once use the same key, and a gateway may refuse the second while the first
 * is under way: then what the first was told is the answer to both.
 */
async function begin(deps: OrderDeps, clubId: string, { paymentId, written }: PlacedOrder) {
  const which = { clubId, paymentId }
  try {
    return await beginPayment(deps, which, written)
  } catch (error) {
    if (!(error instanceof GatewayFailed) || error.isFinal) throw error
    const forMs = written ? UNDER_WAY.ofOwnForMs : UNDER_WAY.forMs
    for (let waited = 0; waited < forMs; waited += UNDER_WAY.everyMs) {
      await sleep(UNDER_WAY.everyMs)
      const row = await deps.db.withClub(clubId, (tx) => findPayment(tx, which))
      if (row && row.gatewayPaymentId !== null) return row
    }
    throw error
  }
}

const GONE: OrderRefusal = {
  status: 409,
  code: 'no_longer_sold',
  message: 'Sorry, this has just closed, so we couldn’t complete your order. Please look at your cart again.',
}

/** API-42: nothing is charged, so the order is complete at once, or there is none. */
export async function freeCheckOut(deps: OrderDeps, checkingOut: CheckingOut) {
  const placed = await attempt(deps, { ...checkingOut, isFree: true }, (tx, order) =>
    completeFree(tx, deps, checkingOut.clubId, order),
  )
  return { order_id: unwrap(placed).orderId }
}

async function completeFree(
  tx: Tx,
  { fulfilments, now: clock }: OrderDeps,
  clubId: string,
  placed: PlacedOrder,
): Promise<Placed> {
  const { orderId, paymentId } = placed
  const now = clock()
  const row = await lockPayment(tx, { clubId, paymentId })
  // Twice checked: nothing that costs something is ever complete without the gateway.
  if (row?.orderStatus !== 'New' || row.amount > 0) return accept(placed)
  if (!(await completeOrder(tx, fulfilments, row, now))) {
    await giveUpOrder(tx, { clubId, orderId, to: 'Failed', now })
    return refuse(GONE)
  }
  await tx.execute(sql`
    update payments set status = 'succeeded', fee = 0, settled_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${paymentId}`)
  await enqueueReceipt(tx, { clubId, orderId }, now)
  return accept(placed)
}

/** OPEN-109: where the country has a rule the gateway is asked what card it is, and only there: asking takes its time. */
async function placeWithCard(
  deps: OrderDeps,
  placing: Placing,
  kept: StoredMethod | null,
): Promise<PlacedOrder> {
  const placed = await attempt(deps, placing)
  if (placed.ok || placed.reason.code !== CARD_NEEDED) return unwrap(placed)
  return unwrap(await attempt(deps, { ...placing, card: await cardOf(deps, placing, kept) }))
}

/** Of two that are named the kept one pays, so it is the one that is asked about. */
async function cardOf(
  { gateway }: OrderDeps,
  { body }: Placing,
  kept: StoredMethod | null,
): Promise<Card | null> {
  if (kept) return gateway.cardOf(kept)
  return body.confirmation_token ? gateway.cardOf({ confirmationToken: body.confirmation_token }) : null
}

type Placed = Result<PlacedOrder, OrderRefusal>
type Then = (tx: Tx, placed: PlacedOrder) => Promise<Placed>

/** Nobody outside hears of it, so it may be done again: after a collision, and where the same key was used for another cart meanwhile. */
const attempt = (deps: OrderDeps, placing: Placing, then?: Then): Promise<Placed> =>
  onceMore(
    () =>
      deps.db.withClub(placing.clubId, async (tx) => {
        const placed = await placeOrder(tx, deps, placing, { isAll: !then })
        return placed.ok && then ? then(tx, placed.value) : placed
      }),
    (error) => hasCollided(error) || constraintOf(error) === 'orders_idempotency',
  )

function unwrap(placed: Placed): PlacedOrder {
  if (placed.ok) return placed.value
  const { status, code, message, cart } = placed.reason
  throw new Refusal(status, code, message, cart && { cart })
}
