import { randomBytes } from 'node:crypto'
import { idOf } from '@clubhouse/demo/world/ids'
import type { HistoryAnswers, HistoryLine } from '@clubhouse/demo/history/shape'
import type { DemoClub } from '@clubhouse/demo/world/world'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { chargeOf } from '#money/payments/book-payment.ts'
import type { Card, Declined, PaymentStatus } from '../../providers/payments/port.ts'
import type { NumberedOrder, Rows } from './shape.ts'

export interface Paying {
  club: DemoClub
  now: Date
  feeOf: (amount: number) => number
  clean: (given: HistoryAnswers) => FormAnswers
  /** Who gives money back. */
  treasurerId: string
}

export const gatewayId = (of: 'spi' | 'sre' | 'scus' | 'spm', name: string): string =>
  `${of}_${idOf(name).replaceAll('-', '').slice(0, 24)}`
export const customerOf = (userId: string): string => gatewayId('scus', `customer/${userId}`)
export const methodOf = (cardKey: string): string => gatewayId('spm', `method/${cardKey}`)

const DECLINED: Declined = { code: 'generic_decline', message: 'Your card was declined.' }

interface WrittenPayment {
  name: string
  kind: 'checkout' | 'instalment'
  amount: number
  status: PaymentStatus
  at: Date
  settledAt: Date | null
  shares: { orderItemId: string; type: HistoryLine['type']; amount: number }[]
  /** By what the gateway was asked; a first payment by its own id. */
  key?: string
}

/** A payment, in our rows and in the gateway's, with its booking. */
export function writePayment(
  rows: Rows,
  order: NumberedOrder,
  paying: Paying,
  written: WrittenPayment,
): string {
  const { club, feeOf } = paying
  const { kind, amount, status, at, settledAt, shares } = written
  const id = idOf(written.name)
  const currency = club.currency.toLowerCase()
  const isFree = order.card === null
  const isPaid = status === 'succeeded'
  const gatewayPaymentId = isFree ? null : gatewayId('spi', written.name)
  const paymentToken =
    gatewayPaymentId && `${gatewayPaymentId}_secret_${randomBytes(24).toString('base64url')}`
  const keeps = order.savesCard && order.card !== null
  const customerId = keeps ? customerOf(order.buyer.id) : null
  const methodId = keeps && (isPaid || kind === 'instalment') ? methodOf(order.card?.key ?? '') : null
  const card = isPaid || kind === 'instalment' ? cardOf(order) : null
  const declined = status === 'failed' ? DECLINED : null
  const fee = feeOf(amount)
  const description = `${club.name} ${order.seq}`
  rows.payments.push({
    clubId: club.id,
    id,
    orderId: order.id,
    kind,
    gateway: 'sandbox',
    gatewayPaymentId,
    paymentToken,
    customerId,
    amount,
    currency,
    status,
    fee: isPaid ? fee : null,
    refunded: 0,
    card,
    methodId,
    description,
    applicationFee: fee,
    gatewayChargeId: isPaid && amount > 0 ? `${gatewayPaymentId}_charge` : null,
    declinedCode: declined?.code ?? null,
    declinedMessage: declined?.message ?? null,
    createdAt: at,
    settledAt,
  })
  if (isPaid && amount > 0 && settledAt)
    rows.bookings.push(
      ...chargeOf(
        { id, clubId: club.id, orderId: order.id, currency },
        shares,
        { amount, applicationFee: fee, platformFee: 0 },
        settledAt,
      ),
    )
  if (gatewayPaymentId && paymentToken)
    rows.gateway.payments.push({
      paymentId: gatewayPaymentId,
      paymentToken,
      key: written.key ?? `payment:${id}`,
      orderId: order.id,
      clubId: club.id,
      amount,
      currency,
      status,
      customerId,
      savesCard: kind === 'checkout' && keeps,
      fee,
      refunded: 0,
      card,
      methodId,
      declined,
      description,
      createdAt: at,
    })
  return id
}

function cardOf({ card }: NumberedOrder): Card | null {
  if (!card) return null
  const { brand, lastFour, expMonth, expYear, funding } = card
  return { brand, lastFour, expMonth, expYear, funding }
}
