import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { CARD_RUN_OUT, isRunOut } from '@clubhouse/domain/payments/kept-card'
import type { Result } from '@clubhouse/domain/result'
import { completeOrder } from './complete-order.ts'
import { findMethod, type KeptMethod } from '../payments/port.ts'
import type { Card } from '../providers/payments/port.ts'
import type { Buyer, OrderDeps, OrderRefusal } from './deps.ts'
import { beginPayment } from './payments/begin-payment.ts'
import { lockPayment } from './payments/payment-row.ts'
import { CARD_NEEDED, type PlacedOrder, placeOrder, type Placing } from './place-order.ts'
import { enqueueReceipt } from './receipt-mail.ts'

type CheckingOut = Omit<Placing, 'isFree'>

/** API-41: the order first, then the gateway, then what the gateway said: three steps, none inside another. */
export async function checkOut(deps: OrderDeps, checkingOut: CheckingOut) {
  const kept = await keptCard(deps, checkingOut)
  const placed = await placeWithCard(deps, { ...checkingOut, isFree: false }, kept)
  deps.crashAt('order.placed')
  const { clubId } = checkingOut
  const { paymentToken } = await beginPayment(deps, { clubId, paymentId: placed.paymentId }, placed.written)
  deps.crashAt('payment.begun')
  return {
    order_id: placed.orderId,
    payment_token: paymentToken ?? '',
    ...(kept && { payment_method: kept.methodId }),
  }
}

/** The card of theirs that is to pay; null where they enter one. Nobody pays with what is another's, or has run out. */
async function keptCard(
  { db, gateway, now }: OrderDeps,
  { buyer, body }: CheckingOut,
): Promise<KeptMethod | null> {
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
  const found: unknown = await db.withClub(clubId, (tx) =>
    tx.execute(sql`
      select id from carts where club_id = ${clubId} and user_id = ${buyer.userId} and ordered_at is null`),
  )
  return (found as { rows: { id: string }[] }).rows[0]?.id ?? null
}

/** API-42: nothing is charged, so the order is complete at once. */
export async function freeCheckOut(deps: OrderDeps, checkingOut: CheckingOut) {
  const { clubId } = checkingOut
  const { orderId } = await place(
    deps,
    { ...checkingOut, isFree: true },
    async (tx, { paymentId, orderId: id }) => {
      const now = deps.now()
      const row = await lockPayment(tx, { clubId, paymentId })
      // Twice checked: nothing that costs something is ever complete without the gateway.
      if (
        row?.orderStatus !== 'New' ||
        row.amount > 0 ||
        !(await completeOrder(tx, deps.fulfilments, row, now))
      )
        return
      await tx.execute(sql`
      update payments set status = 'succeeded', fee = 0, settled_at = ${now.toISOString()}
      where club_id = ${clubId} and id = ${paymentId}`)
      await enqueueReceipt(tx, { clubId, orderId: id }, now)
    },
  )
  return { order_id: orderId }
}

/** OPEN-109: where the country has a rule the gateway is asked what card it is, and only there: asking takes its time. */
async function placeWithCard(
  deps: OrderDeps,
  placing: Placing,
  kept: KeptMethod | null,
): Promise<PlacedOrder> {
  const placed = await attempt(deps, placing)
  if (placed.ok || placed.reason.code !== CARD_NEEDED) return unwrap(placed)
  return unwrap(await attempt(deps, { ...placing, card: await cardOf(deps, placing, kept) }))
}

/** Of two that are named the kept one pays, so it is the one that is asked about. */
async function cardOf(
  { gateway }: OrderDeps,
  { body }: Placing,
  kept: KeptMethod | null,
): Promise<Card | null> {
  if (kept) return gateway.cardOf(kept)
  return body.confirmation_token ? gateway.cardOf({ confirmationToken: body.confirmation_token }) : null
}

type Then = (tx: Parameters<typeof placeOrder>[0], placed: PlacedOrder) => Promise<void>

const place = async (deps: OrderDeps, placing: Placing, then: Then): Promise<PlacedOrder> =>
  unwrap(await attempt(deps, placing, then))

const attempt = (
  deps: OrderDeps,
  placing: Placing,
  then?: Then,
): Promise<Result<PlacedOrder, OrderRefusal>> =>
  deps.db.withClub(placing.clubId, async (tx) => {
    const result = await placeOrder(tx, deps, placing)
    if (result.ok && then) await then(tx, result.value)
    return result
  })

function unwrap(placed: Result<PlacedOrder, OrderRefusal>): PlacedOrder {
  if (placed.ok) return placed.value
  const { status, code, message } = placed.reason
  throw new Refusal(status, code, message)
}
