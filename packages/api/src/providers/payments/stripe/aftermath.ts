import type { Stripe } from 'stripe'
import type { Aftermath, GatewayDispute, GatewayRefund } from '../port.ts'
import { calling } from './errors.ts'

/** More than there are of one payment. */
const ALL = 100

export function findAftermath(stripe: Stripe, paymentId: string): Promise<Aftermath> {
  // A card that was only kept was never charged.
  if (paymentId.startsWith('seti_')) return Promise.resolve({ refunds: [], disputes: [] })
  return calling(async () => {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list({ payment_intent: paymentId, limit: ALL }),
      stripe.disputes.list({ payment_intent: paymentId, limit: ALL }),
    ])
    return { refunds: refunds.data.map(asRefund), disputes: disputes.data.map(asDispute) }
  })
}

export const asRefund = ({ id, amount, status, metadata }: Stripe.Refund): GatewayRefund => ({
  refundId: id,
  key: metadata?.['key'] ?? null,
  amount,
  status: REFUNDED[status ?? ''] ?? 'pending',
})

const REFUNDED: Record<string, GatewayRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** While a bank only asks (`warning_…`) it has taken nothing. */
export const asDispute = (dispute: Stripe.Dispute): GatewayDispute => ({
  disputeId: dispute.id,
  amount: dispute.status.startsWith('warning_') ? 0 : dispute.amount,
  fee: Math.max(
    0,
    // In another currency than the club's it is the platform's own affair.
    dispute.balance_transactions
      .filter(({ currency }) => currency === dispute.currency)
      .reduce((sum, { fee }) => sum + fee, 0),
  ),
  status: CLOSED[dispute.status] ?? 'open',
  reason: dispute.reason,
})

const CLOSED: Partial<Record<string, GatewayDispute['status']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}
