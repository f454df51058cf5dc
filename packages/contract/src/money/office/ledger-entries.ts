import { z } from 'zod'
import { Currency } from '../../site/club.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { TaxRate } from '../tax.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'

/** One line of the club's books. Those of one booking add up to nothing; amounts are cents. */
export const LedgerEntry = z.object({
  entry_id: z.string(),
  transaction_id: z.uuid(),
  at: z.iso.datetime(),
  /** `charge`, `fee`, `refund` …; more may come. */
  kind: z.string(),
  /** `gateway`, `fees`, `sales:Plan`, `tax:Plan` … */
  account: z.string(),
  /** What was sold, where it was about something sold. */
  product: z.string().nullable(),
  /** Tax rate; only on entries of taxed sales and of the tax itself. */
  tax: TaxRate.nullish(),
  order_id: z.uuid().nullable(),
  order_number: z.number().int().nullable(),
  debit: z.number().int().nonnegative(),
  credit: z.number().int().nonnegative(),
  currency: Currency,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const LedgerEntriesQuery = listQuery(['at', 'account', 'amount']).extend({
  account: z.string().min(1).max(60).optional(),
  kind: z.string().min(1).max(60).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type LedgerEntriesQuery = z.infer<typeof LedgerEntriesQuery>

/** Default order: the latest first. */
export const listLedgerEntries = endpoint('GET /backoffice/ledger-entries', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'listLedgerEntries',
  summary: 'The books of a club, line by line',
  query: LedgerEntriesQuery,
  reply: collectionOf(LedgerEntry),
})

export const listLedgerEntriesCsv = csvOf(
  listLedgerEntries,
  LedgerEntriesQuery.extend(
    csvColumns(['at', 'kind', 'account', 'product', 'tax', 'order_number', 'debit', 'credit']),
  ),
)
