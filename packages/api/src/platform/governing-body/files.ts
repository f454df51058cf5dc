import type { Difference, DifferencesQuery } from '@clubhouse/contract/platform/governing-body/lists'
import type { ReportQuery } from '@clubhouse/contract/platform/governing-body/reports'
import {
  AGE_WORDS,
  differenceWords,
  KIND_WORDS,
  MARK_WORDS,
} from '@clubhouse/domain/platform/governing-body/words'
import { dayOf } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { CSV_MARK, csvLine, type CsvValue } from '@clubhouse/domain/web/csv'
import { asBody } from '#kernel/db/as-body.ts'
import type { AtBody, BodyDeps } from './change-lists.ts'
import { chosenDifferences, compareList, shownDifferences } from './differences.ts'
import { problemLines } from './lists.queries.ts'
import { registrationsForFile } from './reports.queries.ts'

type Column = NonNullable<(DifferencesQuery & { columns?: keyof typeof COLUMNS })['columns']>

const COLUMNS = {
  name: { header: 'Name', value: ({ name }: Difference): CsvValue => name },
  kind: { header: 'What', value: (one: Difference): CsvValue => KIND_WORDS[one.kind] },
  club: { header: 'Club', value: ({ club }: Difference): CsvValue => club.name },
  number: { header: 'Your number', value: ({ listed }: Difference): CsvValue => listed?.number ?? '' },
  birth_date: {
    header: 'Born',
    value: ({ listed, registered }: Difference): CsvValue =>
      listed ? displayDate(listed.birth_date) : (registered?.birth_year ?? ''),
  },
  registered: { header: 'Registered as', value: (one: Difference): CsvValue => differenceWords(one) },
  mark: { header: 'Mark', value: ({ mark }: Difference): CsvValue => MARK_WORDS[mark] },
}

const ZONE = 'Europe/Dublin'

type File = { filename: string; parts: AsyncIterable<string> }

async function* inParts(lines: readonly string[]) {
  yield CSV_MARK
  for (const line of lines) yield line
}

/**
 * What is shown at the same address, whole. Whose members a body takes along is written into the log of each of those clubs.
 * Null where there is no such list.
 */
export async function differencesCsv(
  { db, now, audit }: BodyDeps,
  caller: AtBody,
  { listId, query }: { listId: string; query: DifferencesQuery & { columns?: Column[] | undefined } },
): Promise<File | null> {
  const { bodyId, userId } = caller.body
  const at = now()
  return db.withPlatform(async (tx) => {
    const found = await asBody(tx, bodyId, async (own) => {
      const compared = await compareList(own, { bodyId, now: at }, listId)
      if (!compared) return null
      const chosen = chosenDifferences(compared, query)
      return { chosen, shown: await shownDifferences(own, { now: at, clubs: compared.clubs }, chosen) }
    })
    if (!found) return null
    const { shown: rows } = found
    // Whose member it is, wherever the list looks for them; of whom nobody registered, the one that is said not to have.
    const clubs = Map.groupBy(found.chosen, ({ club, registered }) => registered?.clubId ?? club.id)
    await audit.recordAll(
      tx,
      caller,
      [...clubs].map(([clubId, { length }]) => ({
        kind: 'list-exported' as const,
        clubId,
        actorId: userId,
        detail: { list: 'governing body', rows: String(length) },
      })),
    )
    const columns = (query.columns ?? (Object.keys(COLUMNS) as Column[])).map((name) => COLUMNS[name])
    const lines = [
      csvLine(columns.map(({ header }) => header)),
      ...rows.map((row) => csvLine(columns.map(({ value }) => value(row)))),
    ]
    return { filename: `differences-${dayOf(at.toISOString(), ZONE)}.csv`, parts: inParts(lines) }
  })
}

/** What is wrong with each line and what it held, to be corrected in this very file. */
export async function problemsCsv(
  { db }: BodyDeps,
  { body: { bodyId } }: AtBody,
  id: string,
): Promise<File | null> {
  const found = await db.withPlatform((tx) => asBody(tx, bodyId, (own) => problemLines(own, bodyId, id)))
  if (!found) return null
  const lines = [
    csvLine(['Line', 'Problem', ...found.headings]),
    ...found.lines.map(({ line, problems, cells }) => csvLine([line, problems.join(' '), ...cells])),
  ]
  return { filename: 'problems.csv', parts: inParts(lines) }
}

/** Numbers alone, one line for each month of each club and each age: what a spreadsheet can turn any way. */
export async function registrationsCsv(
  { db, now }: BodyDeps,
  { body: { bodyId } }: AtBody,
  query: ReportQuery,
): Promise<File> {
  const rows = await db.withPlatform((tx) =>
    asBody(tx, bodyId, (own) => registrationsForFile(own, now(), query)),
  )
  const lines = [
    csvLine(['Month', 'Club', 'Age', 'Registrations']),
    ...rows.map(({ key, name, age, count }) => csvLine([key, name, AGE_WORDS[age], count])),
  ]
  return { filename: `registrations-${dayOf(now().toISOString(), ZONE)}.csv`, parts: inParts(lines) }
}
