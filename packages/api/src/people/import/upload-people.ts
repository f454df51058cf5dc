import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { type ColumnMapping, guessColumns } from '@clubhouse/domain/people/import/columns'
import type { Verdict } from '@clubhouse/domain/people/import/judge-lines'
import { CSV_LIMITS, CSV_REFUSALS, readCsv } from '@clubhouse/domain/people/import/read-csv'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { insertRows } from '#kernel/db/insert-rows.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { checkLines, type RawLine } from './check-lines.ts'
import { peopleImportLines, peopleImports } from './tables.ts'

export type ImportDeps = Pick<Core, 'db' | 'now' | 'audit'>
export type At = Caller & { club: RunningClub }

interface Uploaded {
  file: Uint8Array
  filename: string
  replaces: string | null
}

/** A list is read, looked through and kept; a corrected one takes the place of the one before it. */
export async function uploadPeople(deps: ImportDeps, caller: At, uploaded: Uploaded): Promise<string> {
  const { db, now, audit } = deps
  const { clubId, userId } = caller.club
  const read = readCsv(uploaded.file)
  if (!read.ok) throw new Refusal(422, 'invalid_file', CSV_REFUSALS[read.reason])
  const { headings, rows, encoding } = read.value
  const mapping = await db.withClub(clubId, (tx) => mappingFor(tx, clubId, headings))
  const verdicts = await checkLines(deps, clubId, rows, mapping)
  const id = randomUUID()
  const filename = nameOf(uploaded.filename)
  await db.withClub(clubId, async (tx) => {
    if (uploaded.replaces !== null)
      await tx
        .delete(peopleImports)
        .where(
          and(
            eq(peopleImports.clubId, clubId),
            eq(peopleImports.id, uploaded.replaces),
            eq(peopleImports.state, 'checked'),
          ),
        )
    await tx.insert(peopleImports).values({
      clubId,
      id,
      filename,
      headings,
      mapping,
      encoding,
      state: 'checked',
      createdBy: userId,
      createdAt: now(),
    })
    await insertRows(tx, peopleImportLines, linesOf({ clubId, id }, rows, verdicts))
    const detail = { import_id: id, name: filename, lines: String(rows.length) }
    await audit.record(tx, caller, { kind: 'people-list-uploaded', clubId, actorId: userId, detail })
  })
  return id
}

/** What somebody last said of a file with the same headings, or what they sound like. */
async function mappingFor(tx: Tx, clubId: string, headings: string[]): Promise<ColumnMapping> {
  const [earlier] = await tx
    .select({ mapping: peopleImports.mapping })
    .from(peopleImports)
    .where(
      and(
        eq(peopleImports.clubId, clubId),
        sql`${peopleImports.headings} = ${JSON.stringify(headings)}::jsonb`,
      ),
    )
    .orderBy(desc(peopleImports.createdAt))
    .limit(1)
  return earlier?.mapping ?? guessColumns(headings)
}

/** Without what could steer a line; the end says what it is. */
const nameOf = (filename: string): string =>
  filename
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
    .slice(-CSV_LIMITS.filename) || 'people.csv'

export function linesOf(
  { clubId, id }: { clubId: string; id: string },
  rows: readonly RawLine[],
  verdicts: readonly Verdict[],
): (typeof peopleImportLines.$inferInsert)[] {
  return rows.map(({ line, cells }, at) => {
    const { state = 'problem', problems = [], person = null } = verdicts[at] ?? {}
    return { clubId, importId: id, line, cells, state, problems, person }
  })
}
