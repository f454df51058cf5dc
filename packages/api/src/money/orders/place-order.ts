import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CheckoutBody, SeenTotal } from '@clubhouse/contract/money/orders'
import { QUICK_CHECKOUT_UNAVAILABLE } from '@clubhouse/domain/selling/cart/checkout-rules'
import { CHECKOUT_UNAVAILABLE } from '@clubhouse/domain/selling/checkout-words'
import { hasCardRule } from '@clubhouse/domain/money/payments/card-policy'
import { tooSmallToCharge } from '@clubhouse/domain/selling/pricing/smallest-charge'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { lastStatement } from '#kernel/db/last-statement.ts'
import type { Card } from '#providers/payments/port.ts'
import { takeCode } from './code-uses.ts'
import { heldBy, lockStockAfter, release, reserve } from '#selling/stock/port.ts'
import { offersOf, reserveWithOffers } from '#selling/waiting-list/port.ts'
import type { Buyer, CartToOrder, FulfilmentPlacing, OrderDeps, OrderRefusal } from './deps.ts'
import { type EarlierOrder, findEarlierOrders } from './attempts/earlier-order.queries.ts'
import { fingerprintOf, hashOfRequest } from './attempts/fingerprint.ts'
import { giveUpOrder } from './give-up.ts'
import type { WrittenPayment } from '../payments/begin-payment.ts'
import { refusedCard } from '../payments/card-rule.ts'
import { HOLD_MS, type TakenByHand, writeOrder } from './write-order.ts'

export interface Placing {
  clubId: string
  buyer: Buyer
  body: CheckoutBody
  /** The caller's own; without one the cart itself is the key. */
  key: string | null
  /** What was sent with the key, where that is not the body. */
  request?: object
  isFree: boolean
  /** The card that is going to pay; left out while nobody has asked the gateway. */
  card?: Card | null
  /** Sold by somebody who runs the club, who has the money: no card is asked for, and the site need not sell by itself. */
  byHand?: TakenByHand
  /** Nothing is paid now, all of it is owed on this day; only of what is sold by hand. */
  dueOn?: string
}

export interface PlacedOrder {
  orderId: string
  paymentId: string
  /** Left out where it was written before. */
  written?: WrittenPayment
}

/** CART-21 */
const EMPTY = 'Your cart must contain items to continue.'
/** Below what the columns hold; no club sells for twenty million at once. */
const MOST_AT_ONCE = 2_000_000_000
const OUT_OF_STOCK = 'This product is out of stock.'

const not = (status: OrderRefusal['status'], code: string, message: string) =>
  refuse({ status, code, message })

const NO_CART = not(404, 'not_found', 'The cart was not found')
const CODE_USED_UP = not(
  400,
  'code_used_up',
  'This code has been used as often as it can be. Please remove it and try again.',
)
const PRICE_CHANGED: OrderRefusal = {
  status: 409,
  code: 'price_changed',
  message: 'The price has changed since you opened this page. Nothing has been charged.',
}

/**
 * Makes an order of a cart, in the club's transaction: everything that has to be true before money is taken is made true
 * here, or nothing is. Asked twice, it answers the same order.
 */
export async function placeOrder(
  tx: Tx,
  deps: OrderDeps,
  placing: Placing,
  /** Nothing follows in this transaction, which is the caller's own. */
  { isAll = false } = {},
): Promise<Result<PlacedOrder, OrderRefusal>> {
  const { clubId, buyer, body, key } = placing
  const now = deps.now()
  const requestHash = hashOfRequest(placing.request ?? body)
  const userId = buyer.kind === 'user' ? buyer.userId : null
  const buyerId = buyer.kind === 'user' ? buyer.userId : buyer.guestId
  const asked = { clubId, cartId: body.shopping_cart_id, buyerId, key, now }
  // One after the other, and in one message: by the second the cart is locked. What guests buy is hardly ever held by a name.
  const [found, unheld] = await Promise.all([
    deps.cartToOrder(tx, { clubId, cartId: body.shopping_cart_id, userId }),
    buyer.kind === 'guest' ? findEarlierOrders(tx, { ...asked, holds: [] }) : null,
  ])
  const cart = found && placing.dueOn ? owedOn(found, placing.dueOn) : found
  if (cart && !isBuyersCart(cart, buyer)) return NO_CART
  const selling = { clubId, buyer, lines: cart?.lines ?? [], isOver18: body.is_over_18 ?? false, now }
  const holds = sellersOf(deps, selling).flatMap((seller) => seller.holds?.(selling) ?? [])
  // Whoever had to wait for a name looks at what the other has ordered.
  const earlier = unheld && holds.length === 0 ? unheld : await findEarlierOrders(tx, { ...asked, holds })
  if (earlier.some((order) => !isBuyersOrder(order, buyer) && !isOfAnotherGuest(order, cart))) return NO_CART
  const sameKey = earlier.find((order) => order.isSameKey)
  if (sameKey && sameKey.requestHash !== requestHash)
    return not(409, 'idempotency_conflict', 'This key was used for another checkout.')
  if (sameKey) return answered(sameKey, placing)
  const live = earlier.find((order) => order.cartId === body.shopping_cart_id)
  // What was ordered is no cart any more.
  if (!cart) return live && isBuyersOrder(live, buyer) ? answered(live, placing) : NO_CART
  if (live && live.status !== 'New') return isBuyersOrder(live, buyer) ? answered(live, placing) : NO_CART
  if (body.total && !isAsSeen(cart, body.total)) return refuse({ ...PRICE_CHANGED, cart: cart.shown })
  const wrongCard = cardProblem(cart, placing)
  if (wrongCard) return not(400, wrongCard.code, wrongCard.message)
  const savesCard =
    !placing.byHand && (body.save_payment_method || mustSaveCard(cart) || usesSavedCard(placing))
  const fingerprint = fingerprintOf(cart, savesCard)
  if (live?.cartFingerprint === fingerprint && !live.isExpired && isBuyersOrder(live, buyer))
    return answered(live, placing)
  const demands = demandsOf(cart)
  // The cart has changed since, so what was to be paid is no longer true.
  if (live) {
    await lockBoth(tx, { clubId, orderId: live.id, demands, userId })
    await giveUpOrder(tx, { clubId, orderId: live.id, to: live.isExpired ? 'Expired' : 'Cancelled', now })
  }

  const problem = problemOf(cart, placing)
  if (problem) return not(400, problem.code, problem.message)
  const refused = await refusedBySellers(tx, deps, selling)
  if (refused) return refuse(refused)
  const orderId = randomUUID()
  const holder = { clubId, holder: 'order' as const, holderId: orderId }
  const reserving = { ...holder, demands, expiresAt: new Date(now.getTime() + HOLD_MS), now }
  const held = await (userId === null
    ? reserve(tx, reserving)
    : reserveWithOffers(tx, { ...reserving, userId }))
  if (!held.ok) return not(400, 'out_of_stock', OUT_OF_STOCK)
  // After the stock, as everywhere: a code is one row that many wait for.
  if (!(await takeCode(tx, clubId, cart.discountCodeId))) {
    // What is refused is committed all the same, so what was taken on the way is given back.
    await release(tx, holder)
    return CODE_USED_UP
  }
  if (isAll) lastStatement(tx)
  const written = await writeOrder(tx, {
    clubId,
    orderId,
    cart,
    buyer,
    key,
    requestHash,
    fingerprint,
    savesCard,
    now,
    attestedAdult: body.is_over_18 ?? false,
    ...(placing.byHand ? { gateway: null, byHand: placing.byHand } : { gateway: deps.gateway }),
  })
  return accept({ orderId, paymentId: written.id, written })
}

/** The same lines, of which nothing is paid today. */
const owedOn = (cart: CartToOrder, due: string): CartToOrder => ({
  ...cart,
  lines: cart.lines.map((line) => {
    if (line.total === 0) return line
    const later = line.parentId === null ? [{ due, amount: line.total }] : []
    return { ...line, today: 0, later, paymentOption: null }
  }),
  payToday: { subtotal: 0, discount: 0, total: 0 },
  payLater: cart.total,
})

/** What the buyer pressed the button for, and nothing else, is charged. */
const isAsSeen = ({ payToday, payLater }: CartToOrder, seen: SeenTotal): boolean =>
  payToday.total === seen.today && payLater === seen.later

/**
 * Whoever gives up one order for another in the same transaction holds the rows of both before any of them changes. Each by
 * itself keeps the order of locks; one after the other they would not.
 */
async function lockBoth(
  tx: Tx,
  {
    orderId,
    demands,
    ...who
  }: { clubId: string; orderId: string; demands: ReadonlyMap<string, number>; userId: string | null },
): Promise<void> {
  const ids = sql`select r.stock_id from reservations r
    where ${heldBy({ clubId: who.clubId, holder: 'order', holderId: orderId })} and r.state = 'held'
    union select jsonb_array_elements_text(${JSON.stringify([...demands.keys()])}::jsonb)::uuid`
  await lockStockAfter(tx, offersOf(who), who.clubId, ids)
}

const answered = (
  { id, paymentId, costsNothing }: EarlierOrder,
  { isFree }: Placing,
): Result<PlacedOrder, OrderRefusal> =>
  isFree && !costsNothing
    ? not(400, 'not_free', 'This cart has to be paid for.')
    : accept({ orderId: id, paymentId: paymentId ?? '' })

/** OPEN-117: a cart that is nobody's yet belongs to whoever knows its id. */
const isBuyersCart = ({ userId }: CartToOrder, buyer: Buyer): boolean =>
  userId === null || (buyer.kind === 'user' && buyer.userId === userId)

const isBuyersOrder = ({ userId, guestId }: EarlierOrder, buyer: Buyer): boolean =>
  buyer.kind === 'user' ? buyer.userId === userId : buyer.guestId === guestId

/** GUEST-11: a guest who put their e-mail right is another guest with the same cart. */
const isOfAnotherGuest = ({ guestId, userId }: EarlierOrder, cart: CartToOrder | null): boolean =>
  guestId !== null && userId === null && cart?.userId === null

/** PAY-15: also for a subscription of which one payment is left. */
const mustSaveCard = (cart: CartToOrder): boolean =>
  hasLaterPayments(cart) ||
  cart.lines.some(({ paymentOption, today }) => paymentOption?.type === 'subscription' && today > 0)

/** There is more to pay after today. */
export const hasLaterPayments = ({ lines }: CartToOrder): boolean =>
  lines.some(
    ({ later, recurring, metadata }) => later.length > 0 || recurring || metadata.auto_renewal === true,
  )

/** What is kept is the holder's: the payment has to be, too. */
const usesSavedCard = ({ buyer, body }: Placing): boolean =>
  buyer.kind === 'user' && Boolean(body.payment_method_id)

/** The card has to be named before there is an order. */
export const CARD_NEEDED = 'card_needed'

/** PAY-16, OPEN-109 */
function cardProblem(
  { country, lines }: CartToOrder,
  { card, isFree, byHand }: Placing,
): { code: string; message: string } | null {
  const sale = { country, types: lines.map(({ type }) => type) }
  if (isFree || byHand || !hasCardRule(sale)) return null
  if (!card) return { code: CARD_NEEDED, message: 'Please enter your card first.' }
  return refusedCard(sale, card)
}

function problemOf(
  cart: CartToOrder,
  { buyer, isFree, byHand }: Placing,
): { code: string; message: string } | null {
  if (cart.lines.length === 0) return { code: 'empty_cart', message: EMPTY }
  // ERR-47
  if (!byHand && !cart.features.includes('Checkout'))
    return { code: 'checkout_unavailable', message: CHECKOUT_UNAVAILABLE }
  if (cart.subtotal > MOST_AT_ONCE)
    return { code: 'too_large', message: 'That is more than can be paid at once. Please buy it in parts.' }
  const stale = cart.lines.find(({ problem }) => problem)?.problem
  if (stale) return { code: 'cart_changed', message: stale.message }
  // GUEST-01
  if (buyer.kind === 'guest' && cart.lines.some(({ type }) => type === 'Plan' || type === 'Bundle'))
    return {
      code: 'sign_in_needed',
      message: `${QUICK_CHECKOUT_UNAVAILABLE}. Please sign in with your email to join.`,
    }
  if (buyer.kind === 'guest' && !byHand && !cart.features.includes('Guest Checkout'))
    return { code: 'sign_in_needed', message: 'Please sign in to buy from this club.' }
  const tooSmall = byHand ? null : tooSmallToCharge(cart.shown, cart.currency)
  if (tooSmall !== null) return { code: 'amount_too_small', message: tooSmall }
  const costsNothing = cart.payToday.total === 0 && !hasLaterPayments(cart)
  if (isFree && !costsNothing) return { code: 'not_free', message: 'This cart has to be paid for.' }
  if (!isFree && costsNothing) return { code: 'free', message: 'There is nothing to pay for this cart.' }
  return null
}

/** Demand summed over plans and bundles: the same row is asked for once. */
export function demandsOf({ lines }: Pick<CartToOrder, 'lines'>): Map<string, number> {
  const demands = new Map<string, number>()
  for (const { stockId, count } of lines.flatMap((line) => line.demands))
    demands.set(stockId, (demands.get(stockId) ?? 0) + count)
  return demands
}

/** Whoever sells a type of product may say that this buyer cannot have it. */
async function refusedBySellers(
  tx: Tx,
  deps: OrderDeps,
  placing: FulfilmentPlacing,
): Promise<OrderRefusal | null> {
  for (const { types, refuse: asked } of sellersOf(deps, placing)) {
    const lines = placing.lines.filter(({ type }) => types.includes(type))
    const refused = asked ? await asked(tx, { ...placing, lines }) : null
    if (refused) return refused
  }
  return null
}

/** Those who sell something of it. */
const sellersOf = ({ fulfilments }: OrderDeps, { lines }: FulfilmentPlacing) =>
  fulfilments.filter(({ types }) => lines.some(({ type }) => types.includes(type)))
