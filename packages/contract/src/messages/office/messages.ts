import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { MESSAGE_LIMITS, MESSAGE_STATES } from './message-limits.ts'

/** Messages of a club's contact form, for those who run it: read, assigned, replied to, closed. */

/** One of those who run the club. */
export const Colleague = z.object({ user_id: z.uuid(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

const facts = {
  message_id: z.uuid(),
  sender: z.string(),
  sender_email: z.string(),
  subject: z.string(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
  answered_at: z.iso.datetime().nullable(),
  done_at: z.iso.datetime().nullable(),
  /** Null when the message is assigned to no one, or its admin no longer runs the club. */
  assigned_to: Colleague.nullable(),
}

export const MessageSummary = z.object({
  ...facts,
  /** First words of the message. */
  excerpt: z.string(),
  replies: z.number().int(),
})
export type MessageSummary = z.infer<typeof MessageSummary>

export const MessageReply = z.object({
  reply_id: z.uuid(),
  content: z.string(),
  /** Null when the admin has left the club. */
  sent_by: z.string().nullable(),
  sent_at: z.iso.datetime(),
})
export type MessageReply = z.infer<typeof MessageReply>

/** What they wrote back by mail. */
export const MessageMail = z.object({
  mail_id: z.uuid(),
  /** Text of the mail without the quoted part. */
  content: z.string(),
  quoted: z.string().nullable(),
  /** Sender of the mail; null when it is the address of the first message. */
  from_address: z.string().nullable(),
  /** What its files were called: they are not kept. */
  attachments: z.array(z.string()),
  /** True for automatic replies, such as out-of-office. */
  is_automatic: z.boolean(),
  received_at: z.iso.datetime(),
})
export type MessageMail = z.infer<typeof MessageMail>

export const OfficeMessage = z.object({
  ...facts,
  sender_phone: z.string().nullable(),
  content: z.string(),
  done_by: z.string().nullable(),
  /** The oldest first. */
  replies: z.array(MessageReply),
  /** The oldest first. */
  mails: z.array(MessageMail),
  /** Version that the change is based on; 409 when another admin has changed it since. */
  revision: z.number().int(),
  /** Admins that the message can be assigned to. */
  colleagues: z.array(Colleague),
  /** The one that has waited longest to be read, if there is another. */
  next_unread: z.uuid().nullable(),
})
export type OfficeMessage = z.infer<typeof OfficeMessage>

export const MessagesQuery = listQuery(['sender', 'created_at', 'assigned_to']).extend({
  state: z.enum(MESSAGE_STATES).optional(),
  assigned_to: z.union([z.uuid(), z.enum(['me', 'nobody'])]).optional(),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>

/** How many there are in each state, whatever else was asked for. */
export const MessageCounts = z.object({
  all: z.number().int(),
  unread: z.number().int(),
  open: z.number().int(),
  mine: z.number().int(),
  waiting: z.number().int(),
  done: z.number().int(),
})
export type MessageCounts = z.infer<typeof MessageCounts>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofMessage = { ...office, params: z.object({ message_id: z.uuid() }) } as const

/** Default order: the newest first. */
export const listMessages = endpoint('GET /backoffice/messages', {
  ...office,
  name: 'listMessages',
  summary: 'What people wrote to a club by its contact form',
  query: MessagesQuery,
  reply: collectionOf(MessageSummary).extend({ counts: MessageCounts }),
})

export const getMessage = endpoint('GET /backoffice/messages/{message_id}', {
  ...ofMessage,
  name: 'getMessage',
  summary: 'A message with its answers; asking does not make it read',
  reply: OfficeMessage,
})

export const readMessage = endpoint('POST /backoffice/messages/{message_id}/read', {
  ...ofMessage,
  name: 'readMessage',
  summary: 'Someone has read a message',
  reply: OfficeMessage,
})

export const changeMessage = endpoint('PATCH /backoffice/messages/{message_id}', {
  ...ofMessage,
  name: 'changeMessage',
  summary: 'Gives a message to someone or nobody; marks it done, or opens it again',
  body: z.object({
    revision: z.number().int().min(0),
    assigned_to: z.uuid().nullable().optional(),
    done: z.boolean().optional(),
  }),
  reply: OfficeMessage,
})

/** Sends a reply by mail. Idempotent: the same `reply_id` is sent once. */
export const answerMessage = endpoint('POST /backoffice/messages/{message_id}/replies', {
  ...ofMessage,
  name: 'answerMessage',
  summary: 'Answers a message by mail',
  body: z.object({
    reply_id: z.uuid(),
    content: z
      .string()
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .pipe(z.string().min(1, 'Write your answer first').max(MESSAGE_LIMITS.answer)),
    /** Number of replies on the admin's page; 409 when another admin has replied meanwhile. */
    seen_replies: z.number().int().min(0),
    /** True closes the message. */
    done: z.boolean().default(false),
  }),
  reply: OfficeMessage,
})
