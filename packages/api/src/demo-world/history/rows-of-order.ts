import { idOf } from '@clubhouse/demo/world/ids'
import type { DemoClub } from '@clubhouse/demo/world/world'
import type { HistoryLine, Outcome } from '@clubhouse/demo/history/shape'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import { dayOf } from '@clubhouse/domain/format'
import type { DiscountKind } from '@clubhouse/domain/selling/pricing/price-lines'
import type { CartToOrder, LineToOrder } from '#money/orders/deps.ts'
import { fingerprintOf, hashOfRequest } from '#money/orders/attempts/fingerprint.ts'
import { demandsOf } from '#money/orders/place-order.ts'
import { HOLD_MS, itemRow, PAY_WITHIN_MS } from '#money/orders/write-order.ts'
import { payOrder } from './pay-order.ts'
import type { NumberedOrder, Rows } from './shape.ts'
import type { Paying } from './write-payment.ts'

export interface Writing extends Paying {
  club: DemoClub
  formIds: Readonly<Record<string, string>>
}

const STATUS: Record<Outcome, OrderStatus> = {
  paid: 'Completed',
  processing: 'Pending',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

/** What the house would have written of an order by now, with the house's own functions. */
export function writeRows(rows: Rows, order: NumberedOrder, writing: Writing): void {
  const { club } = writing
  const { id: orderId, at, settledAt, buyer, outcome, refund } = order
  const cart = cartOf(order, club)
  const isPaid = outcome === 'paid'
  rows.items.push(...itemsOf(order, cart, club))
  const isRefunded = payOrder(rows, order, writing)
  rows.orders.push({
    clubId: club.id,
    id: orderId,
    seq: order.seq,
    cartId: cart.id,
    status: isRefunded ? 'Refunded' : STATUS[outcome],
    cartFingerprint: fingerprintOf(cart, order.savesCard),
    requestHash: hashOfRequest({ shopping_cart_id: cart.id, save_payment_method: false }),
    userId: buyer.isGuest ? null : buyer.id,
    guestId: buyer.isGuest ? buyer.id : null,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email,
    currency: club.currency,
    subtotal: order.subtotal,
    discount: order.subtotal - order.total,
    total: order.total,
    todaySubtotal: order.today.subtotal,
    todayDiscount: order.today.discount,
    todayTotal: order.today.total,
    laterTotal: order.later,
    discounts: cart.discounts,
    discountCodeId: order.codeId,
    savesCard: order.savesCard,
    attestedAdult: order.attestedAdult,
    createdAt: at,
    expiresAt: new Date(at.getTime() + PAY_WITHIN_MS),
    completedAt: isPaid ? settledAt : null,
    updatedAt: isRefunded && refund ? refund.at : settledAt,
  })
  rows.answers.push(...order.lines.flatMap((line) => answersOf(line, order, writing)))
  for (const [stockId, count] of demandsOf(cart))
    rows.reservations.push({
      clubId: club.id,
      id: idOf(`reservation/${orderId}/${stockId}`),
      stockId,
      count,
      holder: 'order',
      holderId: orderId,
      state: isPaid ? 'sold' : 'released',
      expiresAt: new Date(at.getTime() + HOLD_MS),
      createdAt: at,
    })
  if (isPaid) own(rows, order, club)
}

/** Nobody is shown it any more. */
type OrderedCart = Omit<CartToOrder, 'shown'>

/** The cart that became this order: the amounts are those that it showed. */
function cartOf(order: NumberedOrder, { currency, country }: DemoClub): OrderedCart {
  const { lines, discounts, subtotal, total, today, later, codeId, buyer } = order
  const ofKind = (wanted: DiscountKind) =>
    discounts.filter(({ kind }) => kind === wanted).map(({ name, amount }) => ({ name, amount }))
  return {
    id: idOf(`cart/${order.id}`),
    userId: buyer.isGuest ? null : buyer.id,
    currency,
    country,
    discountCodeId: codeId,
    // What was bought was bought: nobody asks any more whether it could be.
    features: [],
    lines: lines.map(lineToOrder),
    discounts: {
      multiproduct_discounts: ofKind('multiproduct'),
      discount_codes: ofKind('code'),
      shop_item_discounts: ofKind('shop_item_discount'),
    },
    subtotal,
    total,
    payToday: today,
    payLater: later,
  }
}

const inCart = (lineId: string): string => idOf(`cart-line/${lineId}`)

function lineToOrder(line: HistoryLine): LineToOrder {
  const { person, answers, membership: _, ticket: __, refused: ___, stoppedOn: ____, ...kept } = line
  return {
    ...kept,
    id: inCart(line.id),
    parentId: line.parentId && inCart(line.parentId),
    problem: null,
    memberId: person?.id ?? null,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    memberAnswersId: answers?.member.id ?? null,
    guardianAnswersId: answers?.guardian?.id ?? null,
  }
}

function itemsOf({ id: orderId, lines, refund }: NumberedOrder, cart: OrderedCart, club: DemoClub) {
  const ids = new Map(lines.map(({ id }) => [inCart(id), id]))
  const limited = new Set(
    club.programs.flatMap(({ plans }) =>
      plans.flatMap(({ id, remaining }) => (remaining === null ? [] : [id])),
    ),
  )
  return cart.lines.map((line, position) => {
    const item = itemRow(line, position, ids)
    // A place of a plan has the stock of its plan, in a bundle too: so the statement that writes items says.
    const ofPlan = line.type === 'Plan' && limited.has(line.productId) ? line.productId : null
    const refunded = refund?.parts.find((part) => part.line === position)?.amount ?? 0
    return { ...item, stockId: item.stockId ?? ofPlan, clubId: club.id, orderId, refunded }
  })
}

function answersOf(
  { answers }: HistoryLine,
  { at, buyer }: NumberedOrder,
  { club, formIds, clean }: Writing,
) {
  if (!answers) return []
  return [answers.member, ...(answers.guardian ? [answers.guardian] : [])].map((given) => ({
    clubId: club.id,
    id: given.id,
    formId: formIds[given.kind] ?? '',
    version: 1,
    givenBy: buyer.id,
    memberId: given.memberId,
    answers: clean(given),
    createdAt: at,
  }))
}

/** Paid, or free: what was bought is theirs. */
function own(
  rows: Rows,
  { lines, buyer, settledAt }: NumberedOrder,
  { id: clubId, timeZone }: DemoClub,
): void {
  const userId = buyer.isGuest ? null : buyer.id
  for (const { id: orderItemId, productId, person, membership, ticket } of lines) {
    if (membership && person)
      rows.memberships.push({
        clubId,
        id: idOf(`membership/${orderItemId}`),
        memberId: person.id,
        userId,
        planId: productId,
        orderItemId,
        firstName: person.firstName,
        lastName: person.lastName,
        kind: membership.kind,
        status: 'active',
        startsOn: dayOf(settledAt.toISOString(), timeZone),
        endsOn: membership.endsOn,
        createdAt: settledAt,
      })
    if (ticket)
      rows.tickets.push({
        clubId,
        id: idOf(`ticket/${orderItemId}`),
        lotteryId: ticket.lotteryId,
        orderItemId,
        userId,
        lines: ticket.lines ?? Array.from({ length: ticket.count }, () => []),
        draws: ticket.draws,
        autoRenewal: ticket.autoRenewal,
        createdAt: settledAt,
      })
  }
}
