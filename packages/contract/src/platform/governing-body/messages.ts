import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { BODY_MESSAGE_LIMITS, BODY_MESSAGE_STATES } from './limits.ts'

/** Messages of a governing body to the owners and secretaries of its clubs. It sees how many there are, never their addresses. */

const count = z.number().int().min(0)
const body = { tag: 'Governing bodies' } as const
const MESSAGES = '/body/messages'

export const MessageClub = z.object({ account_id: z.uuid(), name: z.string(), people: count })
export type MessageClub = z.infer<typeof MessageClub>

export const listMessageClubs = endpoint(`GET ${MESSAGES}/clubs`, {
  ...body,
  name: 'listMessageClubs',
  summary: 'The affiliated clubs, each with how many of those who run it would get a message',
  reply: z.object({
    items: z.array(MessageClub),
    /** Reply-to address of the last message. */
    reply_to: z.string().nullable(),
  }),
})

export const BodyMessage = z.object({
  message_id: z.uuid(),
  subject: z.string(),
  sent_at: z.iso.datetime(),
  sent_by: z.string(),
  /** Clubs that the message went to, and those without a recipient. */
  clubs: count,
  nobody: count,
  /** Mails: all of them, those that went, those that did not. */
  people: count,
  sent: count,
  failed: count,
})
export type BodyMessage = z.infer<typeof BodyMessage>

export const listBodyMessages = endpoint(`GET ${MESSAGES}`, {
  ...body,
  name: 'listBodyMessages',
  summary: 'What the body wrote to its clubs, the newest first',
  query: listQuery(['subject', 'sent_at', 'clubs', 'people']),
  reply: collectionOf(BodyMessage).extend({ counts: z.object({ all: count }) }),
})

export const BodyMessagePage = BodyMessage.extend({
  content: z.string(),
  reply_to: z.string(),
  to: z.array(
    z.object({
      account_id: z.uuid(),
      name: z.string(),
      people: count,
      sent: count,
      failed: count,
      state: z.enum(BODY_MESSAGE_STATES),
    }),
  ),
})
export type BodyMessagePage = z.infer<typeof BodyMessagePage>

export const getBodyMessage = endpoint(`GET ${MESSAGES}/{message_id}`, {
  ...body,
  name: 'getBodyMessage',
  summary: 'One message, with its outcome at each club',
  params: z.object({ message_id: z.uuid() }),
  reply: BodyMessagePage,
})

export const NewBodyMessage = z.object({
  /** Chosen by the caller; the same id is sent once. */
  message_id: z.uuid(),
  subject: z.string().trim().min(1, 'Give it a subject').max(BODY_MESSAGE_LIMITS.subject),
  content: z.string().trim().min(1, 'Write something first').max(BODY_MESSAGE_LIMITS.content),
  reply_to: z.email('Say which email address answers go to').max(BODY_MESSAGE_LIMITS.email),
  /** Null = all affiliated clubs. */
  account_ids: z.array(z.uuid()).min(1, 'Choose at least one club').max(BODY_MESSAGE_LIMITS.clubs).nullable(),
})
export type NewBodyMessage = z.infer<typeof NewBodyMessage>

export const sendBodyMessage = endpoint(`POST ${MESSAGES}`, {
  ...body,
  name: 'sendBodyMessage',
  summary: 'Writes to the owners and secretaries of affiliated clubs, once for each id',
  body: NewBodyMessage,
  reply: BodyMessagePage,
})
