import { sql } from 'drizzle-orm'
import type {
  ImportCounts,
  ImportLine,
  ImportLineState,
  PeopleImport,
  PeopleImportSummary,
} from '@clubhouse/contract/people/office/people-imports'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import { mappingProblem } from '@clubhouse/domain/people/import/columns'
import type { Tx } from '#kernel/db/database.ts'
import { type ListShape, readList } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { collection } from '#kernel/db/collection.ts'
import { one } from '#kernel/db/rows.ts'

/** As long as the lines are kept, an import can be taken back. */
export const UNDO_DAYS = 30

/** Of one import `i`, by what happened to its lines. */
const COUNTS = `(select json_build_object('lines', count(*)::int,
  'ready', (count(*) filter (where l.state = 'ready'))::int, 'problem', (count(*) filter (where l.state = 'problem'))::int,
  'here', (count(*) filter (where l.state = 'here'))::int, 'imported', (count(*) filter (where l.state = 'imported'))::int,
  'removed', (count(*) filter (where l.state = 'removed'))::int, 'left', (count(*) filter (where l.state = 'left'))::int)
  from people_import_lines l where l.club_id = i.club_id and l.import_id = i.id)`

const SUMMARY = `'import_id', i.id, 'filename', i.filename, 'state', i.state, 'created_at', iso(i.created_at),
  'created_by', (select u.first_name || ' ' || u.last_name from users u where u.id = i.created_by),
  'started_at', iso(i.started_at), 'finished_at', iso(i.finished_at), 'undone_at', iso(i.undone_at), 'counts', ${COUNTS}`

interface OfImport {
  clubId: string
  id: string
}

export async function countsOf(tx: Tx, { clubId, id }: OfImport): Promise<ImportCounts> {
  const row = await one<{ counts: ImportCounts }>(
    tx,
    sql`select ${sql.raw(COUNTS)} as counts from people_imports i where i.club_id = ${clubId} and i.id = ${id}`,
  )
  if (!row) throw new Error('an import that is gone was counted')
  return row.counts
}

export async function readImport(tx: Tx, { clubId, id }: OfImport): Promise<PeopleImport | null> {
  const row = await one<{ found: Omit<PeopleImport, 'mapping_problem'> }>(
    tx,
    sql`select json_build_object(${sql.raw(SUMMARY)}, 'revision', i.revision, 'headings', i.headings, 'mapping', i.mapping,
      'encoding', i.encoding, 'has_stopped', exists (select from job_runs j where j.id = i.work_id and j.state = 'failed'),
      'sample', (select coalesce(json_agg(s.cells order by s.line), '[]') from (
        select l.cells, l.line from people_import_lines l where l.club_id = i.club_id and l.import_id = i.id
        order by l.line limit 3) s),
      'undo_until', case when i.state = 'done' and exists (select from people_import_lines l
          where l.club_id = i.club_id and l.import_id = i.id and l.state = 'imported')
        then iso(i.started_at + make_interval(days => ${UNDO_DAYS})) end) as found
    from people_imports i where i.club_id = ${clubId} and i.id = ${id}`,
  )
  return row ? { ...row.found, mapping_problem: mappingProblem(row.found.mapping) } : null
}

const IMPORTS: ListShape<'filename' | 'created_at'> = {
  name: 'people_imports',
  rows: 'people_imports i where i.club_id = $1',
  row: 'i',
  item: `json_build_object(${SUMMARY})`,
  columns: { filename: 'lower(i.filename)', created_at: 'i.created_at' },
  searched: ['i.filename'],
  order: 'i.created_at desc, i.id',
}

export async function listImports(
  tx: Tx,
  clubId: string,
  query: ListQuery<'filename' | 'created_at'>,
): Promise<Collection<PeopleImportSummary>> {
  const found = await readList<PeopleImportSummary>(readIn(tx), IMPORTS, query, [clubId])
  return found ?? collection([], 0, query)
}

const NAME = `trim(concat_ws(' ', l.person ->> 'firstName', l.person ->> 'lastName'))`
const LINES: ListShape<'line' | 'name'> = {
  name: 'people_import_lines',
  rows: `(select l.*, l.line::text as id from people_import_lines l) l where l.club_id = $1 and l.import_id = $2`,
  row: 'l',
  item: `json_build_object('line', l.line, 'name', coalesce(nullif(${NAME}, ''), l.cells ->> 0), 'state', l.state,
    'problems', l.problems)`,
  columns: { line: 'l.line', name: `lower(${NAME})` },
  searched: [NAME, 'l.problems::text'],
  order: 'l.line',
  filters: { state: (value) => `l.state = ${value}` },
}

export async function listLines(
  tx: Tx,
  { clubId, id }: OfImport,
  query: ListQuery<'line' | 'name'> & { state?: ImportLineState | undefined },
): Promise<Collection<ImportLine>> {
  const found = await readList<ImportLine>(readIn(tx), LINES, query, [clubId, id])
  return found ?? collection([], 0, query)
}
