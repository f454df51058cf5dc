import type pg from 'pg'
import { OVER } from '../../packages/api/src/testing/growth/multiply-rows.ts'
import { layManyClubs } from '../../packages/api/src/testing/world/many-clubs.ts'
import { copyStatements } from './copy-statements.ts'
import { sum } from './sizes.ts'

/** All clubs are made of this one: its catalogue, its season, and its people as often as they have members. */
const MOLD = 'dunvarra'

/** Only for a database that is thrown away: `reindex` builds them, each in one go, and says so where a copy is there twice. */
const WITHOUT_INDEXES = `
  update pg_index set indisready = false where indrelid in (
    select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)`

/**
 * So many clubs with so many people each; the first size is that of the club that is copied, which stands in the database. Set by set and
 * without triggers: what they would have made is copied, too. While no server runs.
 */
export async function layClubs(
  pool: pg.Pool,
  sizes: readonly number[],
  say: (text: string) => void,
): Promise<void> {
  const asOwner = async <R>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as R[]
  for (const over of OVER) await asOwner(over)
  await layManyClubs({ asOwner }, sizes.length - 1)
  const [mold] = await asOwner<{ id: string; people: number }>(
    `select c.id, count(p.*)::int as people from clubs c join club_people p on p.club_id = c.id where c.slug = $1 group by c.id`,
    [MOLD],
  )
  if (!mold) throw new Error('The demo has no such club')
  const copies = sizes.map((size, at) => Math.max(1, Math.round(size / mold.people)) - (at === 0 ? 1 : 0))
  say(`  ${sizes.length} clubs, ${sum(copies)} copies of ${mold.people} people`)
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `create temporary table scale_copies as
        select c.id as club_id, row_number() over () as at, left(md5(s.at || ':' || n), 8) as person,
          left(md5(s.at::text), 8) as catalogue, n = 1 as is_first,
          s.at = 1 as is_own
        from unnest($1::int[]) with ordinality s (copies, at)
        join clubs c on c.slug = case s.at when 1 then $2 else 'club-' || (s.at - 1) end, generate_series(1, s.copies) n`,
      [copies, MOLD],
    )
    await client.query(WITHOUT_INDEXES)
    for (const [table, text] of await copyStatements(pool, mold.id)) {
      const began = performance.now()
      const { rowCount } = await client.query(text)
      const seconds = (performance.now() - began) / 1000
      if (seconds > 5) say(`  ${table}: ${rowCount} rows in ${seconds.toFixed(0)} s`)
    }
    await client.query(`select setval('order_numbers', (select max(seq) from orders))`)
    say('  indexes')
    await client.query('reindex schema public')
  } finally {
    client.release(true)
  }
  // As PostgreSQL does it by itself, but not within minutes.
  await pool.query('vacuum analyze')
}
