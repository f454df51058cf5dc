import type { Database, Tx } from '#kernel/db/database.ts'
import type { Card, GatewayDispute, GatewayPayment, GatewayRefund } from './payment-facts.ts'

/** Extras of the demo's gateway: switches for failures, and readable books. */
export interface SandboxControls {
  /** Failures that are switched on by `POST /dev/gateway`. */
  faults(): object
  /** Switches failures; false when the body names an unknown one. `{}` ends all and releases held calls. */
  setFaults(body: unknown): Promise<boolean>
  listPayments(): Promise<GatewayPayment[]>
  /** Plays events caused by banks, such as disputes. */
  failRefund(refundId: string): Promise<void>
  /** Plays a refund made in the gateway's dashboard, past us: paid by the platform unless taken from the club's account. */
  refundAtPages(paymentId: string, amount: number, how?: { isFromAccount: boolean }): Promise<GatewayRefund>
  /** Plays a payment whose order is missing in our ledger, as after a restore; returns its token. */
  chargeUnknown(clubId: string, amount: number): Promise<string>
  openDispute(paymentId: string, reason: string): Promise<GatewayDispute>
  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void>
  /** Balances at the gateway. */
  balances(): Promise<Balances>
  /** Empties the books. */
  clearBooks(db: Pick<Database, 'withPlatform'>): Promise<void>
}

/**
 * Balances at the gateway by owner, payouts to their banks included: `platform` and `accounts` together are `captured` less `refunded`,
 * less disputed money and the gateway's own fees (`kept`).
 */
export interface Balances {
  platform: number
  accounts: Record<string, number>
  captured: number
  refunded: number
  disputed: number
  kept: number
}

/** Payments of the demo's history, as a gateway would have recorded them. */
export interface GatewayPast {
  customers: { id: string; userId: string; createdAt: Date }[]
  methods: { id: string; customerId: string; card: Card; failsLater: boolean; createdAt: Date }[]
  payments: (Pick<GatewayPayment, 'orderId' | 'amount' | 'currency' | 'status' | 'refunded' | 'card'> &
    Pick<GatewayPayment, 'paymentId' | 'paymentToken' | 'methodId' | 'declined'> & {
      key: string
      fee: number
      clubId: string
      customerId: string | null
      savesCard: boolean
      description: string
      createdAt: Date
    })[]
  refunds: { id: string; key: string; paymentId: string; amount: number; createdAt: Date }[]
}

/** The demo's gateway, as seen by the code that writes the demo's history. */
export interface GatewayBefore {
  /** The gateway's fee for an amount. */
  feeOf(amount: number): number
  /** Replaces the contents of its books. */
  layBooks(tx: Tx, past: GatewayPast): Promise<void>
}
