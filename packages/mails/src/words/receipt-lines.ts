import {
  type Receipt,
  type ReceiptLine,
  type ReceiptRow,
  YOUR_NUMBERS,
} from '@clubhouse/domain/money/orders/receipt'
import type { ShownLine } from '../layout/receipt-blocks.tsx'
import { oneLine } from './phrases.ts'

/** A line of a receipt as a mail shows it: who it is for, how it is paid and what is in it stand below its name. */
export const boughtLines = ({ lines }: Receipt): ShownLine[] =>
  lines.map(({ name, detail, plan, amount, inside, numbers }) => ({
    name: oneLine(name),
    below: [
      detail,
      plan,
      ...inside.map((each) => [each.name, each.detail].filter(Boolean).join(': ')),
      numbers.length > 0 ? `${YOUR_NUMBERS}: ${numbers.join(', ')}` : '',
    ]
      .map(oneLine)
      .filter(Boolean),
    amount,
  }))

export const plainLines = (rows: readonly ReceiptRow[]): ShownLine[] =>
  rows.map(({ label, amount }) => ({ name: oneLine(label), below: [], amount }))

export const cartLines = (lines: Pick<ReceiptLine, 'name' | 'detail' | 'amount'>[]): ShownLine[] =>
  lines.map(({ name, detail, amount }) => ({
    name: oneLine(name),
    below: [oneLine(detail)].filter(Boolean),
    amount,
  }))
