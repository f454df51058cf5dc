import type pg from 'pg'
import { SALES, UNIQUE } from '../../packages/api/src/testing/growth/multiply-rows.ts'

/** What each person of a club adds to: copied for each of its copies. All else of a club is copied once for each club. */
const OF_PEOPLE: readonly string[] = [
  // A drum is kept for a draw's check alone: one season of them in each club.
  ...SALES.filter((table) => table !== 'draw_entries'),
  'audit_links',
  'team_event_players',
]

/** The clubs themselves and what names them among all are laid by `layManyClubs`. */
const LAID_BEFORE: readonly string[] = ['clubs', 'club_domains', 'club_affiliations']

/** What names a row of the club's own catalogue or calendar without a foreign key. */
const OF_CLUB: readonly string[] = [
  'order_items.stock_id',
  'cart_items.payment_option_id',
  'orders.discount_code_id',
  'outbox.list_id',
  'mailing_recipients.list_id',
]

/** Numbers that are given out for all clubs together, and the copies of them. */
const NUMBERS: readonly string[] = ['orders.seq', 'order_sums.seq', 'audit_links.number']
const STRIDE = 100_000

interface Column {
  name: string
  type: string
  /** Tables that its foreign keys lead to. */
  targets: string[]
}

interface Table {
  name: string
  hasClub: boolean
}

const TABLES = `
  select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped)
      as "hasClub"
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any (f.conkey)) as targets
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`

/**
 * One statement for each table: the rows of the club that is copied, for every row of `scale_copies` (its club, how ids of its people and of
 * its club begin, whether it is the first of its club, and whether the club is the one that is copied).
 */
export async function copyStatements(
  pool: pg.Pool,
  clubId: string,
): Promise<[table: string, text: string][]> {
  const { rows: tables } = await pool.query<Table>(TABLES)
  const statements: [string, string][] = []
  for (const table of tables) {
    const isOfPeople = OF_PEOPLE.includes(table.name)
    if (LAID_BEFORE.includes(table.name) || (!isOfPeople && !table.hasClub)) continue
    const { rows: columns } = await pool.query<Column>(COLUMNS, [table.name])
    const { rows: unique } = await pool.query<{ names: string[] }>(UNIQUE, [table.name])
    statements.push([table.name, copyOf({ table, isOfPeople, columns, unique, clubId })])
  }
  return statements
}

interface Copy {
  table: Table
  isOfPeople: boolean
  columns: Column[]
  unique: { names: string[] }[]
  clubId: string
}

/** Where the value of a column belongs: to a person, to a club, or to everybody. */
function placeOf(table: string, isOfPeople: boolean, { name, type, targets }: Column) {
  if (!type.startsWith('uuid')) return 'value'
  if (name === 'club_id') return 'club'
  if (OF_CLUB.includes(`${table}.${name}`)) return 'catalogue'
  const [target] = targets.filter((each) => each !== 'clubs')
  if (target === undefined) return isOfPeople ? 'person' : 'catalogue'
  if (OF_PEOPLE.includes(target)) return 'person'
  return ['governing_bodies', 'identity_providers'].includes(target) ? 'value' : 'catalogue'
}

function copyOf({ table, isOfPeople, columns, unique, clubId }: Copy): string {
  const place = (column: Column) => placeOf(table.name, isOfPeople, column)
  const isMapped = (column: Column) =>
    ['person', ...(isOfPeople ? [] : ['catalogue'])].includes(place(column))
  const mapped = new Set(columns.filter(isMapped).map(({ name }) => name))
  // What must be unique and holds no changed key is changed itself.
  const changed = new Set(
    unique.flatMap(({ names }) => {
      if (names.some((name) => mapped.has(name)) || (!isOfPeople && names.includes('club_id'))) return []
      const last = columns.findLast(
        ({ name, type }) => names.includes(name) && !/uuid|boolean|timestamp/.test(type),
      )
      return last ? [last.name] : []
    }),
  )
  // Another id for each copy, and the same wherever it is named.
  const copied = (id: string, copy: string) => `overlay(${id}::text placing ${copy} from 1 for 8)::uuid`
  const value = (column: Column): string => {
    const { name, type } = column
    const own = `t."${name}"`
    const idOf = (id: string) =>
      place(column) === 'person'
        ? copied(id, 'k.person')
        : `case when k.is_own then ${id} else ${copied(id, 'k.catalogue')} end`
    if (place(column) === 'club') return 'k.club_id'
    if (table.name === 'audit_links' && name === 'chain') return 'k.club_id'
    // Nobody else has their name and address.
    if (name === 'email') return `replace(${own}, '@', '.' || k.person || '@')`
    if (`${table.name}.${name}` === 'form_answers.answers')
      return `replace(${own}::text, '@', '.' || k.person || '@')::jsonb`
    if (`${table.name}.${name}` === 'club_people.last_name') return `${own} || '-' || left(k.person, 3)`
    if (NUMBERS.includes(`${table.name}.${name}`)) return `${own} + k.at * ${STRIDE}`
    if (place(column) !== 'value')
      return type === 'uuid' ? idOf(own) : `array(select ${idOf('each')} from unnest(${own}) each)`
    if (!changed.has(name)) return own
    if (type === 'bytea') return `sha256(${own} || k.person::bytea)`
    if (type === 'text') return `'c' || k.at || '-' || ${own}`
    return `${own} + k.at * ${STRIDE}`
  }
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const which = isOfPeople ? 'true' : 'k.is_first and not k.is_own'
  const whose = table.hasClub ? `and t.club_id = '${clubId}'` : ''
  // Row after row of the club that is copied, each for all copies: what is written on one day stands side by side, whosever it is.
  return `insert into "${table.name}" (${names}) overriding system value select ${columns.map(value).join(', ')}
    from (select * from "${table.name}" t where true ${whose} offset 0) t
      cross join lateral (select * from scale_copies k where ${which} and true offset 0) k`
}
