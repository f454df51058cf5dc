import { sql } from 'drizzle-orm'
import { APP_ROLE } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { errorCode } from '../error-code.ts'
import type { TestDatabase } from '../test-database.ts'

export interface ClubTable {
  name: string
  /** The column that says whose row it is. */
  key: string
  /** Any column that can be written. */
  column: string
  hasRowSecurity: boolean
  isForced: boolean
}

/** Every table of ours, from the catalog: a new one is found without being listed anywhere. */
export function listTables({
  asOwner,
}: Pick<TestDatabase, 'asOwner'>): Promise<(Omit<ClubTable, 'key'> & { key: string | null })[]> {
  return asOwner(`
    select c.relname as name, (
        select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 order by a.attnum limit 1) as column,
      c.relrowsecurity as "hasRowSecurity", c.relforcerowsecurity as "isForced",
      case when c.relname = 'clubs' then 'id' else (
        select a.attname from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id') end as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`)
}

/** What `mine` can do to rows of `theirs` in a table; nothing, if row security holds. */
export async function holesIn(
  database: TestDatabase,
  table: ClubTable,
  mine: string,
  theirs: string,
): Promise<string[]> {
  const { db, asOwner } = database
  const { name, key } = table
  const counted = (where: string) => sql.raw(`select count(*)::int as count from ${name} where ${where}`)
  /** How many rows are seen, or the code of the refusal to look at all. */
  const seen = async (club: string, where: string) => {
    let count: number | undefined
    const code = await errorCode(
      db.withClub(club, async (tx) => {
        count = (await one<{ count: number }>(tx, counted(where)))?.count
      }),
    )
    return code === 'accepted' ? count : code
  }
  /** Rows touched or the code of the refusal; undone either way. */
  const attempt = (statement: string) =>
    errorCode(
      db.withClub(mine, async (tx) => {
        const touched = await rows(tx, sql.raw(statement))
        throw Object.assign(new Error('undone'), { code: `${touched.length} rows` })
      }),
    )

  const [own] = await asOwner<{ mine: number; theirs: number }>(
    `select count(*) filter (where ${key} = $1)::int as mine, count(*) filter (where ${key} = $2)::int as theirs from ${name}`,
    [mine, theirs],
  )
  if (!own?.mine || !own.theirs) return [`${name}: needs rows of both clubs for the check to mean anything`]

  const [grants] = await asOwner<{ truncate: boolean; owner: boolean; select: boolean }>(
    `select has_table_privilege('${APP_ROLE}', '${name}', 'TRUNCATE') as truncate,
      has_any_column_privilege('${APP_ROLE}', '${name}', 'SELECT') as select,
      pg_has_role('${APP_ROLE}', relowner, 'MEMBER') as owner from pg_class where oid = '${name}'::regclass`,
  )
  const copy = await copyStatement(database, table, theirs)
  const checks: [boolean, string][] = [
    [!table.hasRowSecurity, 'row security is not enabled'],
    [!table.isForced, 'row security is not forced on the owner'],
    [grants?.truncate !== false, 'the app may truncate, which asks no policy'],
    [grants?.owner !== false, 'the app owns it'],
    [!isNothing(await seen('', 'true')), 'rows are seen without a club'],
    [!isNothing(await seen(mine, `${key} = '${theirs}'`)), "another club's rows are seen"],
    [
      (await seen(mine, 'true')) !== (grants?.select ? own.mine : NO_PRIVILEGE),
      "not exactly the club's own rows are seen",
    ],
    [
      !isNothing(await attempt(`update ${name} set ${key} = ${key} where ${key} = '${theirs}' returning 1`)),
      'update',
    ],
    [!isNothing(await attempt(`delete from ${name} where ${key} = '${theirs}' returning 1`)), 'delete'],
    [
      (await attempt(`update ${name} set ${key} = '${theirs}' returning 1`)) !== NO_PRIVILEGE,
      'giving rows away',
    ],
    [(await attempt(copy)) !== NO_PRIVILEGE, 'insert'],
  ]
  return checks.filter(([isHole]) => isHole).map(([, what]) => `${name}: ${what}`)
}

/** PostgreSQL's word for a right that is not held; row security refuses a planted row with the same. */
export const NO_PRIVILEGE = '42501'

/** A right that was never given protects as well as a policy that lets nothing through. */
const isNothing = (outcome: unknown) => outcome === 0 || outcome === '0 rows' || outcome === NO_PRIVILEGE

/** The tables on which a role holds any right whatever, on the whole or on a single column. */
export async function tablesWithin({ asOwner }: TestDatabase, role: string): Promise<string[]> {
  const tables = await asOwner<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (has_any_column_privilege('${role}', c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
          or has_table_privilege('${role}', c.oid, 'DELETE, TRUNCATE, TRIGGER')) order by c.relname`,
  )
  return tables.map(({ name }) => name)
}

/** Inserts a row of the other club once more: row security must refuse it before any unique key does. */
async function copyStatement(
  { asOwner }: TestDatabase,
  { name, key }: ClubTable,
  theirs: string,
): Promise<string> {
  const [columns] = await asOwner<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [name],
  )
  const [row] = await asOwner<{ row: string }>(
    `select to_json(t)::text as row from ${name} t where ${key} = $1 limit 1`,
    [theirs],
  )
  const literal = (row?.row ?? '').replaceAll("'", "''")
  const names = columns?.names ?? ''
  return `insert into ${name} (${names}) select ${names} from json_populate_record(null::${name}, '${literal}'::json) returning 1`
}
