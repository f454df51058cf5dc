import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

/** What a line of the platform's balance comes from, as far as we read it. */
interface Source {
  id: string
  object:
    | 'charge'
    | 'refund'
    | 'dispute'
    | 'transfer'
    | 'transfer_reversal'
    | 'application_fee'
    | 'fee_refund'
  amount: number
  currency: string
  [more: string]: unknown
}

export interface PlatformLine {
  id: string
  object: 'balance_transaction'
  type: Stripe.BalanceTransaction.Type
  created: number
  amount: number
  currency: string
  source: Source | null
}

/** The platform's own balance, line by line, with the sources as they are asked for. */
export class StripeLines {
  readonly lines: PlatformLine[] = []
  /** The clock of whoever is tested. */
  now: () => Date = () => new Date()

  note(type: PlatformLine['type'], sign: 1 | -1, source: Source): void {
    this.lines.push({
      id: `txn_${randomBytes(8).toString('hex')}`,
      object: 'balance_transaction',
      type,
      created: Math.floor(this.now().getTime() / 1000),
      amount: sign * source.amount,
      currency: source.currency,
      source,
    })
  }

  /** What is the platform's own: nobody asks for it. */
  notePayout(amount: number): void {
    this.note('payout', -1, { id: 'po_platform', object: 'transfer', amount, currency: 'eur' })
  }

  list({ created, limit = 10, starting_after: after }: Stripe.BalanceTransactionListParams) {
    const { gte = 0, lt = Infinity } = typeof created === 'object' ? created : {}
    const all = this.lines.filter((line) => line.created >= gte && line.created < lt).toReversed()
    const from = all.findIndex(({ id }) => id === after) + 1
    const until = from + limit
    return {
      object: 'list',
      has_more: until < all.length,
      url: '/v1/balance_transactions',
      data: structuredClone(all.slice(from, until)),
    }
  }
}
