import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import {
  type Receipt,
  type ReceiptLine,
  type ReceiptRow,
  YOUR_NUMBERS,
} from '@clubhouse/domain/money/orders/receipt'
import { band, foot, heading, type Letterhead } from './paper-parts.ts'
import { STYLES } from './paper-styles.ts'

/** OPEN-116: an order on paper, in the words of the screen and of the mail. */
export function receiptPaper(receipt: Receipt, club: Letterhead): ReactElement<DocumentProps> {
  const { number, at, paidBy, lines, sums, today, later, stillToPay, card, refunded, tax = [] } = receipt
  const about = { title: `Order ${number}`, author: club.name, language: 'en-IE' }
  return h(
    Document,
    { ...about, creator: 'Clubhouse', producer: 'Clubhouse' },
    h(
      Page,
      { size: 'A4', style: STYLES.page },
      band(club),
      h(
        View,
        { style: STYLES.body },
        h(Text, { style: STYLES.title }, `Order ${number}`),
        h(Text, { style: STYLES.date }, at),
        paidBy !== null && h(Text, { style: STYLES.payer }, `Paid by ${paidBy}`),
        ...lines.map(bought),
        ...rows(sums, { hasSum: sums.length > 1 }),
        ...rows(today),
        ...tax.map((text) => h(Text, { key: text, style: STYLES.note }, text)),
        card !== null && h(Text, { style: STYLES.note }, `Paid with ${card}`),
        refunded !== null && h(Text, { style: STYLES.note }, `Refunded: ${refunded}`),
        later.length > 0 && heading('Later payments'),
        ...later.map((row) => moneyRow(row)),
        stillToPay !== null && moneyRow(stillToPay, { isSum: true }),
      ),
      foot(`${club.name} · Order ${number}`),
    ),
  )
}

/** A line is never torn in two by the end of a page. */
function bought({ name, detail, plan, amount, inside, numbers }: ReceiptLine, at: number): ReactNode {
  const below = [
    detail,
    plan,
    ...inside.map((each) => [each.name, each.detail].filter(Boolean).join(': ')),
    numbers.length > 0 ? `${YOUR_NUMBERS}: ${numbers.join(', ')}` : '',
  ]
  return h(
    View,
    { key: `line${at}`, style: { ...STYLES.row, ...STYLES.ruled }, wrap: false },
    h(
      View,
      { style: STYLES.words },
      h(Text, { style: STYLES.name }, name),
      ...below.filter(Boolean).map((text, key) => h(Text, { key, style: STYLES.small }, text)),
    ),
    h(Text, { style: STYLES.amount }, amount),
  )
}

/** What adds up to what was paid; the last of them is the sum. */
const rows = (all: readonly ReceiptRow[], { hasSum = true } = {}): ReactNode[] =>
  all.map((row, at) => moneyRow(row, { isFirst: at === 0, isSum: hasSum && at === all.length - 1 }))

const moneyRow = ({ label, amount }: ReceiptRow, { isFirst = false, isSum = false } = {}): ReactNode =>
  h(
    View,
    { style: { ...STYLES.row, ...((isFirst || isSum) && STYLES.ruled) }, wrap: false },
    h(Text, { style: { ...STYLES.words, ...(isSum && STYLES.bold) } }, label),
    h(Text, { style: { ...STYLES.amount, ...(isSum && STYLES.bold) } }, amount),
  )
