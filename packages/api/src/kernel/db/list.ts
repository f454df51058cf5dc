import type { Endpoint, ParsedOf } from '@clubhouse/contract/endpoint'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import { collection, countersOf } from './collection.ts'
import type { Statement } from './database.ts'
import { JsonText } from './json-text.ts'

/** The names by which a list call may be sorted, as its contract says. */
export type ColumnOf<E extends Endpoint> =
  ParsedOf<E>['query'] extends ListQuery<infer Column> ? Column : never

/** What a list is made of. All of it is SQL of ours; whatever a caller says comes in as a value. */
export interface ListShape<Column extends string> {
  /** Begins the names of its statements, of which there is one for each way to ask. */
  name: string
  /** What its rows are taken from, where that is more than a table; read once for the page and the total. */
  with?: string
  /** The table with its alias and its own condition, which may use the first values. */
  rows: string
  /** The alias in it; its `id` is what `ids` names, and what makes every order a whole one. */
  row: string
  item: string
  /** Whatever else an item needs. */
  join?: string
  /** What must exist for there to be a list at all. */
  of?: string
  columns: Record<Column, string>
  /** Where a filter looks. */
  searched: readonly string[]
  order: string
  /** What else narrows it, by the name of the parameter: a condition on the value, which comes as a placeholder. */
  filters?: Record<string, (value: string) => string>
  /** What is answered with every page, by its name: counts, totals. Each is an expression that sees `with`. */
  also?: Record<string, string>
  /** Sums of all rows that are found, by their name: answered as `sums`. */
  sums?: Record<string, string>
}

/** TABLE-01, TABLE-11: one statement for a page of a list, filtered and sorted, with its total. */
export function listStatement<Column extends string>(
  shape: ListShape<Column>,
  query: ListQuery<Column>,
  own: readonly unknown[],
): { statement: Statement; values: unknown[] } {
  const { row, item, join = '', of = '', searched, with: named, filters = {}, also = {}, sums } = shape
  const { filter, sort, sort_direction: direction = 'desc', ids, page, per_page: perPage } = query
  const values = [...own]
  const value = (added: unknown) => `$${values.push(added)}`
  let { rows, order, name } = shape
  if (filter) {
    // Where it stands, not whether it is like it: `%` and `_` are letters here.
    rows += ` and strpos(lower(concat_ws(' ', ${searched.join(', ')})), lower(${value(filter)}::text)) > 0`
    name += '_filtered'
  }
  if (ids) {
    rows += ` and ${row}.id::text = any(${value(ids)}::text[])`
    name += '_of_ids'
  }
  const asked: Record<string, unknown> = { ...query }
  for (const [each, condition] of Object.entries(filters)) {
    if (asked[each] === undefined) continue
    rows += ` and ${condition(value(asked[each]))}`
    name += `_of_${each}`
  }
  if (sort !== undefined) {
    order = `${shape.columns[sort]} ${direction === 'asc' ? 'asc' : 'desc'} nulls last, ${row}.id`
    name += `_by_${sort}_${direction}`
  }
  const paged = `select * from ${rows} order by ${order} limit ${value(perPage)} offset ${value((page - 1) * perPage)}`
  const summed = Object.entries(sums ?? {}).map(([each, expression]) => `'${each}', ${expression}`)
  // Counted and summed in one go over the rows.
  const counted = sums ? 'counted.total, counted.sums' : `(select count(*)::int from ${rows}) as total`
  const text = `${named ? `with ${named}` : ''}
    select ${counted},
      coalesce((select json_agg(${item} order by ${order}) from (${paged}) ${row} ${join}), '[]')::text as items
      ${Object.entries(also)
        .map(([each, expression]) => `, ${expression} as ${each}`)
        .join('')}
    ${sums ? `from (select count(*)::int as total, json_build_object(${summed.join(', ')}) as sums from ${rows}) counted` : of}`
  return { statement: { name, text }, values }
}

type Read = (statement: Statement, values: unknown[]) => Promise<{ total: number; items: string }[]>

/** As the database writes it, with its counters before it. Null where that does not exist of which it is a list. */
export async function readListText<Item>(
  read: Read,
  ...asked: Parameters<typeof listStatement>
): Promise<JsonText<Collection<Item>> | null> {
  const { statement, values } = listStatement(...asked)
  const [found] = await read(statement, values)
  if (!found) return null
  const { page, per_page: perPage } = asked[1]
  const count = Math.max(0, Math.min(perPage, found.total - (page - 1) * perPage))
  const counters = JSON.stringify(countersOf(count, found.total, asked[1]))
  return new JsonText(`${counters.slice(0, -1)},"items":${found.items}}`)
}

/** The same, for whoever goes on with the items. */
export const readList = async <Item>(
  ...asked: Parameters<typeof readListText>
): Promise<Collection<Item> | null> => (await readListText<Item>(...asked))?.read() ?? null

/** With what else its shape answers. */
export async function readListWith<Item, Also extends object>(
  read: (statement: Statement, values: unknown[]) => Promise<({ total: number; items: string } & Also)[]>,
  ...asked: Parameters<typeof listStatement>
): Promise<Collection<Item> & Also> {
  const { statement, values } = listStatement(...asked)
  const [found] = await read(statement, values)
  if (!found) throw new Error(`The list ${statement.name} is never missing`)
  const { total, items, ...also } = found
  // What is left of the row is what the shape names beside them.
  return { ...collection<Item>(JSON.parse(items), total, asked[1]), ...(also as unknown as Also) }
}

/** The days of a club begin and end by its own clock; $1 is the club, as everywhere. */
const MIDNIGHT = `at time zone (select c.time_zone from clubs c where c.id = $1)`
export const sinceDay = (column: string) => (day: string) =>
  `${column} >= (${day}::date)::timestamp ${MIDNIGHT}`
export const untilDay = (column: string) => (day: string) =>
  `${column} < (${day}::date + 1)::timestamp ${MIDNIGHT}`
