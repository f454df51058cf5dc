import type { LedgerEntry } from '@clubhouse/contract/money/office/ledger-entries'
import * as reports from '@clubhouse/contract/money/office/reports'
import { dayOf, formatDateTime } from '@clubhouse/domain/format'
import { annualReport } from '@clubhouse/domain/money/year/annual-report'
import { type ClubYear, clubYear, yearName } from '@clubhouse/domain/money/year/club-year'
import { dayAfter } from '@clubhouse/domain/time/plain-date'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import { localTurns } from '#kernel/turns.ts'
import { membersOn } from '#people/members/reads.ts'
import { clubFacts, clubYearEndsIn } from '#site/clubs/reads.ts'
import { drawAnnual, type LetterheadOf } from '../receipts/port.ts'
import { listEntries } from './ledger-entries.queries.ts'
import { recordTaking } from './record-taking.ts'
import { PATIENTLY } from './treasurer.queries.ts'
import { packYearEnd } from './year-end.ts'

/** Dear: a year of the books at once. */
const PACK = office('money', { rate: 'render' })
/** The books of a year are read in parts of so many lines. */
const AT_A_TIME = 2000

interface Reads {
  reportOf: (
    tx: Tx,
    clubId: string,
    span: { first: string; until: string; months: number },
  ) => Promise<reports.TreasurerReport>
  taxOf: (tx: Tx, clubId: string, span: { from: string; to: string }) => Promise<reports.TaxReport>
  letterheadOf: LetterheadOf
}

const spanOf = ({ first, last }: ClubYear) => ({ first, until: dayAfter(last), months: 12 })

/** As a part of a file's name: "2026", "2025-26". */
const fileName = (year: ClubYear) => yearName(year).replace('/', '-')

/** A year of the club's own, for the auditor and for the AGM; there is none that hasn't begun. */
export function yearEndpoints(core: Core, { reportOf, taxOf, letterheadOf }: Reads): ServedEndpoint[] {
  const { db, now } = core
  const turns = localTurns(1)
  return [
    serve(reports.getYearEnd, PACK, async ({ query }, caller) => {
      const packed = await db.withClub(
        caller.club.clubId,
        async (tx) => {
          const { clubId } = caller.club
          const { name: club, slug, timeZone } = await clubFacts(tx, clubId)
          const moment = (iso: string) => formatDateTime(iso, timeZone)
          const year = clubYear(await clubYearEndsIn(tx, clubId), query.year)
          if (year.first > dayOf(now().toISOString(), timeZone)) return null
          const report = await reportOf(tx, clubId, spanOf(year))
          const entries = await entriesOf(tx, clubId, year)
          const tax = await taxOf(tx, clubId, { from: year.first, to: year.last })
          await recordTaking(core, tx, caller, `books of ${yearName(year)}`, entries.length)
          const madeAt = moment(now().toISOString())
          const bytes = packYearEnd({ club, year, madeAt, report, entries, tax, moment })
          return { filename: `${slug}-books-${fileName(year)}.zip`, bytes }
        },
        PATIENTLY,
      )
      return orNotFound(packed, 'The year')
    }),
    serve(reports.getAnnualReport, PACK, async ({ query }, caller) => {
      const { clubId } = caller.club
      const drawn = await db.withClub(
        clubId,
        async (tx) => {
          const { slug, timeZone } = await clubFacts(tx, clubId)
          const endsIn = await clubYearEndsIn(tx, clubId)
          const at = now().toISOString()
          const today = dayOf(at, timeZone)
          const [year, before] = [clubYear(endsIn, query.year), clubYear(endsIn, query.year - 1)]
          if (year.first > today) return null
          const of = async (each: ClubYear) => ({
            report: await reportOf(tx, clubId, spanOf(each)),
            members: await membersOn(tx, clubId, each.last < today ? each.last : today),
          })
          const page = annualReport(year, today, await of(year), { ...(await of(before)), year: before })
          await recordTaking(core, tx, caller, `annual page of ${yearName(year)}`, 1)
          return {
            page,
            slug,
            filename: `${slug}-agm-${fileName(year)}.pdf`,
            madeAt: formatDateTime(at, timeZone),
          }
        },
        PATIENTLY,
      )
      const told = orNotFound(drawn, 'The year')
      const { letterhead } = orNotFound(await letterheadOf(told.slug), 'The club')
      const bytes = await turns.take(() => drawAnnual(told.page, letterhead, told.madeAt))
      return { filename: told.filename, bytes }
    }),
  ]
}

/** The oldest first, as books are read. */
async function entriesOf(tx: Tx, clubId: string, { first, last }: ClubYear): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = []
  const span = { from: first, to: last, sort: 'at', sort_direction: 'asc' } as const
  for (let page = 1; ; page += 1) {
    const { items } = await listEntries(tx, clubId, { ...span, page, per_page: AT_A_TIME })
    all.push(...items)
    if (items.length < AT_A_TIME) return all
  }
}
