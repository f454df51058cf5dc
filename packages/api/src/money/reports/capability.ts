import { sql } from 'drizzle-orm'
import type { LedgerEntry } from '@clubhouse/contract/money/office/ledger-entries'
import * as ledger from '@clubhouse/contract/money/office/ledger-entries'
import * as reports from '@clubhouse/contract/money/office/reports'
import { notFound } from '@clubhouse/contract/refusal'
import { dayOf, formatDateTime } from '@clubhouse/domain/format'
import { accountWords, kindWords } from '@clubhouse/domain/money/ledger-words'
import { CSV_MARK, csvLine } from '@clubhouse/domain/web/csv'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'
import { listEntries } from './ledger-entries.queries.ts'
import { readReport } from './treasurer.queries.ts'
import { hasTax, readTaxReport } from './tax.queries.ts'
import { asMoney, packYearEnd, PRODUCT_HEADERS, productLine, rateIn, taxLines } from './year-end.ts'

/** Dear: a year of the books at once. */
const PACK = office('money', { rate: 'render' })
/** The books of a year are read in parts of so many lines. */
const AT_A_TIME = 2000

type Column = 'at' | 'kind' | 'account' | 'product' | 'tax' | 'order_number' | 'debit' | 'credit'
const CSV: CsvColumns<Column, LedgerEntry> = {
  at: { header: 'When', value: ({ at }, { moment }) => moment(at) },
  kind: { header: 'What', value: ({ kind }) => kindWords(kind) },
  account: { header: 'Account', value: ({ account }) => accountWords(account) },
  product: { header: 'Product', value: ({ product }) => product },
  tax: { header: 'Tax rate', value: rateIn },
  order_number: { header: 'Order', value: ({ order_number: number }) => number },
  debit: { header: 'Debit', value: ({ debit }) => asMoney(debit) },
  credit: { header: 'Credit', value: ({ credit }) => asMoney(credit) },
}

const WITHOUT_TAX = (Object.keys(CSV) as Column[]).filter((column) => column !== 'tax')

/** What a treasurer reads and hands on: the books line by line, their sums, and a year of them for the auditor. */
export const reportsCapability = (core: Core): Capability => {
  const { db, now } = core
  const reportOf = async (tx: Tx, clubId: string, span: Parameters<typeof readReport>[3]) => {
    const report = await readReport(tx, clubId, now(), span)
    if (!report) throw notFound('The account')
    return report
  }
  const taxOf = async (
    tx: Tx,
    clubId: string,
    span: { from?: string | undefined; to?: string | undefined },
  ) => {
    const report = await readTaxReport(tx, clubId, { ...span, now: now() })
    if (!report) throw notFound('The account')
    return report
  }
  return {
    name: 'reports',
    endpoints: [
      serve(ledger.listLedgerEntries, office('money'), ({ query }, { club }) =>
        db.withClub(club.clubId, (tx) => listEntries(tx, club.clubId, query)),
      ),
      serve(ledger.listLedgerEntriesCsv, office('money'), async ({ query }, caller) => {
        const { clubId } = caller.club
        const isTaxed = await db.withClub(clubId, (tx) => hasTax(tx, clubId))
        const columns = query.columns ?? (isTaxed ? undefined : WITHOUT_TAX)
        return officeCsv(core, caller, {
          room: 'ledger',
          columns: CSV,
          query: { ...query, columns },
          list: (tx, asked) => listEntries(tx, clubId, asked),
        })
      }),
      serve(reports.getTaxReport, office('money'), ({ query }, { club }) =>
        db.withClub(club.clubId, (tx) => taxOf(tx, club.clubId, query)),
      ),
      serve(reports.getTaxReportCsv, office('money'), ({ query }, caller) =>
        db.withClub(caller.club.clubId, async (tx) => {
          const report = await taxOf(tx, caller.club.clubId, query)
          await recordTaking(core, tx, caller, 'tax', report.sums.length)
          const lines = taxLines(report).map((line) => csvLine(line))
          return {
            filename: `tax-${report.from}-${report.to}.csv`,
            parts: partsOf([CSV_MARK, ...lines]),
          }
        }),
      ),
      serve(reports.getTreasurerReport, office('money'), ({ query: { months } }, { club }) =>
        db.withClub(club.clubId, (tx) => reportOf(tx, club.clubId, { months })),
      ),
      serve(reports.getTakingsCsv, office('money'), ({ query: { months } }, caller) =>
        db.withClub(caller.club.clubId, async (tx) => {
          const { products } = await reportOf(tx, caller.club.clubId, { months })
          await recordTaking(core, tx, caller, 'takings', products.length)
          const lines = [[...PRODUCT_HEADERS], ...products.map(productLine)].map((line) => csvLine(line))
          const { timeZone } = await clubOf(tx, caller.club.clubId)
          return {
            filename: `takings-${dayOf(now().toISOString(), timeZone)}.csv`,
            parts: partsOf([CSV_MARK, ...lines]),
          }
        }),
      ),
      serve(reports.getYearEnd, PACK, ({ query: { year } }, caller) =>
        db.withClub(caller.club.clubId, async (tx) => {
          const { clubId } = caller.club
          const { name: club, slug, timeZone } = await clubOf(tx, clubId)
          const moment = (iso: string) => formatDateTime(iso, timeZone)
          const span = { first: `${year}-01-01`, until: `${year + 1}-01-01`, months: 12 }
          const report = await reportOf(tx, clubId, span)
          const entries = await entriesOf(tx, clubId, year)
          const tax = await taxOf(tx, clubId, { from: `${year}-01-01`, to: `${year}-12-31` })
          await recordTaking(core, tx, caller, `books of ${year}`, entries.length)
          const madeAt = moment(now().toISOString())
          const bytes = packYearEnd({ club, year, madeAt, report, entries, tax, moment })
          return { filename: `${slug}-books-${year}.zip`, bytes }
        }),
      ),
    ],
  }
}

/** The oldest first, as books are read. */
async function entriesOf(tx: Tx, clubId: string, year: number): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = []
  const span = { from: `${year}-01-01`, to: `${year}-12-31`, sort: 'at', sort_direction: 'asc' } as const
  for (let page = 1; ; page += 1) {
    const { items } = await listEntries(tx, clubId, { ...span, page, per_page: AT_A_TIME })
    all.push(...items)
    if (items.length < AT_A_TIME) return all
  }
}

const recordTaking = (
  { audit }: Pick<Core, 'audit'>,
  tx: Tx,
  caller: Caller & { club: RunningClub },
  list: string,
  rows: number,
) =>
  audit.record(tx, caller, {
    kind: 'list-exported',
    clubId: caller.club.clubId,
    actorId: caller.club.userId,
    detail: { list, rows: String(rows) },
  })

async function clubOf(tx: Tx, clubId: string): Promise<{ name: string; slug: string; timeZone: string }> {
  const found: unknown = await tx.execute(
    sql`select name, slug, time_zone as "timeZone" from clubs where id = ${clubId}`,
  )
  const [club] = (found as { rows: { name: string; slug: string; timeZone: string }[] }).rows
  if (!club) throw notFound('The account')
  return club
}

async function* partsOf(parts: readonly string[]) {
  yield* parts
}
