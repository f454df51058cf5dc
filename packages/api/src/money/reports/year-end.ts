import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { LedgerEntry } from '@clubhouse/contract/money/office/ledger-entries'
import type { TaxReport, TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { accountWords, kindWords } from '@clubhouse/domain/money/ledger-words'
import { type ClubYear, yearName, yearSpan } from '@clubhouse/domain/money/year/club-year'
import { rateWords } from '@clubhouse/domain/money/tax/tax-words'
import { CSV_MARK, csvLine, csvMoney, type CsvValue } from '@clubhouse/domain/web/csv'

/** "Standard, 23%"; empty for what bears none. */
export const rateIn = ({ tax }: Pick<LedgerEntry, 'tax'>): string =>
  tax ? rateWords({ name: tax.name, basisPoints: tax.basis_points }) : ''

const csvFile = (lines: readonly (readonly CsvValue[])[]): string =>
  CSV_MARK + lines.map((line) => csvLine(line)).join('')

export const PRODUCT_HEADERS = ['Product', 'Kind', 'Sold', 'Taken', 'Refunded', 'Net'] as const
export const productLine = (product: TreasurerReport['products'][number]): CsvValue[] => [
  product.name,
  product.type,
  product.sold,
  ...[product.taken, product.refunded, product.net].map(csvMoney),
]

const WAYS = { card: 'Card', cash: 'Cash', transfer: 'Transfer' } as const

/** For the tax return, and for the auditor. */
export const taxLines = ({ sums }: Pick<TaxReport, 'sums'>): CsvValue[][] => [
  ['Rate', 'Per cent', 'Paid by', 'Net', 'Tax', 'Gross'],
  ...sums.map(({ name, basis_points: points, way, net, tax, gross }) => [
    name,
    points / 100,
    WAYS[way],
    ...[net, tax, gross].map(csvMoney),
  ]),
]

interface Books {
  club: string
  year: ClubYear
  madeAt: string
  report: TreasurerReport
  entries: readonly LedgerEntry[]
  tax: TaxReport | null
  moment: (iso: string) => string
}

/** What an auditor asks for: every line of the books, their sums, and by what each file can be known again. */
export function packYearEnd({ club, year, madeAt, report, entries, tax, moment }: Books): Uint8Array {
  // Of a club that was never registered for tax nothing is said of it.
  const isTaxed = tax !== null && tax.sums.length > 0
  const files: Record<string, string> = {
    'ledger.csv': csvFile([
      [
        'When',
        'What',
        'Account',
        'Product',
        ...(isTaxed ? ['Tax rate'] : []),
        'Order',
        'Debit',
        'Credit',
        'Booking',
      ],
      ...entries.map((entry) => [
        moment(entry.at),
        kindWords(entry.kind),
        accountWords(entry.account),
        entry.product,
        ...(isTaxed ? [rateIn(entry)] : []),
        entry.order_number,
        csvMoney(entry.debit),
        csvMoney(entry.credit),
        entry.transaction_id,
      ]),
    ]),
    'accounts.csv': csvFile([
      ['Account', 'At the start', 'Debit', 'Credit', 'At the end'],
      ...report.accounts.map(({ account, opening, debit, credit, closing }) => [
        accountWords(account),
        ...[opening, debit, credit, closing].map(csvMoney),
      ]),
    ]),
    'products.csv': csvFile([[...PRODUCT_HEADERS], ...report.products.map(productLine)]),
    'months.csv': csvFile([
      ['Month', 'Membership', 'Lotto and draws', 'Shop', 'Other'],
      ...report.months.map(({ day, membership, fundraising, shop, other }) => [
        day.slice(0, 7),
        ...[membership, fundraising, shop, other].map(csvMoney),
      ]),
    ]),
    ...(isTaxed && { 'tax.csv': csvFile(taxLines(tax)) }),
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
  year: ClubYear
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
    `${club}: the books of ${yearName(year)}, ${yearSpan(year)}`,
    '',
    `Made ${madeAt}. Amounts are ${currency}. On a cash basis: what came in, was kept and went back.`,
    `ledger.csv has ${lines} lines; those of one booking add up to nothing.`,
    `${'tax.csv' in files ? 'accounts.csv, products.csv, months.csv and tax.csv' : 'accounts.csv, products.csv and months.csv'} are sums of the same lines.`,
    '',
    'SHA-256 of each file:',
    ...prints,
    '',
  ].join('\n')
}
