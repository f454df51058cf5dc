import { randomUUID } from 'node:crypto'
import type { Mail } from '@clubhouse/domain/mails'
import type { Tx } from '../db/database.ts'
import { outbox } from '../db/mail-tables.ts'

export interface OutgoingMail {
  /** Whose name and colours it carries; null for the platform's own. */
  clubId: string | null
  /** The same key is sent once, however often it is asked for. */
  effectKey: string
  to: string
  /** Who is answered, where that is not the deployment's own address. */
  replyTo?: string
  mail: Mail
}

/** Puts a mail on its way in the transaction that caused it: both happen or neither. */
export async function enqueueMail(tx: Tx, outgoing: OutgoingMail, now: Date) {
  const { clubId, effectKey, to, replyTo, mail } = outgoing
  await tx
    .insert(outbox)
    .values({
      id: randomUUID(),
      clubId,
      effectKey,
      template: mail.template,
      recipient: to,
      replyTo: replyTo ?? null,
      payload: mail.payload,
      dueAt: now,
      createdAt: now,
    })
    // Without naming the key: a club may put mails in, and not look at what lies there.
    .onConflictDoNothing()
}
