import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

interface NewFriend {
  clubId: string
  firstName: string
  email: string
  /** The mailbox however they spell it. */
  mailbox: string
  now: Date
}

/** LOTTO-14: somebody whom a player told us of, once for ever. Answers their id; nothing where we know them already. */
export async function keepFriend(
  tx: Tx,
  { clubId, firstName, email, mailbox, now }: NewFriend,
): Promise<string | undefined> {
  const kept = await one<{ id: string }>(
    tx,
    sql`insert into lotto_friends (club_id, id, first_name, email, created_at)
    select ${clubId}, ${randomUUID()}::uuid, ${firstName}, ${email}, ${now.toISOString()}::timestamptz
    where not exists (select from lotto_friends f where f.club_id = ${clubId}
      and regexp_replace(f.email, '\\+[^@]*@', '@') = ${mailbox})
    on conflict (club_id, email) do nothing returning id`,
  )
  return kept?.id
}
