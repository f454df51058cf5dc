import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import type { FormKind } from '@clubhouse/contract/people/forms'
import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import type { Values } from '@clubhouse/domain/people/forms/structure'
import type { AppliedDiscount } from '@clubhouse/domain/selling/pricing/price-lines'
import type { DemoRelative } from '../world/shape.ts'

/** What has happened in a club of the demo before the day on which it is laid. Amounts are cents. */
export interface History {
  club: string
  households: Household[]
  /** In the order of their time. */
  orders: HistoryOrder[]
}

/** Somebody with an account, and those for whom they act. */
export interface Household {
  id: string
  firstName: string
  lastName: string
  email: string
  dateOfBirth: string
  /** Since when they are known here. */
  joinedAt: Date
  isVerified: boolean
  home: Values
  mobile: string
  relatives: DemoRelative[]
}

export interface HistoryBuyer {
  /** Of an account, or of a guest. */
  id: string
  isGuest: boolean
  firstName: string
  lastName: string
  email: string
}

/** One of a household, as a form asks about them. */
export interface HistoryPerson {
  id: string
  firstName: string
  lastName: string
  dateOfBirth: string
}

export interface HistoryAnswers {
  id: string
  kind: FormKind
  memberId: string
  values: Values
}

export interface HistoryCard {
  /** Its name in the gateway's books is made of it. */
  key: string
  brand: string
  lastFour: string
  expMonth: number
  expYear: number
  funding: 'credit' | 'debit'
  behaviour: 'succeeds' | 'fails-later'
}

/**
 * - `paid`: also what costs nothing
 * - `processing`: the bank has not said yet
 * - `expired`: nobody paid in time
 * - `cancelled`: the cart was changed, and became another order
 */
export type Outcome = 'paid' | 'processing' | 'expired' | 'cancelled'

export interface HistoryOrder {
  id: string
  at: Date
  /** When it was paid, or came to nothing. */
  settledAt: Date
  buyer: HistoryBuyer
  lines: HistoryLine[]
  /** What each discount took off in all. */
  discounts: AppliedDiscount[]
  codeId: string | null
  subtotal: number
  total: number
  today: { subtotal: number; discount: number; total: number }
  later: number
  card: HistoryCard | null
  savesCard: boolean
  attestedAdult: boolean
  outcome: Outcome
  refund: HistoryRefund | null
}

export interface HistoryRefund {
  at: Date
  reason: string
  parts: { line: number; amount: number }[]
}

export interface HistoryLine {
  id: string
  /** The line of the bundle that a plan stands in. */
  parentId: string | null
  type: 'Plan' | 'Bundle' | 'ShopItem' | 'Lotto' | 'Draw'
  productId: string
  name: string
  title: string
  quantity: number
  metadata: Record<string, unknown>
  demands: { stockId: string; count: number }[]
  person: HistoryPerson | null
  answers: { member: HistoryAnswers; guardian: HistoryAnswers | null } | null
  membership: { kind: 'adult' | 'juvenile'; endsOn: string | null } | null
  ticket: HistoryTicket | null
  price: number
  subtotal: number
  discounts: AppliedDiscount[]
  total: number
  today: number
  later: { due: string; amount: number }[]
  recurring: { amount: number; next: string } | null
  paymentOption: PaymentOption | null
  /** Of its later payments: which of them were refused, and how often. */
  refused: { number: number; times: number }[]
  /** No later payment was taken after this day: it was cancelled. */
  stoppedOn: string | null
}

export interface HistoryTicket {
  lotteryId: string
  /** Of a lotto that is still to be drawn; those of a draw before were in its list already. */
  lines: Symbol[][] | null
  count: number
  draws: number
  autoRenewal: boolean
  /** Of the first draw that it is in. */
  drawsAt: string
  isDrawn: boolean
}
