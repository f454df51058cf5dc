import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Balances } from '../../providers/payments/port.ts'
import { StripeLines } from './stripe-lines.ts'

const idAs = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

/** What Stripe itself takes of a charge, from the platform: dearer than the tariff of the tests, so that nobody mistakes one for the other. */
const costOf = (amount: number): number => Math.round(amount * 0.02) + 30

export interface Transfer {
  id: string
  object: 'transfer'
  amount: number
  currency: string
  destination: string
  source_transaction: string
  transfer_group: string | null
  metadata: Stripe.Metadata
  reversals: { id: string; object: 'transfer_reversal'; amount: number; metadata: Stripe.Metadata }[]
}

/** A line of an account's own balance. */
export interface Moved {
  id: string
  type: 'payment' | 'payment_refund' | 'payout_failure'
  amount: number
  fee: number
  source: object | null
}

interface Captured {
  id: string
  metadata: Stripe.Metadata
  amount: number
  currency: string
  destination: string | null
  application_fee_amount: number | null
  transfer_group: string | null
}

/** Whose money Stripe holds: every cent that was captured is with the platform, with an account, in a bank, or gone. */
export class StripeMoney {
  platform = 0
  captured = 0
  refunded = 0
  disputed = 0
  kept = 0
  readonly accounts = new Map<string, number>()
  readonly paidOut = new Map<string, number>()
  readonly transfers: Transfer[] = []
  /** What the platform's own balance is made of. */
  readonly lines = new StripeLines()
  readonly #charges = new Map<string, { amount: number; group: string | null; of: Captured }>()
  readonly #moved = new Map<string, Moved[]>()

  /** With what was sent to banks, which is theirs as well. */
  get balances(): Balances {
    const { platform, captured, refunded, disputed, kept } = this
    const accounts = Object.fromEntries(
      [...this.accounts].map(([id, amount]) => [id, amount + (this.paidOut.get(id) ?? 0)]),
    )
    return { platform, accounts, captured, refunded, disputed, kept }
  }

  capture(intent: Captured, chargeId: string): Transfer | null {
    const { amount, currency, destination, application_fee_amount: fee, transfer_group: group } = intent
    this.captured += amount
    this.kept += costOf(amount)
    this.platform += amount - costOf(amount)
    this.#charges.set(chargeId, { amount, group, of: intent })
    this.lines.note('charge', 1, this.chargeLine(chargeId))
    if (destination === null) return null
    const transfer = this.transfer({ amount, currency, destination, source_transaction: chargeId }, fee ?? 0)
    if (fee)
      this.lines.note('application_fee', 1, {
        id: `fee_${chargeId}`,
        object: 'application_fee',
        amount: fee,
        currency,
        originating_transaction: chargeId,
      })
    return transfer
  }

  /** A charge as a line of the balance has it. */
  chargeLine(id: string) {
    const of = this.#charges.get(id)?.of
    if (!of) throw new Error(`${id} was never captured`)
    const { id: payment_intent, metadata, amount, currency } = of
    return { id, object: 'charge' as const, payment_intent, metadata, amount, currency }
  }

  /** Null where there is not so much of the charge that has not gone on already. */
  transfer(params: Stripe.TransferCreateParams, fee = 0): Transfer | null {
    const { amount = 0, currency, destination, source_transaction: source = '', metadata } = params
    const charge = this.#charges.get(source)
    const gone = this.transfers
      .filter((each) => each.source_transaction === source)
      .reduce((sum, each) => sum + leftOf(each), 0)
    if (!charge || amount < 1 || amount > charge.amount - gone) return null
    const transfer: Transfer = {
      id: idAs('tr'),
      object: 'transfer',
      amount,
      currency,
      destination,
      source_transaction: source,
      transfer_group: charge.group,
      metadata: (metadata ?? {}) as Stripe.Metadata,
      reversals: [],
    }
    this.transfers.push(transfer)
    this.lines.note('transfer', -1, { ...transfer, source_transaction: source })
    this.#move(destination, amount - fee)
    this.#note(destination, { type: 'payment', amount, fee, source: this.#paymentOf(transfer) })
    return transfer
  }

  /** Null where there is not so much left of it. */
  reverse(
    id: string,
    amount: number,
    metadata: Stripe.Metadata = {},
    { fee = 0, refund = null }: { fee?: number; refund?: string | null } = {},
  ): Transfer['reversals'][number] | null {
    const transfer = this.transfers.find((each) => each.id === id)
    if (!transfer || amount < 1 || amount > leftOf(transfer)) return null
    const reversal = { id: idAs('trr'), object: 'transfer_reversal' as const, amount, metadata }
    transfer.reversals.push(reversal)
    const { currency, source_transaction } = transfer
    this.lines.note('transfer_refund', 1, {
      ...reversal,
      currency,
      source_refund: refund,
      transfer: { ...transfer, reversals: [] },
    })
    if (fee > 0)
      this.lines.note('application_fee_refund', -1, {
        id: idAs('fr'),
        object: 'fee_refund',
        amount: fee,
        currency,
        fee: { id: `fee_${source_transaction}`, originating_transaction: source_transaction },
      })
    this.#move(transfer.destination, fee - amount)
    const source = { id: idAs('pyr'), object: 'refund', charge: this.#paymentOf(transfer) }
    this.#note(transfer.destination, { type: 'payment_refund', amount: -amount, fee: 0 - fee, source })
    return reversal
  }

  /** What was not taken out of a transfer again. */
  leftOf(id: string | null): number {
    const transfer = this.transfers.find((each) => each.id === id)
    return transfer ? leftOf(transfer) : 0
  }

  /** To the buyer; from the account where its transfer is named, and with it so much of the fee. */
  giveBack(amount: number, transfer: string | null, fee: number, refund: string): string | null {
    this.refunded += amount
    this.platform -= amount
    return transfer === null ? null : (this.reverse(transfer, amount, {}, { fee, refund })?.id ?? null)
  }

  takeBack(amount: number, fee: number): void {
    this.disputed += amount
    this.kept += fee
    this.platform -= amount + fee
  }

  payOut(account: string): { amount: number; moved: Moved[] } {
    const amount = this.accounts.get(account) ?? 0
    const moved = this.#moved.get(account) ?? []
    this.#moved.set(account, [])
    this.accounts.set(account, 0)
    this.paidOut.set(account, (this.paidOut.get(account) ?? 0) + amount)
    return { amount, moved }
  }

  comeBack(account: string, amount: number): void {
    this.accounts.set(account, (this.accounts.get(account) ?? 0) + amount)
    this.paidOut.set(account, (this.paidOut.get(account) ?? 0) - amount)
    this.#note(account, { type: 'payout_failure', amount, fee: 0, source: null })
  }

  #move(account: string, amount: number): void {
    this.accounts.set(account, (this.accounts.get(account) ?? 0) + amount)
    this.platform -= amount
  }

  #note(account: string, moved: Omit<Moved, 'id'>): void {
    this.#moved.set(account, [...(this.#moved.get(account) ?? []), { id: idAs('txn'), ...moved }])
  }

  /** A payment of the account's own, as Stripe makes one of each transfer. */
  #paymentOf({ id, source_transaction }: Transfer): object {
    return {
      id: `py_${id}`,
      object: 'charge',
      source_transfer: { id, object: 'transfer', source_transaction },
    }
  }
}

const leftOf = ({ amount, reversals }: Transfer): number =>
  amount - reversals.reduce((sum, reversal) => sum + reversal.amount, 0)
