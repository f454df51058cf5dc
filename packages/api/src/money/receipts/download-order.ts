import type { Order } from '@clubhouse/contract/money/orders'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { clubPalette } from '@clubhouse/domain/site/theme/theme-colours'
import { findAccount } from '#site/clubs/port.ts'
import type { Core } from '#kernel/core.ts'
import { ClubPictures } from '#site/discovery/port.ts'
import { localTurns } from '#kernel/turns.ts'

/** API-45: an order as a PDF, in the zone of whoever asks. Null where the club is gone. */
export type PaperOf = (
  order: Order,
  club: string,
  timezone: string | undefined,
) => Promise<{ filename: string; bytes: Uint8Array } | null>

export function openPaper({ db, storage }: Pick<Core, 'db' | 'storage'>): PaperOf {
  const pictures = new ClubPictures(storage)
  // Drawing takes a core for a while: nobody who buys should wait for those who print.
  const turns = localTurns(1)
  return async (order, club, timezone) => {
    const account = await findAccount(db, club)
    if (!account) return null
    const { solid: colour, on: onColour } = clubPalette(account.theme).primary.light
    const crest = await pictures.icon(account, 192)
    const receipt = receiptOf(order, isZone(timezone) ? timezone : account.time_zone)
    const { drawReceipt } = await import('./draw-receipt.ts')
    const bytes = await turns.take(() =>
      drawReceipt(receipt, { name: account.name, crest, colour, onColour }),
    )
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
