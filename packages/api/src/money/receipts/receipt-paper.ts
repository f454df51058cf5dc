import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { Document, type DocumentProps, Image, Page, Text, View } from '@react-pdf/renderer'
import type { Receipt, ReceiptLine, ReceiptRow } from '@clubhouse/domain/money/orders/receipt'
import { STYLES } from './paper-styles.ts'

/** How the club looks on paper. */
export interface Letterhead {
  name: string
  /** A PNG; without one the name stands alone. */
  crest: Buffer | null
  colour: string
  /** Readable on `colour`. */
  onColour: string
}

/** OPEN-116: an order on paper, in the words of the screen and of the mail. */
export function receiptPaper(receipt: Receipt, club: Letterhead): ReactElement<DocumentProps> {
  const { number, at, lines, discounts, today, later, card, refunded, tax = [] } = receipt
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
        ...lines.map(bought),
        discounts.length > 0 && heading('Discounts'),
        ...discounts.map((row) => moneyRow(row)),
        ...rows(today),
        ...tax.map((text) => h(Text, { key: text, style: STYLES.note }, text)),
        card !== null && h(Text, { style: STYLES.note }, `Paid with ${card}`),
        refunded !== null && h(Text, { style: STYLES.note }, `Refunded: ${refunded}`),
        later.length > 0 && heading('Later payments'),
        ...later.map((row) => moneyRow(row)),
      ),
      foot(`${club.name} · Order ${number}`),
    ),
  )
}

const band = ({ name, crest, colour, onColour }: Letterhead): ReactNode =>
  h(
    View,
    { key: 'band', style: { ...STYLES.band, backgroundColor: colour } },
    crest && h(Image, { src: crest, style: STYLES.crest }),
    h(Text, { style: { ...STYLES.club, color: onColour } }, name),
  )

/** A line is never torn in two by the end of a page. */
function bought({ name, detail, plan, amount, inside }: ReceiptLine, at: number): ReactNode {
  const below = [detail, plan, ...inside.map((each) => [each.name, each.detail].filter(Boolean).join(': '))]
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

/** Never alone at the foot of a page. */
const heading = (text: string): ReactNode => h(Text, { style: STYLES.heading, minPresenceAhead: 40 }, text)

/** What adds up to what was paid; the last of them is the sum. */
const rows = (all: readonly ReceiptRow[]): ReactNode[] =>
  all.map((row, at) => moneyRow(row, { isFirst: at === 0, isSum: at === all.length - 1 }))

const moneyRow = ({ label, amount }: ReceiptRow, { isFirst = false, isSum = false } = {}): ReactNode =>
  h(
    View,
    { style: { ...STYLES.row, ...((isFirst || isSum) && STYLES.ruled) }, wrap: false },
    h(Text, { style: { ...STYLES.words, ...(isSum && STYLES.bold) } }, label),
    h(Text, { style: { ...STYLES.amount, ...(isSum && STYLES.bold) } }, amount),
  )

const foot = (text: string): ReactNode =>
  h(
    View,
    { key: 'foot', style: STYLES.foot, fixed: true },
    h(Text, null, text),
    h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  )
