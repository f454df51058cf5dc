import { and, asc, eq } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { formatTime } from '@clubhouse/domain/format'
import { clubs } from '#site/clubs/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { IncomingAddresses } from '../incoming/port.ts'
import { enqueueMail } from '../mail/port.ts'
import { contactMessages, messageReplies } from './tables.ts'
import { type HoldOptions, holdMessage, isMessage, nameOf, type OfMessage } from './change-message.ts'

export interface Answer {
  reply_id: string
  content: string
  seen_replies: number
  done: boolean
}

/**
 * Keeps the answer and puts its mail on its way, both or neither. Pressed twice it goes once; where somebody else has
 * answered since, it does not go at all.
 */
export async function answerMessage(
  tx: Tx,
  of: OfMessage,
  { reply_id: id, content, seen_replies: seen, done }: Answer,
  { audit, caller, userId, now }: Writing,
  { locks = true, addresses = null }: HoldOptions & { addresses?: IncomingAddresses | null } = {},
): Promise<Refusal | null> {
  const { clubId } = of
  const row = await holdMessage(tx, of, { locks })
  if (!row) return notFound('The message')
  const before = await repliesOf(tx, of)
  if (before.some((reply) => reply.id === id)) return null
  const [last] = before.slice(-1)
  if (last && before.length !== seen) return await answeredMeanwhile(tx, clubId, last)
  const [club] = await tx
    .select({ name: clubs.name, email: clubs.contactEmail })
    .from(clubs)
    .where(eq(clubs.id, clubId))
  const by = (await nameOf(tx, clubId, userId)) ?? club?.name ?? ''
  const [kept] = await tx
    .insert(messageReplies)
    .values({ clubId, id, messageId: of.id, content, sentBy: userId, sentAt: now })
    .onConflictDoNothing()
    .returning({ id: messageReplies.id })
  // The id is that of an answer to another message.
  if (!kept) return new Refusal(409, 'idempotency_conflict', 'This answer belongs to another message.')
  // Where the deployment reads mails, what they answer stands in this thread; else the club gets it.
  const replyTo = addresses?.write('thread', of) ?? club?.email
  const follows = before.map((reply) => reply.id)
  const payload = { subject: row.subject, answer: content, by, asked: row.content, follows }
  const mail = { template: 'message-reply' as const, payload }
  await enqueueMail(
    tx,
    {
      clubId,
      id,
      effectKey: `message-reply ${clubId} ${id}`,
      to: row.senderEmail,
      mail,
      ...(replyTo && { replyTo }),
    },
    now,
  )
  await tx
    .update(contactMessages)
    .set({
      answeredAt: now,
      readAt: row.readAt ?? now,
      revision: row.revision + 1,
      // Whoever answers first looks after it.
      assignedTo: row.assignedTo ?? userId,
      ...(done && row.doneAt === null && { doneAt: now, doneBy: userId }),
    })
    .where(isMessage(of))
  // Who and how much, never what: the text stands in the thread alone.
  const detail = { message_id: of.id, Length: `${content.length} characters`, ...(done && { Done: 'yes' }) }
  await audit.record(tx, caller, { kind: 'message-answered', clubId, actorId: userId, detail })
  return null
}

const repliesOf = (tx: Tx, { clubId, id }: OfMessage) =>
  tx
    .select({ id: messageReplies.id, sentBy: messageReplies.sentBy, sentAt: messageReplies.sentAt })
    .from(messageReplies)
    .where(and(eq(messageReplies.clubId, clubId), eq(messageReplies.messageId, id)))
    .orderBy(asc(messageReplies.sentAt), asc(messageReplies.id))

async function answeredMeanwhile(
  tx: Tx,
  clubId: string,
  { sentBy, sentAt }: { sentBy: string | null; sentAt: Date },
): Promise<Refusal> {
  const who = (await nameOf(tx, clubId, sentBy))?.split(' ')[0] ?? 'Someone else'
  const [club] = await tx.select({ zone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId))
  const time = formatTime(sentAt.toISOString(), club?.zone ?? 'Europe/Dublin')
  const message = `${who} answered at ${time}. Your answer hasn’t gone: read theirs first.`
  return new Refusal(409, 'answered_meanwhile', message)
}
