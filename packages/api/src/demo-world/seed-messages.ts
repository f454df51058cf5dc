import { CONTACT_SUBJECT } from '@clubhouse/domain/messages/contact/contact-rules'
import { idOf } from '@clubhouse/demo/world/ids'
import type { DemoClub, DemoWorld } from '@clubhouse/demo/world/world'
import type { Tx } from '#kernel/db/database.ts'
import { contactMessages, messageReplies } from '#messages/inbox/tables.ts'

const HOUR_MS = 3_600_000

/** What people wrote to the demo's clubs before it was laid, and what they were answered. */
export async function layMessages(
  tx: Tx,
  { id: clubId, slug }: DemoClub,
  { messages, logins }: DemoWorld,
  now: Date,
): Promise<void> {
  const userOf = (email: string | null) => logins.find((login) => login.email === email)?.id ?? null
  for (const message of messages.filter(({ club }) => club === slug)) {
    const createdAt = new Date(now.getTime() - message.daysAgo * 24 * HOUR_MS)
    const later = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS)
    const answers = message.answers.map(({ hoursLater, ...answer }) => ({ ...answer, at: later(hoursLater) }))
    const answeredAt = answers.at(-1)?.at ?? null
    const assignedTo = userOf(message.assignedTo)
    await tx.insert(contactMessages).values({
      clubId,
      id: message.id,
      subject: CONTACT_SUBJECT,
      content: message.content,
      createdAt,
      sender: message.sender,
      senderEmail: message.email,
      senderPhone: message.phone,
      readAt: message.isRead ? later(1) : null,
      assignedTo,
      answeredAt,
      ...(message.isDone && { doneAt: answeredAt ?? later(2), doneBy: assignedTo }),
    })
    for (const [at, { by, content, at: sentAt }] of answers.entries())
      await tx.insert(messageReplies).values({
        clubId,
        id: idOf(`${message.id}/answer/${at}`),
        messageId: message.id,
        content,
        sentBy: userOf(by),
        sentAt,
      })
  }
}
