import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Core } from '#kernel/core.ts'
import type { BodyMessages, MailRow } from '#messages/mail/port.ts'

/** What `send-message.ts` put into the outbox. */
const Payload = z.object({ first_name: z.string(), message: z.uuid(), governing_body: z.uuid() })

const LETTER = {
  name: 'body_message_letter',
  text: `select m.body, m.subject, m.content, m.sent_by_name as by, c.club from body_messages m
    join body_message_clubs c on c.governing_body_id = m.governing_body_id and c.message_id = m.id and c.club_id = $3
    where m.governing_body_id = $1 and m.id = $2`,
}

type Letter = { body: string; subject: string; content: string; by: string; club: string }

/** What a mail of a body's message says, and the numbers that its sender sees of it. */
export const openBodyMessages = ({ db }: Pick<Core, 'db'>): BodyMessages => ({
  async letter({ payload, clubId }: MailRow) {
    const of = Payload.parse(payload)
    const [letter] = await db.readPlatform<Letter>(LETTER, [of.governing_body, of.message, clubId])
    return letter ? { template: 'body-message', payload: { ...letter, first_name: of.first_name } } : null
  },
  async note(tx, { payload, clubId }, became) {
    const of = Payload.parse(payload)
    const column = sql.identifier(became)
    await tx.execute(sql`
      update body_message_clubs set ${column} = ${column} + 1
      where club_id = ${clubId} and governing_body_id = ${of.governing_body} and message_id = ${of.message}`)
  },
})
