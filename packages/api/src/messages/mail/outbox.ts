import { randomUUID } from 'node:crypto'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import { wishFor } from '@clubhouse/domain/messages/mail/mail-kinds'
import { outbox } from './tables.ts'
import { type Mailing, mayWrite } from './wishes.ts'

export interface OutgoingMail {
  /** Whose name and colours it carries; null for the platform's own. */
  clubId: string | null
  /** By which later mails of the same thread name it; made up unless given. */
  id?: string
  /** The same key is sent once, however often it is asked for. */
  effectKey: string
  to: string
  /** Who is answered, where that is not the deployment's own address. */
  replyTo?: string
  /** Of a mailing: to whom and of what kind, so that an opt-out that is made meanwhile is honoured. */
  mailing?: Mailing
  mail: Mail
}

/**
 * Puts a mail on its way in the transaction that caused it: both happen or neither. One that its reader can want or not
 * says to whom it goes (`mailing`), and is not written where they said no.
 */
export async function enqueueMail(tx: Tx, outgoing: OutgoingMail, now: Date) {
  const { clubId, id = randomUUID(), effectKey, to, replyTo, mailing, mail } = outgoing
  if (wishFor(mail.template) !== null) {
    if (!mailing || clubId === null) throw new Error(`A mail of ${mail.template} must say whose wish it is`)
    if (!(await mayWrite(tx, { clubId, to, template: mail.template, mailing }))) return
  }
  await tx
    .insert(outbox)
    .values({
      id,
      clubId,
      effectKey,
      // A code that somebody waits for goes before ten thousand letters to everybody.
      priority: mailing ? 1 : 0,
      template: mail.template,
      recipient: to,
      replyTo: replyTo ?? null,
      payload: mail.payload,
      personId: mailing?.personId ?? null,
      mailingKind: mailing?.kind ?? null,
      listId: mailing?.kind === 'recurring' ? mailing.listId : null,
      dueAt: now,
      createdAt: now,
    })
    // Without naming the key: a club may put mails in, and not look at what lies there.
    .onConflictDoNothing()
}
