import type { Stripe } from 'stripe'
import type { GatewayPayout, PayoutPart, PayoutsOf } from '../port.ts'
import { idOf } from './as-payment.ts'
import { calling } from './errors.ts'

const PAGE = 100
/** Most payouts that Stripe's library pages through: one for each day of 27 years. */
const MOST = 10_000
/** Each is one call more; what is left comes when we are asked the next time. */
const MOST_NEW = 50
const MOST_PARTS = 5000

/** What a part is read with: of which charge it is, is said by the transfer that brought it. */
const WHOLE_PART = ['data.source.source_transfer', 'data.source.charge.source_transfer']

/** Payouts of the club's own accounts; money on the platform's account is in no payout of a single club. */
export function listPayouts(stripe: Stripe, { accounts, since, known }: PayoutsOf): Promise<GatewayPayout[]> {
  return calling(async () => {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const all: { payout: Stripe.Payout; as: Stripe.RequestOptions }[] = []
    for (const account of accounts) {
      const as = { stripeAccount: account }
      const own = await stripe.payouts.list({ created, limit: PAGE }, as).autoPagingToArray({ limit: MOST })
      all.push(...own.map((payout) => ({ payout, as })))
    }
    const found: GatewayPayout[] = []
    let room = MOST_NEW
    // From the oldest on: nothing is left behind what is asked for the next time.
    for (const { payout, as } of all.toSorted((one, other) => one.payout.created - other.payout.created)) {
      if (known.has(payout.id)) {
        found.push(asPayout(payout, []))
        continue
      }
      if (room-- === 0) break
      const moved = await stripe.balanceTransactions
        .list({ payout: payout.id, limit: PAGE, expand: WHOLE_PART }, as)
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
  amount: payout.amount,
  currency: payout.currency,
  parts,
  arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
  createdAt: new Date(payout.created * 1000),
})

const KINDS: Partial<Record<string, PayoutPart['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  // What we took back of a transfer, because a bank did of us.
  payment_reversal: 'refund',
  transfer_refund: 'refund',
  stripe_fee: 'fee',
}

/** The payout itself stands among what it is made of. */
function asPart({ id, type, amount, fee, source }: Stripe.BalanceTransaction): PayoutPart[] {
  if (type === 'payout') return []
  return [{ partId: id, kind: KINDS[type] ?? 'other', chargeId: chargeOf(source as PartSource), amount, fee }]
}

/** Our own reading of what a part comes from: a payment of the account's own, or what went back of one. */
type PartSource = string | PaymentOfAccount | { charge?: string | PaymentOfAccount | null } | null
interface PaymentOfAccount {
  source_transfer?: string | { source_transaction?: string | { id: string } | null } | null
}

/**
 * On the club's account a payment is one of its own (`py_…`), made by the transfer: the charge that the buyer knows, and we, is the
 * source of that transfer.
 */
function chargeOf(source: PartSource): string | null {
  if (source === null || typeof source === 'string') return null
  const payment = 'charge' in source && source.charge ? source.charge : source
  if (typeof payment === 'string' || !('source_transfer' in payment)) return null
  const { source_transfer: transfer } = payment
  return typeof transfer === 'string' || !transfer ? null : idOf(transfer.source_transaction ?? null)
}
