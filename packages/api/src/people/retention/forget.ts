import { sql } from 'drizzle-orm'
import type { RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { type Asked, DUE } from './due.ts'
import { namelessOf } from './forget-people.ts'
import { thin } from './thin-answers.ts'

/** As many at a time, so that each step stays short. */
export const AT_ONCE = 250

export interface Forgotten {
  count: number
  /** Whether there may be more of it. */
  isMore: boolean
}

/** As much of one kind as a step does, in a transaction of the platform's. */
export async function forgetSome(
  tx: Tx,
  personTables: readonly PersonTable[],
  kind: RetentionKind,
  asked: Asked,
): Promise<Forgotten> {
  const found = await asClub(tx, asked.clubId, (own) =>
    rows<{ id: string }>(own, sql`${DUE[kind](asked)} limit ${AT_ONCE}`),
  )
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { count: 0, isMore: false }
  return { count: await forget(tx, personTables, kind, asked, ids), isMore: ids.length === AT_ONCE }
}

/** Two kinds are more than the rows of one table; of the others their owner says how they go. */
async function forget(
  tx: Tx,
  personTables: readonly PersonTable[],
  kind: RetentionKind,
  asked: Asked,
  ids: readonly string[],
): Promise<number> {
  if (kind === 'medical') return thin(tx, asked, ids)
  if (kind === 'people') await namelessOf(tx, personTables, asked, ids)
  for (const { onForget } of personTables)
    if (onForget?.kind === kind) await onForget.forget(tx, { clubId: asked.clubId, ids })
  return ids.length
}
