import type {
  BodyList,
  BodyListLine,
  listBodyLists as contract,
} from '@clubhouse/contract/platform/governing-body/lists'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Listed } from '@clubhouse/domain/platform/governing-body/compare'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Of $1, the body; row security says the same once more. */
const LISTS: ListShape<ColumnOf<typeof contract>> = {
  name: 'body_lists',
  rows: 'body_lists l where l.governing_body_id = $1',
  row: 'l',
  item: `json_build_object('list_id', l.id, 'filename', l.filename, 'created_at', iso(l.created_at), 'created_by', l.created_by_name,
    'lines', counted.lines, 'problems', counted.problems)`,
  join: `cross join lateral (select count(*)::int as lines, count(*) filter (where n.person is null)::int as problems
    from body_list_lines n where n.governing_body_id = $1 and n.list_id = l.id) counted`,
  columns: { filename: 'lower(l.filename)', created_at: 'l.created_at' },
  searched: ['l.filename'],
  order: 'l.created_at desc, l.id',
}

export const listBodyLists = (
  tx: Tx,
  bodyId: string,
  query: ListQuery<ColumnOf<typeof contract>>,
): Promise<Collection<BodyList>> => readListWith<BodyList, object>(readIn(tx), LISTS, query, [bodyId])

export async function readBodyList(tx: Tx, bodyId: string, id: string): Promise<BodyList | null> {
  const { items } = await listBodyLists(tx, bodyId, { page: 1, per_page: 1, ids: [id] })
  return items[0] ?? null
}

/** What the line held, as somebody would read it out. */
const PROBLEMS: ListShape<'line'> = {
  name: 'body_list_problems',
  rows: `(select n.*, n.line as id from body_list_lines n where n.governing_body_id = $1 and n.list_id = $2 and n.person is null) n where true`,
  row: 'n',
  item: `json_build_object('line', n.line, 'problems', n.problems,
    'text', (select coalesce(string_agg(cell, ' · '), '') from jsonb_array_elements_text(n.cells) cell where cell <> ''))`,
  columns: { line: 'n.line' },
  searched: ['n.cells::text'],
  order: 'n.line',
}

export const listProblems = (
  tx: Tx,
  { bodyId, id }: { bodyId: string; id: string },
  query: ListQuery<'line'>,
): Promise<Collection<BodyListLine>> =>
  readListWith<BodyListLine, object>(readIn(tx), PROBLEMS, query, [bodyId, id])

export interface ProblemLine {
  line: number
  cells: string[]
  problems: string[]
}

const PROBLEM_LINES = {
  name: 'body_list_problem_lines',
  text: `select l.headings, coalesce((select json_agg(json_build_object('line', n.line, 'cells', n.cells, 'problems', n.problems) order by n.line)
      from body_list_lines n where n.governing_body_id = $1 and n.list_id = l.id and n.person is null), '[]') as lines
    from body_lists l where l.governing_body_id = $1 and l.id = $2`,
}

/** Null where there is no such list. */
export async function problemLines(tx: Tx, bodyId: string, id: string) {
  const [found] = await readIn(tx)<{ headings: string[]; lines: ProblemLine[] }>(PROBLEM_LINES, [bodyId, id])
  return found ?? null
}

const PEOPLE = {
  name: 'body_list_people',
  text: `select coalesce(json_agg(n.person || jsonb_build_object('line', n.line) order by n.line), '[]')::text as people
    from body_list_lines n where n.governing_body_id = $1 and n.list_id = $2 and n.person is not null`,
}

export async function listedPeople(tx: Tx, bodyId: string, id: string): Promise<Listed[]> {
  const [row] = await readIn(tx)<{ people: string }>(PEOPLE, [bodyId, id])
  return JSON.parse(row?.people ?? '[]') as Listed[]
}
