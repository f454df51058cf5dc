import type { Stripe } from 'stripe'
import type { GatewayPayout, PayoutPart, PayoutsOf } from '../port.ts'
import { calling } from './errors.ts'

const PAGE = 100
/** As far as Stripe's library pages: one for each day of 27 years. */
const MOST = 10_000
/** Each is one call more; what is left comes when we are asked the next time. */
const MOST_NEW = 50
const MOST_PARTS = 5000

/** Of the club's own account; what is with ours is in no payout of a single club. */
export function listPayouts(stripe: Stripe, { account, since, known }: PayoutsOf): Promise<GatewayPayout[]> {
  if (account === null) return Promise.resolve([])
  return calling(async () => {
    const as = { stripeAccount: account }
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const payouts = await stripe.payouts.list({ created, limit: PAGE }, as).autoPagingToArray({ limit: MOST })
    const found: GatewayPayout[] = []
    let room = MOST_NEW
    // From the oldest on: nothing is left behind what is asked for the next time.
    for (const payout of payouts.toReversed()) {
      if (known.has(payout.id)) {
        found.push(asPayout(payout, []))
        continue
      }
      if (room-- === 0) break
      const moved = await stripe.balanceTransactions
        .list({ payout: payout.id, limit: PAGE, expand: ['data.source'] }, as)
        .autoPagingToArray({ limit: MOST_PARTS })
      found.push(asPayout(payout, moved.flatMap(asPart)))
    }
    return found
  })
}

const STATUS: Partial<Record<string, GatewayPayout['status']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

const asPayout = (payout: Stripe.Payout, parts: PayoutPart[]): GatewayPayout => ({
  payoutId: payout.id,
  status: STATUS[payout.status] ?? 'on-its-way',
  ...{ amount: payout.amount, currency: payout.currency, parts },
  arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
  createdAt: new Date(payout.created * 1000),
})

const KINDS: Partial<Record<string, PayoutPart['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  stripe_fee: 'fee',
}

/** The payout itself stands among what it is made of. */
function asPart({ id, type, amount, fee, source }: Stripe.BalanceTransaction): PayoutPart[] {
  if (type === 'payout') return []
  return [{ partId: id, kind: KINDS[type] ?? 'other', paymentId: paymentOf(source), amount, fee }]
}

function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
