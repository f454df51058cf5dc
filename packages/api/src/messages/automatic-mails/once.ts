import { sql } from 'drizzle-orm'
import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

export interface Occasions {
  clubId: string
  kind: AutomaticKind
  /** Whom or what it is about, as ids: the same whenever the same thing is found again. */
  occasions: readonly string[]
}

/**
 * Which of these nobody was written to about yet. They are marked in the transaction that writes the mail: both happen or neither,
 * and of two workers that find the same the second waits and gets none. The outbox forgets its keys after a month, this does not.
 */
export async function takeOccasions(
  tx: Tx,
  { clubId, kind, occasions }: Occasions,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (occasions.length === 0) return new Set()
  const taken = await rows<{ occasion: string }>(
    tx,
    sql`insert into automatic_mail_occasions (club_id, kind, occasion, written_at)
    select ${clubId}::uuid, ${kind}, o.occasion, ${now.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify([...new Set(occasions)].toSorted())}::jsonb) as o (occasion)
    on conflict do nothing returning occasion`,
  )
  return new Set(taken.map(({ occasion }) => occasion))
}
