import { READER_ROLE } from '#kernel/db/database.ts'
import type { TestApp } from '../test-app.ts'
import { FAMILY, type Side, SIDES } from './two-clubs.ts'

/** Ids of rows that nobody but their own may ever read, found in the catalogue: a new table is among them by itself. */
export interface Markers {
  /** Ids of a side's private rows that are in a text. */
  inText: (text: string, side: Side) => string[]
}

const PRIVATE_TABLES = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not has_any_column_privilege('${READER_ROLE}', c.oid, 'SELECT')
    and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'club_id' or (a.attname = 'id' and a.atttypid = 'uuid'::regtype))) = 2`

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

export async function readMarkers({ asOwner }: TestApp, clubs: Record<Side, string>): Promise<Markers> {
  const tables = await asOwner<{ name: string }>(PRIVATE_TABLES)
  const known: Record<Side, Map<string, string>> = { ours: new Map(), theirs: new Map() }
  for (const side of SIDES) {
    for (const { name } of tables)
      for (const { id } of await asOwner<{ id: string }>(`select id from ${name} where club_id = $1`, [
        clubs[side],
      ]))
        known[side].set(id, name)
  }
  return {
    inText: (text, side) => [
      ...new Set((text.match(UUID) ?? []).flatMap((id) => known[side].get(id) ?? [])),
      ...(text.includes(FAMILY[side]) ? ['their email'] : []),
    ],
  }
}
