import { z } from 'zod'
import { Currency } from '../../site/club.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { fileOf, streamOf } from '../../file.ts'
import { PlatformRate } from '../../platform/platform-rate.ts'
import { TaxRate } from '../tax.ts'
import { DayTakings } from '../../office/home.ts'
import { REPORT_MONTHS } from './report-limits.ts'

/** What a treasurer tells the committee. Every sum is one of the ledger's; amounts are cents. */

const Cents = z.number().int()
const Count = z.number().int().nonnegative()
const Day = z.iso.date()

/** What came in for one product, what of it went back, and what is left. */
export const ProductTakings = z.object({
  product_id: z.uuid().nullable(),
  name: z.string(),
  type: z.string(),
  sold: Count,
  taken: Cents,
  refunded: Cents,
  net: Cents,
})
export type ProductTakings = z.infer<typeof ProductTakings>

/** One account of the books over the time of the report: debits are positive. */
export const AccountBalance = z.object({
  account: z.string(),
  opening: Cents,
  debit: Cents,
  credit: Cents,
  closing: Cents,
})
export type AccountBalance = z.infer<typeof AccountBalance>

export const LateBucket = z.object({ from: Count, to: Count.nullable(), people: Count, owed: Cents })
export type LateBucket = z.infer<typeof LateBucket>

export const DrawReport = z.object({
  draw_id: z.uuid(),
  name: z.string(),
  number: z.number().int(),
  drawn_at: z.iso.datetime(),
  entries: Count,
  /** What was won in it, as money. */
  prizes: Cents,
})
export type DrawReport = z.infer<typeof DrawReport>

export const TreasurerReport = z.object({
  currency: Currency,
  /** The first day that is told of, and today. */
  from: Day,
  to: Day,
  /** Month in which the club's year ends: its year-end goes by it. */
  year_ends_in: z.number().int().min(1).max(12),
  months: z.array(DayTakings),
  /** Total of the same number of months before. */
  before: Cents,
  products: z.array(ProductTakings),
  accounts: z.array(AccountBalance),
  /** What is charged by itself in the next 30 days. */
  due: z.object({ count: Count, amount: Cents, until: Day }),
  arrears: z.object({ people: Count, owed: Cents, by_age: z.array(LateBucket) }),
  /** People whose membership ran out in this time, and those of them who took another. */
  renewals: z.object({ ended: Count, renewed: Count }),
  draws: z.array(DrawReport),
  /** What the platform asks for of each card payment today; null where it asks for nothing. */
  platform_rate: PlatformRate.nullable(),
})
export type TreasurerReport = z.infer<typeof TreasurerReport>

const ReportQuery = z.object({
  months: z.coerce
    .number()
    .pipe(z.literal([...REPORT_MONTHS]))
    .default(12),
})

export const getTreasurerReport = endpoint('GET /backoffice/reports/treasurer', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getTreasurerReport',
  summary: 'Takings by product and month, what is due, what is late, and who renewed',
  query: ReportQuery,
  reply: TreasurerReport,
})

export const getTakingsCsv = endpoint('GET /backoffice/reports/takings/csv', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getTakingsCsv',
  summary: 'Takings by product as a CSV file',
  query: ReportQuery,
  reply: streamOf('text/csv; charset=utf-8'),
})

/** What was sold at one rate and paid in one way, with what was given back of it taken off. */
export const TaxSum = TaxRate.extend({
  way: z.enum(['card', 'cash', 'transfer']),
  net: Cents,
  tax: Cents,
  gross: Cents,
})
export type TaxSum = z.infer<typeof TaxSum>

/** M29: for the tax return. On a cash basis, as the books are. */
export const TaxReport = z.object({
  /** What the tax is called where the club is. */
  word: z.string(),
  number: z.string().nullable(),
  currency: Currency,
  from: Day,
  to: Day,
  sums: z.array(TaxSum),
})
export type TaxReport = z.infer<typeof TaxReport>

/** Default period: the two whole months before this one. */
const TaxQuery = z.object({ from: Day.optional(), to: Day.optional() })

export const getTaxReport = endpoint('GET /backoffice/reports/tax', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getTaxReport',
  summary: 'Net, tax and gross by rate and way of paying, for a tax return',
  query: TaxQuery,
  reply: TaxReport,
})

export const getTaxReportCsv = endpoint('GET /backoffice/reports/tax/csv', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getTaxReportCsv',
  summary: 'The same as a CSV file',
  query: TaxQuery,
  reply: streamOf('text/csv; charset=utf-8'),
})

/** The club's own year, by the calendar year in which it ends. */
const OfYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

/** For the auditor: the books of a year and their sums, each file with its fingerprint. */
export const getYearEnd = endpoint('GET /backoffice/reports/year-end', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getYearEnd',
  summary: 'The books of a year, packed for the auditor',
  query: OfYear,
  reply: fileOf('application/zip'),
})

/** V35: for the AGM, on one page. */
export const getAnnualReport = endpoint('GET /backoffice/reports/annual', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getAnnualReport',
  summary: 'Income, costs, arrears and members of a year on one page, as a PDF',
  query: OfYear,
  reply: fileOf('application/pdf'),
})
