import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'

/** What a governing body wrote to those who run the club. */
export const ClubBodyMessage = z.object({
  message_id: z.uuid(),
  body: z.string(),
  subject: z.string(),
  content: z.string(),
  reply_to: z.string(),
  sent_at: z.iso.datetime(),
  sent_by: z.string(),
})
export type ClubBodyMessage = z.infer<typeof ClubBodyMessage>

export const listClubBodyMessages = endpoint('GET /backoffice/body-messages', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'listClubBodyMessages',
  summary: 'What governing bodies wrote to the club, the newest first',
  reply: z.object({ items: z.array(ClubBodyMessage) }),
})
