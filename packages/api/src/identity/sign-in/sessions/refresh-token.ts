import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

interface LockedToken {
  sessionId: string
  site: string
  beganAt: Date
  remember: boolean
  ended: boolean
  expiresAt: Date
  isUsed: boolean
  /** Used by another process while we waited for it, or after we had been asked. */
  lostRace: boolean
}

const refreshRow = (hash: Buffer, wait: 'skip locked' | '') => sql`
  select t.session_id, s.site, s.created_at, s.remember, s.ended_at, t.expires_at,
    (extract(epoch from clock_timestamp() - t.rotated_at) * 1000)::float8 as used_ms_ago
  from tokens t join sessions s on s.id = t.session_id
  where t.hash = ${hash} and t.kind = 'refresh' for update of t ${sql.raw(wait)}`

interface RefreshRow {
  session_id: string
  site: string
  created_at: Date
  remember: boolean
  ended_at: Date | null
  expires_at: Date
  used_ms_ago: number | null
}

/**
 * Takes the token for this transaction. Whoever finds it taken knows that it is in a race. So does whoever had been
 * waiting for longer than it has been used: two spans of time, each by one clock, since those of two machines differ.
 */
export async function lockRefreshToken(
  tx: Tx,
  hash: Buffer,
  waitedMs: () => number,
): Promise<LockedToken | null> {
  const free = await one<RefreshRow>(tx, refreshRow(hash, 'skip locked'))
  const row = free ?? (await one<RefreshRow>(tx, refreshRow(hash, '')))
  if (!row) return null
  const { used_ms_ago: usedMsAgo } = row
  return {
    sessionId: row.session_id,
    site: row.site,
    beganAt: new Date(row.created_at),
    remember: row.remember,
    ended: row.ended_at !== null,
    expiresAt: new Date(row.expires_at),
    isUsed: usedMsAgo !== null,
    lostRace: usedMsAgo !== null && (!free || usedMsAgo <= waitedMs()),
  }
}
