import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { holdOrder } from './record-payment.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'order-refunded': true
    'refund-asked': true
    'refund-confirmed': true
    'refund-declined': true
    'refund-lapsed': true
    'refund-repeated': true
    'payment-recorded': true
    'payment-corrected': true
    'receipt-sent-again': true
    'sold-at-gate': true
  }
}

type Kind =
  | 'order-refunded'
  | `refund-${'asked' | 'confirmed' | 'declined' | 'lapsed' | 'repeated'}`
  | 'payment-recorded'
  | 'payment-corrected'
  | 'receipt-sent-again'
  | 'sold-at-gate'
export type At = Caller & { club: RunningClub }

/** What was done about an order, in the transaction of what it tells of. */
export const tellOfOrder =
  (audit: Core['audit']) =>
  async (
    tx: Tx,
    caller: At,
    kind: Kind,
    orderId: string,
    more: { amount?: number } & Record<string, unknown>,
  ): Promise<void> => {
    const { clubId, userId } = caller.club
    const order = await holdOrder(tx, clubId, orderId)
    if (!order) throw new Error(`Order ${orderId} is gone`)
    const { seq, currency } = order
    const { amount, ...words } = more
    const money = amount === undefined ? {} : { Amount: formatMoney(cents(amount), currency as Currency) }
    const detail = { order_id: orderId, Order: `#${seq}`, ...money, ...(words as Record<string, string>) }
    await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
  }
