import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { contactMessages } from '../inbox/tables.ts'
import { clubs } from '#site/clubs/tables.ts'
import { enqueueMail } from '../mail/port.ts'

/** Within this time the same words of the same person are one message that was sent twice. */
const SAME_WITHIN_MS = 60_000

export interface StoreOptions {
  /** Off only to prove that it is needed. */
  locks?: boolean
}

/** The message and the mail to the club, both or neither; once, however often the button was pressed. */
export async function storeMessage(
  tx: Tx,
  clubId: string,
  message: ContactMessage,
  now: Date,
  { locks = true }: StoreOptions = {},
): Promise<void> {
  // Two presses at the same moment would both find nothing: the second waits until the first is stored.
  if (locks) await oneAtATime(tx, 'contact-message', clubId, message.sender_email, message.content)
  if (await hasArrived(tx, clubId, message, now)) return
  const id = randomUUID()
  const { sender, sender_email: senderEmail, sender_phone: senderPhone, subject, content } = message
  await tx
    .insert(contactMessages)
    .values({ clubId, id, sender, senderEmail, senderPhone, subject, content, createdAt: now })
  const [club] = await tx.select({ email: clubs.contactEmail }).from(clubs).where(eq(clubs.id, clubId))
  // A club without an address reads its messages in the back office.
  if (!club?.email) return
  const payload = { sender, email: senderEmail, phone: senderPhone, content }
  const mail = { template: 'contact-message' as const, payload }
  await enqueueMail(
    tx,
    { clubId, effectKey: `contact-message ${id}`, to: club.email, replyTo: senderEmail, mail },
    now,
  )
}

async function hasArrived(tx: Tx, clubId: string, message: ContactMessage, now: Date): Promise<boolean> {
  const { sender, sender_email, content } = message
  const same = and(
    eq(contactMessages.clubId, clubId),
    gt(contactMessages.createdAt, new Date(now.getTime() - SAME_WITHIN_MS)),
    eq(contactMessages.senderEmail, sender_email),
    eq(contactMessages.sender, sender),
    eq(contactMessages.content, content),
  )
  const [found] = await tx.select({ id: contactMessages.id }).from(contactMessages).where(same).limit(1)
  return found !== undefined
}
