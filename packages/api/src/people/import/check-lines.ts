import { type ColumnMapping, mappingProblem } from '@clubhouse/domain/people/import/columns'
import { judgeLines, type Verdict } from '@clubhouse/domain/people/import/judge-lines'
import { readLine } from '@clubhouse/domain/people/import/read-line'
import type { Core } from '#kernel/core.ts'
import { findKnown } from './known-people.ts'
import { clubDay } from '#site/clubs/reads.ts'

export interface RawLine {
  line: number
  cells: string[]
}

/** The dry run: what each line would do, and all that is wrong with it. Nothing is written. */
export async function checkLines(
  { db, now }: Pick<Core, 'db' | 'now'>,
  clubId: string,
  rows: readonly RawLine[],
  mapping: ColumnMapping,
): Promise<Verdict[]> {
  if (mappingProblem(mapping) !== null) return []
  return db.withPlatform(async (tx) => {
    const today = await clubDay(tx, clubId, now())
    const lines = rows.map((row) => readLine(row, mapping, today))
    const known = await findKnown(
      tx,
      clubId,
      lines.map(({ person }) => person),
      today,
    )
    return judgeLines(lines, known)
  })
}
