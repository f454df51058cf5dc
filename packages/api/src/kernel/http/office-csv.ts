import { sql } from 'drizzle-orm'
import type { Collection, PageQuery } from '@clubhouse/contract/paging'
import { Refusal } from '@clubhouse/contract/refusal'
import { CSV_MARK, csvLine, type CsvValue } from '@clubhouse/domain/web/csv'
import { dayOf, formatDateTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { Core } from '../core.ts'
import type { Tx } from '../db/database.ts'
import { one } from '../db/rows.ts'
import type { Caller } from './caller.ts'
import type { RunningClub } from './guard.ts'
import { orThrow } from './or-throw.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'list-exported': true
  }
}

/** So many rows are held at a time, however long the list is. */
const AT_A_TIME = 500

/** Dates as the club writes and reads them. */
export interface CsvDates {
  moment: (iso: string | null) => string
  day: (iso: string | null) => string
}

export type CsvColumns<Column extends string, Item> = Record<
  Column,
  { header: string; value: (item: Item, dates: CsvDates) => CsvValue }
>

interface Asked<Column extends string, Item, Query extends PageQuery> {
  /** What the list is called, which names the file. */
  name: string
  columns: CsvColumns<Column, Item>
  query: Query & { columns?: Column[] | undefined }
  /** The read of the list itself. */
  list: (tx: Tx, query: Query) => Promise<Collection<Item> | Refusal>
}

/**
 * A list as a file. It is read page by page, each in a transaction of its own: whoever downloads slowly holds neither a
 * connection nor the memory. That somebody took the list along is written down.
 */
export async function officeCsv<Column extends string, Item, Query extends PageQuery>(
  { db, audit, now }: Pick<Core, 'db' | 'audit' | 'now'>,
  caller: Caller & { club: RunningClub },
  { name, columns, query, list }: Asked<Column, Item, Query>,
): Promise<{ filename: string; parts: AsyncIterable<string> }> {
  const { clubId, userId } = caller.club
  const read = (page: number) =>
    db.withClub(clubId, (tx) => list(tx, { ...query, page, per_page: AT_A_TIME }))
  const begun = await db.withClub(clubId, async (tx) => {
    const found = await list(tx, { ...query, page: 1, per_page: AT_A_TIME })
    if (found instanceof Refusal) return found
    const detail = { list: name, rows: String(found.total) }
    await audit.record(tx, caller, { kind: 'list-exported', clubId, actorId: userId, detail })
    return { first: found, timeZone: await zoneOf(tx, clubId) }
  })
  const { first, timeZone } = orThrow(begun)
  const dates = datesIn(timeZone)
  const chosen = (query.columns ?? (Object.keys(columns) as Column[])).map((column) => columns[column])
  const linesOf = (items: readonly Item[]) =>
    items.map((item) => csvLine(chosen.map(({ value }) => value(item, dates)))).join('')

  async function* parts() {
    yield CSV_MARK + csvLine(chosen.map(({ header }) => header))
    let items = first.items
    for (let page = 2; items.length > 0; page += 1) {
      yield linesOf(items)
      items = items.length < AT_A_TIME ? [] : orThrow(await read(page)).items
    }
  }
  return { filename: `${name}-${dayOf(now().toISOString(), timeZone)}.csv`, parts: parts() }
}

async function zoneOf(tx: Tx, clubId: string): Promise<string> {
  const found = await one<{ time_zone: string }>(tx, sql`select time_zone from clubs where id = ${clubId}`)
  return found?.time_zone ?? 'Europe/Dublin'
}

const datesIn = (timeZone: string): CsvDates => ({
  moment: (iso) => (iso === null ? '' : formatDateTime(iso, timeZone)),
  day: (iso) => (iso === null ? '' : displayDate(dayOf(iso, timeZone))),
})
