import type { Order } from '@clubhouse/contract/money/orders'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import type { Core } from '#kernel/core.ts'
import { localTurns } from '#kernel/turns.ts'
import { openLetterhead } from './open-letterhead.ts'

/** API-45: an order as a PDF, in the zone of whoever asks. Null where the club is gone. */
export type PaperOf = (
  order: Order,
  club: string,
  timezone: string | undefined,
) => Promise<{ filename: string; bytes: Uint8Array } | null>

export function openPaper(core: Pick<Core, 'db' | 'storage'>): PaperOf {
  const letterheadOf = openLetterhead(core)
  // Drawing takes a core for a while: nobody who buys should wait for those who print.
  const turns = localTurns(1)
  return async (order, club, timezone) => {
    const found = await letterheadOf(club)
    if (!found) return null
    const receipt = receiptOf(order, isZone(timezone) ? timezone : found.account.time_zone)
    const { drawReceipt } = await import('./draw-receipt.ts')
    const bytes = await turns.take(() => drawReceipt(receipt, found.letterhead))
    return { filename: `${club}-order-${order.order_seq}.pdf`, bytes }
  }
}

/** A name of the IANA database, and none of the offsets that some engines take as well. */
function isZone(given: string | undefined): given is string {
  if (!given || !/^[A-Za-z]/.test(given)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: given }))
  } catch {
    return false
  }
}
