import { sql } from 'drizzle-orm'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

/** Somebody to write to. */
export interface Reader {
  email: string
  /** As a mail may greet them; empty where nobody has shown that the mailbox is theirs. */
  firstName: string
}

interface Row {
  id: string
  email: string
  firstName: string
  isVerified: boolean
}

/** As the platform, since people belong to no club. Whoever was erased is not there. */
export async function readersOf(
  tx: Tx,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, Reader>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const found = await rows<Row>(
    tx,
    sql`select id, email, first_name as "firstName", email_verified_at is not null as "isVerified"
    from users where id = any(${`{${ids.join(',')}}`}::uuid[])`,
  )
  return new Map(found.map(({ id, email, ...named }) => [id, { email, firstName: greetingName(named) }]))
}

/** Who bought something: an account, or a guest, who writes any name they like. */
export interface Buyer {
  userId: string | null
  /** Of the order; empty once its buyer was erased. */
  email: string
}

export const readerOf = (readers: ReadonlyMap<string, Reader>, { userId, email }: Buyer): Reader | null => {
  if (userId !== null) return readers.get(userId) ?? null
  return email.includes('@') ? { email, firstName: '' } : null
}

/** By whom they are written to: in the order in which they come, each once. */
export function byBuyer<Each>(each: readonly Each[], keyOf: (row: Each) => string): Each[][] {
  const found = new Map<string, Each[]>()
  for (const row of each) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return [...found.values()]
}
