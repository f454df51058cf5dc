import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { LedgerEntry } from '@clubhouse/contract/backoffice/ledger-entries'
import type { TreasurerReport } from '@clubhouse/contract/backoffice/reports'
import { accountWords, kindWords } from '@clubhouse/domain/money/ledger-words'
import { CSV_MARK, csvLine, type CsvValue } from '@clubhouse/domain/web/csv'

/** Money as a spreadsheet adds it up. */
export const asMoney = (amount: number): number => Number((amount / 100).toFixed(2))

const csvFile = (lines: readonly (readonly CsvValue[])[]): string =>
  CSV_MARK + lines.map((line) => csvLine(line)).join('')

export const PRODUCT_HEADERS = ['Product', 'Kind', 'Sold', 'Taken', 'Refunded', 'Left'] as const
export const productLine = (product: TreasurerReport['products'][number]): CsvValue[] => [
  ...[product.name, product.type, product.sold],
  ...[product.taken, product.refunded, product.net].map(asMoney),
]

interface Books {
  club: string
  year: number
  madeAt: string
  report: TreasurerReport
  entries: readonly LedgerEntry[]
  moment: (iso: string) => string
}

/** What an auditor asks for: every line of the books, their sums, and by what each file can be known again. */
export function packYearEnd({ club, year, madeAt, report, entries, moment }: Books): Uint8Array {
  const files: Record<string, string> = {
    'ledger.csv': csvFile([
      ['When', 'What', 'Account', 'Product', 'Order', 'Debit', 'Credit', 'Booking'],
      ...entries.map((entry) => [
        ...[moment(entry.at), kindWords(entry.kind), accountWords(entry.account), entry.product],
        ...[entry.order_number, asMoney(entry.debit), asMoney(entry.credit), entry.transaction_id],
      ]),
    ]),
    'accounts.csv': csvFile([
      ['Account', 'At the start', 'Debit', 'Credit', 'At the end'],
      ...report.accounts.map(({ account, opening, debit, credit, closing }) => [
        accountWords(account),
        ...[opening, debit, credit, closing].map(asMoney),
      ]),
    ]),
    'products.csv': csvFile([[...PRODUCT_HEADERS], ...report.products.map(productLine)]),
    'months.csv': csvFile([
      ['Month', 'Membership', 'Lotto and draws', 'Shop', 'Other'],
      ...report.months.map(({ day, membership, fundraising, shop, other }) => [
        day.slice(0, 7),
        ...[membership, fundraising, shop, other].map(asMoney),
      ]),
    ]),
  }
  const read = readMe({ club, year, madeAt, currency: report.currency, files, lines: entries.length })
  return zipSync(
    Object.fromEntries(
      Object.entries({ 'README.txt': read, ...files }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
}

interface About {
  club: string
  year: number
  madeAt: string
  currency: string
  files: Record<string, string>
  lines: number
}

function readMe({ club, year, madeAt, currency, files, lines }: About): string {
  const prints = Object.entries(files).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`,
  )
  return [
    `${club}: the books of ${year}`,
    '',
    `Made ${madeAt}. Amounts are ${currency}. On a cash basis: what came in, was kept and went back.`,
    `ledger.csv has ${lines} lines; those of one booking add up to nothing.`,
    'accounts.csv, products.csv and months.csv are sums of the same lines.',
    '',
    'SHA-256 of each file:',
    ...prints,
    '',
  ].join('\n')
}
