import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { hookAttempts } from './tables.ts'

export interface Attempt {
  at: Date
  status: number | null
  problem: string | null
  ms: number
  answer: string
}

interface OfDelivery {
  clubId: string
  id: string
  endpointId: string
}

const SHOWN = 160

/** How an answer begins, for the log: in one line, and without anybody's address. */
export const tidyAnswer = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, ' ')
    .replaceAll(/[^\s<>"':,;]+@[^\s<>"':,;]+/g, '…@…')
    .trim()
    .slice(0, SHOWN)

/** Any 2xx is a yes. */
export const isTaken = ({ status }: Pick<Attempt, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

/** Each attempt is written down, and how its address is doing. */
export async function noteAttempt(
  tx: Tx,
  { clubId, id: deliveryId, endpointId }: OfDelivery,
  attempt: Attempt,
): Promise<void> {
  await tx.insert(hookAttempts).values({ clubId, id: randomUUID(), deliveryId, ...attempt })
  const at = attempt.at.toISOString()
  const how = isTaken(attempt)
    ? sql`failing_since = null, last_delivered_at = ${at}`
    : sql`failing_since = coalesce(failing_since, ${at})`
  await tx.execute(sql`update hook_endpoints set ${how} where club_id = ${clubId} and id = ${endpointId}`)
}

/**
 * Nothing arrived there for as long as this was tried, or it says that it is gone: it is told nothing more. Answers its address
 * where this switched it off.
 */
export async function switchOff(
  tx: Tx,
  { clubId, endpointId }: OfDelivery,
  { since, now }: { since: Date; now: Date },
): Promise<string | null> {
  const off = await one<{ url: string }>(
    tx,
    sql`update hook_endpoints set is_on = false, switched_off_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${endpointId} and is_on
      and coalesce(last_delivered_at < ${since.toISOString()}, true) returning url`,
  )
  return off?.url ?? null
}
