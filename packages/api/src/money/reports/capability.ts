import type { LedgerEntry } from '@clubhouse/contract/money/office/ledger-entries'
import * as ledger from '@clubhouse/contract/money/office/ledger-entries'
import * as reports from '@clubhouse/contract/money/office/reports'
import { dayOf } from '@clubhouse/domain/format'
import { accountWords, kindWords } from '@clubhouse/domain/money/ledger-words'
import { CSV_MARK, csvLine, csvMoney } from '@clubhouse/domain/web/csv'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'
import { listEntries } from './ledger-entries.queries.ts'
import { PATIENTLY, readReport } from './treasurer.queries.ts'
import { hasTax, readTaxReport } from './tax.queries.ts'
import { openLetterhead } from '../receipts/port.ts'
import { recordTaking } from './record-taking.ts'
import { PRODUCT_HEADERS, productLine, rateIn, taxLines } from './year-end.ts'
import { yearEndpoints } from './year-endpoints.ts'
import { clubFacts } from '#site/clubs/reads.ts'

type Column = 'at' | 'kind' | 'account' | 'product' | 'tax' | 'order_number' | 'debit' | 'credit'
const CSV: CsvColumns<Column, LedgerEntry> = {
  at: { header: 'When', value: ({ at }, { moment }) => moment(at) },
  kind: { header: 'What', value: ({ kind }) => kindWords(kind) },
  account: { header: 'Account', value: ({ account }) => accountWords(account) },
  product: { header: 'Product', value: ({ product }) => product },
  tax: { header: 'Tax rate', value: rateIn },
  order_number: { header: 'Order', value: ({ order_number: number }) => number },
  debit: { header: 'Debit', value: ({ debit }) => csvMoney(debit) },
  credit: { header: 'Credit', value: ({ credit }) => csvMoney(credit) },
}

const WITHOUT_TAX = (Object.keys(CSV) as Column[]).filter((column) => column !== 'tax')

/** What a treasurer reads and hands on: the books line by line, their sums, and a year of them for the auditor. */
export const reportsCapability = (core: Core): Capability => {
  const { db, now } = core
  const reportOf = async (tx: Tx, clubId: string, span: Parameters<typeof readReport>[3]) =>
    (await readReport(tx, clubId, now(), span)) ?? noClub(clubId)
  const taxOf = async (
    tx: Tx,
    clubId: string,
    span: { from?: string | undefined; to?: string | undefined },
  ) => (await readTaxReport(tx, clubId, { ...span, now: now() })) ?? noClub(clubId)
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
          name: 'ledger',
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
        db.withClub(club.clubId, (tx) => reportOf(tx, club.clubId, { months }), PATIENTLY),
      ),
      serve(reports.getTakingsCsv, office('money'), ({ query: { months } }, caller) =>
        db.withClub(
          caller.club.clubId,
          async (tx) => {
            const { products } = await reportOf(tx, caller.club.clubId, { months })
            await recordTaking(core, tx, caller, 'takings', products.length)
            const lines = [[...PRODUCT_HEADERS], ...products.map(productLine)].map((line) => csvLine(line))
            const { timeZone } = await clubFacts(tx, caller.club.clubId)
            return {
              filename: `takings-${dayOf(now().toISOString(), timeZone)}.csv`,
              parts: partsOf([CSV_MARK, ...lines]),
            }
          },
          PATIENTLY,
        ),
      ),
      ...yearEndpoints(core, { reportOf, taxOf, letterheadOf: openLetterhead(core) }),
    ],
  }
}

/** Whoever is asked for is a club that its caller has entered. */
function noClub(clubId: string): never {
  throw new Error(`There is no club ${clubId}`)
}

async function* partsOf(parts: readonly string[]) {
  yield* parts
}
