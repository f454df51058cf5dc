import { randomUUID } from 'node:crypto'
import { and, count, eq, gt } from 'drizzle-orm'
import { clubs } from '#site/clubs/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { enqueueMail } from '../mail/port.ts'
import { contactMessages, messageMails } from './tables.ts'
import { holdMessage, isMessage, nameOf, type OfMessage } from './change-message.ts'

const DAY_MS = 86_400_000
/** Nobody writes more in a day; a machine that answers another does. */
const MOST_A_DAY = 20

export interface ReplyByMail {
  /** By which the same mail is known again. */
  source: string
  /** Lower case. */
  from: string
  content: string
  quoted: string | null
  attachments: string[]
  isAutomatic: boolean
}

/**
 * Adds what somebody answered by mail to its thread, opens it again and tells whoever looks after it; once, however often the mail is
 * handed in. What a machine wrote is kept and does none of this. False where there is no such thread, or too much of it.
 */
export async function takeReply(tx: Tx, of: OfMessage, reply: ReplyByMail, now: Date): Promise<boolean> {
  const row = await holdMessage(tx, of)
  if (!row) return false
  const { source, from, content, quoted, attachments, isAutomatic } = reply
  const isKnown = and(ofThread(of), eq(messageMails.source, source))
  if ((await countMails(tx, isKnown)) > 0) return true
  const today = and(ofThread(of), gt(messageMails.receivedAt, new Date(now.getTime() - DAY_MS)))
  if ((await countMails(tx, today)) >= MOST_A_DAY) return false
  const isOther = from !== row.senderEmail.toLowerCase()
  await tx.insert(messageMails).values({
    clubId: of.clubId,
    id: randomUUID(),
    messageId: of.id,
    source,
    content,
    quoted,
    attachments,
    isAutomatic,
    fromAddress: isOther ? from : null,
    receivedAt: now,
  })
  if (isAutomatic) return true
  await tx
    .update(contactMessages)
    .set({ readAt: null, answeredAt: null, doneAt: null, doneBy: null, revision: row.revision + 1 })
    .where(isMessage(of))
  await tell(tx, row, { source, from, content }, now)
  return true
}

const ofThread = ({ clubId, id }: OfMessage) =>
  and(eq(messageMails.clubId, clubId), eq(messageMails.messageId, id))

async function countMails(tx: Tx, where: ReturnType<typeof and>): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(messageMails).where(where)
  return found?.count ?? 0
}

/** Whoever looks after it, as long as they run the club; else the club, as of a new message. */
async function tell(
  tx: Tx,
  row: typeof contactMessages.$inferSelect,
  { source, from, content }: Pick<ReplyByMail, 'source' | 'from' | 'content'>,
  now: Date,
): Promise<void> {
  const { clubId, id, assignedTo, sender, senderPhone: phone } = row
  const isOfClub = (await nameOf(tx, clubId, assignedTo)) !== null
  const [colleague] =
    isOfClub && assignedTo
      ? await tx.select({ email: users.email }).from(users).where(eq(users.id, assignedTo))
      : []
  const [club] = await tx.select({ email: clubs.contactEmail }).from(clubs).where(eq(clubs.id, clubId))
  const to = colleague?.email ?? club?.email
  if (!to) return
  const payload = { sender, email: from, phone, content, isAnswer: true }
  await enqueueMail(
    tx,
    {
      clubId,
      effectKey: `message-mail ${id} ${source}`,
      to,
      replyTo: from,
      mail: { template: 'contact-message', payload },
    },
    now,
  )
}
