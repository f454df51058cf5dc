import type { OfficeMessage } from '@clubhouse/contract/messages/office/messages'
import { openClubClient } from './club-client.ts'
import { ask } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

export const SENDER = 'sile@home.example'

/** Somebody writes by the contact form of a club; answers the id of the message. */
export async function writeToClub(
  app: TestApp,
  content: string,
  { club = 'dunvarra', sender = 'Síle Ní Fhearra', email = SENDER } = {},
): Promise<string> {
  const message = {
    content,
    sender,
    sender_email: email,
    sender_phone: null,
    subject: 'Website contact form',
  }
  const { status } = await ask(app, `/v2/store/${club}/messages`, message, { on: club })
  if (status !== 200) throw new Error(`The message was not taken: ${status}`)
  const [row] = await app.asOwner<{ id: string }>(
    `select m.id from contact_messages m join clubs c on c.id = m.club_id where c.slug = $1 and m.content = $2
      order by m.created_at desc limit 1`,
    [club, content],
  )
  return row?.id ?? ''
}

/** The inbox of a club, as one of those who run it uses it. */
export async function openInboxClient(app: TestApp, at: Parameters<typeof openClubClient>[1] = {}) {
  const desk = await openClubClient(app, at)
  const read = async (id: string): Promise<OfficeMessage> => (await desk.ask(`/messages/${id}`)).body
  return {
    ...desk,
    read,
    list: (query = '') => desk.ask(`/messages${query}`),
    markRead: (id: string) => desk.ask(`/messages/${id}/read`, {}),
    change: (id: string, change: object) => desk.ask(`/messages/${id}`, change, 'PATCH'),
    answer: (id: string, answer: object = {}) =>
      desk.ask(`/messages/${id}/replies`, {
        reply_id: crypto.randomUUID(),
        content: 'On Monday at seven.',
        seen_replies: 0,
        ...answer,
      }),
  }
}
export type InboxClient = Awaited<ReturnType<typeof openInboxClient>>
