import type { Receipt } from '@clubhouse/domain/money/orders/receipt'
import type { Letterhead } from './paper-parts.ts'
import { receiptPaper } from './receipt-paper.ts'
import { renderPaper } from './render-paper.ts'

/** Reading this file in takes a moment, so it is imported when the first paper is asked for. */
export const drawReceipt = (receipt: Receipt, club: Letterhead): Promise<Buffer> =>
  renderPaper(receiptPaper(receipt, club))
