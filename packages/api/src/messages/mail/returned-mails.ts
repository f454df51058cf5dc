import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { setAside } from './list-mails.ts'
import { mailingRecipients } from './tables.ts'

export interface ListMail {
  clubId: string
  id: string
  address: string
}

/** The mail of a list by its id, which it has in the outbox and on the wire too. */
export async function findListMail(tx: Tx, id: string): Promise<ListMail | null> {
  const { clubId, address } = mailingRecipients
  const [found] = await tx
    .select({ clubId, address })
    .from(mailingRecipients)
    .where(eq(mailingRecipients.id, id))
  return found ? { ...found, id } : null
}

export interface Returned {
  reason: string
  /** Nobody is there, and nobody will be: no list writes to it again. */
  isHard: boolean
  now: Date
}

/** What a mail server said after it had taken the mail; as if it had refused it. A mail that never left cannot come back. */
export async function noteReturned(
  tx: Tx,
  { clubId, id, address }: ListMail,
  returned: Returned,
): Promise<void> {
  const { reason, isHard, now } = returned
  const hasLeft = inArray(mailingRecipients.state, ['queued', 'sent'])
  const [noted] = await tx
    .update(mailingRecipients)
    .set({ state: 'bounced', reason, settledAt: now })
    .where(and(eq(mailingRecipients.id, id), hasLeft))
    .returning({ id: mailingRecipients.id })
  // Somebody may have cleared the address since: the same report does not set it aside again.
  if (noted && isHard) await setAside(tx, { clubId, address }, { reason, now })
}
