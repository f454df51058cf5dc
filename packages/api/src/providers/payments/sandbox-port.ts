import type { Database, Tx } from '#kernel/db/database.ts'
import type { Card, GatewayDispute, GatewayPayment, GatewayRefund } from './payment-facts.ts'

/** What the demo's own gateway has beside being one: switches, and books that may be looked at. */
export interface SandboxDesk {
  /** What it does wrong at the moment, as `POST /dev/gateway` said it. */
  faults(): object
  /** False where the body says nothing that it knows. `{}` ends them all and lets go what was held. */
  setFaults(body: unknown): Promise<boolean>
  listPayments(): Promise<GatewayPayment[]>
  /** What banks do of their own accord, for drills. */
  failRefund(refundId: string): Promise<void>
  /** What somebody gives back at the gateway's own pages, past us: the platform pays it, unless they think of the club's account. */
  refundAtPages(paymentId: string, amount: number, how?: { isFromAccount: boolean }): Promise<GatewayRefund>
  /** A payment for a club whose order is in no books of ours, as after a restore; answers its token. */
  chargeUnknown(clubId: string, amount: number): Promise<string>
  openDispute(paymentId: string, reason: string): Promise<GatewayDispute>
  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void>
  /** Where the money is. */
  balances(): Promise<Balances>
  /** As if nobody had ever paid. */
  clearBooks(db: Pick<Database, 'withPlatform'>): Promise<void>
}

/**
 * Whose money a gateway holds, with what it has sent to their banks: `platform` and `accounts` together are `captured` less `refunded`,
 * less what banks hold and what the gateway has `kept`.
 */
export interface Balances {
  platform: number
  accounts: Record<string, number>
  captured: number
  refunded: number
  disputed: number
  kept: number
}

/** What a gateway would know of payments that were made before the demo was there. */
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

/** The demo's own gateway, for whoever lays its history. */
export interface GatewayBefore {
  /** What it keeps of an amount. */
  feeOf(amount: number): number
  /** In place of all that its books say. */
  layBooks(tx: Tx, past: GatewayPast): Promise<void>
}
