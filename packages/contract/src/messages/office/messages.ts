import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { MESSAGE_LIMITS, MESSAGE_STATES } from './message-limits.ts'

/** What people wrote to a club by its contact form, for those who run it: read, given to somebody, answered, done. */

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
  /** Null where nobody has it, or whoever had it runs the club no more. */
  assigned_to: Colleague.nullable(),
}

export const MessageSummary = z.object({
  ...facts,
  /** How it begins. */
  excerpt: z.string(),
  replies: z.number().int(),
})
export type MessageSummary = z.infer<typeof MessageSummary>

export const MessageReply = z.object({
  reply_id: z.uuid(),
  content: z.string(),
  /** Null for somebody who has left the club. */
  sent_by: z.string().nullable(),
  sent_at: z.iso.datetime(),
})
export type MessageReply = z.infer<typeof MessageReply>

/** What they wrote back by mail. */
export const MessageMail = z.object({
  mail_id: z.uuid(),
  /** Without what their mail programme quoted below it. */
  content: z.string(),
  quoted: z.string().nullable(),
  /** Null where it is the address that they wrote by first. */
  from_address: z.string().nullable(),
  /** What its files were called: they are not kept. */
  attachments: z.array(z.string()),
  /** By a machine, such as one that says that somebody is away. */
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
  /** What a change is made on: when somebody made one since, the answer is 409. */
  revision: z.number().int(),
  /** Who can be given it. */
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

/** Without a sort: the newest first. */
export const listMessages = endpoint({
  ...office,
  name: 'listMessages',
  method: 'GET',
  path: '/backoffice/messages',
  summary: 'What people wrote to a club by its contact form',
  query: MessagesQuery,
  reply: collectionOf(MessageSummary).extend({ counts: MessageCounts }),
})

export const getMessage = endpoint({
  ...ofMessage,
  name: 'getMessage',
  method: 'GET',
  path: '/backoffice/messages/{message_id}',
  summary: 'A message with its answers; asking does not make it read',
  reply: OfficeMessage,
})

export const readMessage = endpoint({
  ...ofMessage,
  name: 'readMessage',
  method: 'POST',
  path: '/backoffice/messages/{message_id}/read',
  summary: 'Somebody has read a message',
  reply: OfficeMessage,
})

export const changeMessage = endpoint({
  ...ofMessage,
  name: 'changeMessage',
  method: 'PATCH',
  path: '/backoffice/messages/{message_id}',
  summary: 'Gives a message to somebody or nobody; marks it done, or opens it again',
  body: z.object({
    revision: z.number().int().min(0),
    assigned_to: z.uuid().nullable().optional(),
    done: z.boolean().optional(),
  }),
  reply: OfficeMessage,
})

/** By mail. The same `reply_id` goes once, however often it is sent. */
export const answerMessage = endpoint({
  ...ofMessage,
  name: 'answerMessage',
  method: 'POST',
  path: '/backoffice/messages/{message_id}/replies',
  summary: 'Answers a message by mail',
  body: z.object({
    reply_id: z.uuid(),
    content: z
      .string()
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .pipe(z.string().min(1, 'Write your answer first').max(MESSAGE_LIMITS.answer)),
    /** How many answers the writer has seen: where there are more, somebody answered meanwhile. */
    seen_replies: z.number().int().min(0),
    /** Nothing more is to be done then. */
    done: z.boolean().default(false),
  }),
  reply: OfficeMessage,
})
