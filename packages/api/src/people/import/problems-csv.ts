import { sql } from 'drizzle-orm'
import { CSV_MARK, csvLine } from '@clubhouse/domain/web/csv'
import { FIELD_NAMES } from '@clubhouse/domain/people/import/columns'
import type { LineProblem } from '@clubhouse/domain/people/import/read-line'
import { rows } from '#kernel/db/rows.ts'
import { readImport } from './read-import.queries.ts'
import type { At, ImportDeps } from './upload-people.ts'

interface ProblemRow {
  line: number
  cells: string[]
  problems: LineProblem[]
}

/** What is wrong with each line and what it held, to be corrected in this very file. Null where there is no such list. */
export async function problemsCsv({ db, audit }: ImportDeps, caller: At, id: string) {
  const { clubId, userId } = caller.club
  return db.withClub(clubId, async (tx) => {
    const list = await readImport(tx, { clubId, id })
    if (!list) return null
    const { headings } = list
    // At most 5000 short lines (domain/people-import/read-csv.ts): held as a whole without harm.
    const found = await rows<ProblemRow>(
      tx,
      sql`select line, cells, problems from people_import_lines
        where club_id = ${clubId} and import_id = ${id} and state = 'problem' order by line`,
    )
    const detail = { list: 'people-import-problems', rows: String(found.length) }
    await audit.record(tx, caller, { kind: 'list-exported', clubId, actorId: userId, detail })
    async function* parts() {
      yield CSV_MARK + csvLine(['Line', 'Problem', ...headings])
      for (const { line, problems, cells } of found)
        yield csvLine([line, problems.map(inWords).join('; '), ...cells])
    }
    return { filename: 'problems.csv', parts: parts() }
  })
}

const inWords = ({ field, text }: LineProblem): string =>
  field === null ? text : `${FIELD_NAMES[field]}: ${text}`
