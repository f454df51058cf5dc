import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { RecipientReason, RecipientSum } from './recipient-filters.ts'

/** One sending of a distribution list: what was written is frozen, and who got it can be looked up. */

export const MAILING_STATUSES = ['scheduled', 'going', 'paused', 'done', 'cancelled'] as const
export const MailingStatus = z.enum(MAILING_STATUSES)
export type MailingStatus = z.infer<typeof MailingStatus>

/** `waiting` is not in the outbox yet, `queued` is; `failed` was given up for another reason than a bounce. */
export const RECIPIENT_STATES = [
  'waiting',
  'queued',
  'sent',
  'bounced',
  'failed',
  'opted_out',
  'withdrawn',
] as const
export const RecipientState = z.enum(RECIPIENT_STATES)
export type RecipientState = z.infer<typeof RecipientState>

/** What the people of a mailing can be listed by: each number has its people. */
export const MAILING_GROUPS = [
  'all',
  'to_come',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'opted_out',
  'acknowledged',
  'withdrawn',
] as const
export const MailingGroup = z.enum(MAILING_GROUPS)
export type MailingGroup = z.infer<typeof MailingGroup>

export const MailingNumbers = z.object({
  all: z.number().int(),
  to_come: z.number().int(),
  sent: z.number().int(),
  /** As far as known: taken over by the mail server and not returned. */
  delivered: z.number().int(),
  bounced: z.number().int(),
  failed: z.number().int(),
  /** Before it went, or by a link of it. */
  opted_out: z.number().int(),
  acknowledged: z.number().int(),
  withdrawn: z.number().int(),
})
export type MailingNumbers = z.infer<typeof MailingNumbers>

export const MailingSummary = z.object({
  mailing_id: z.uuid(),
  email_distribution_list_id: z.uuid(),
  list: z.string(),
  subject: z.string(),
  status: MailingStatus,
  is_guarded: z.boolean(),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  /** When it is to go; null for one that went at once. */
  scheduled_for: z.iso.datetime().nullable(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  numbers: MailingNumbers,
})
export type MailingSummary = z.infer<typeof MailingSummary>

export const Mailing = MailingSummary.extend({
  content: z.string(),
  /** How the recipients were counted; null before the count. */
  sum: RecipientSum.nullable(),
})
export type Mailing = z.infer<typeof Mailing>

export const MailingRecipient = z.object({
  recipient_id: z.uuid(),
  address: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  state: RecipientState,
  /** Why it did not arrive, in our words. */
  reason: z.string().nullable(),
  why: z.array(RecipientReason),
  settled_at: z.iso.datetime().nullable(),
  opted_out_at: z.iso.datetime().nullable(),
  acknowledged_at: z.iso.datetime().nullable(),
})
export type MailingRecipient = z.infer<typeof MailingRecipient>

const office = { tag: 'Back office', headers: AccountHeader } as const
const MailingParams = z.object({ mailing_id: z.uuid() })
const ListParams = z.object({ email_distribution_list_id: z.uuid() })
const LISTS = '/backoffice/emails/distribution-lists/{email_distribution_list_id}'
const MAILINGS = '/backoffice/emails/mailings'

/** As a real recipient would read it: one who is named, or the first. */
export const previewList = endpoint(`POST ${LISTS}/preview`, {
  ...office,
  name: 'previewList',
  summary: 'The mail of a list as one of its people would read it',
  params: ListParams,
  body: z.object({ address: z.string().max(254).optional() }),
  reply: z.object({
    /** Sample recipient; null when the mailing has none. */
    to: z.object({ address: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
})

export const sendTestMail = endpoint(`POST ${LISTS}/test`, {
  ...office,
  name: 'sendTestMail',
  summary: 'Sends the mail of a list to the person who asks, and to no one else',
  params: ListParams,
  reply: z.object({ sent_to: z.string() }),
})

/** Now, or at a time to come. What is written then is frozen; who gets it is found out when it goes. */
export const sendList = endpoint(`POST ${LISTS}/send`, {
  ...office,
  name: 'sendList',
  summary: 'Sends the mail of a list, now or later',
  params: ListParams,
  body: z.object({
    at: z.iso.datetime().optional(),
    /** Version that the sender has seen; refused when another admin has changed it since. */
    base_revision: z.number().int().min(0).optional(),
  }),
  reply: Mailing,
})

export const listMailings = endpoint(`GET ${MAILINGS}`, {
  ...office,
  name: 'listMailings',
  summary: 'What a club has sent, is sending and will send',
  query: listQuery(['list', 'subject', 'status', 'created_at']).extend({
    email_distribution_list_id: z.uuid().optional(),
    status: MailingStatus.optional(),
  }),
  reply: collectionOf(MailingSummary),
})

const ofMailing = { ...office, params: MailingParams, reply: Mailing } as const

export const getMailing = endpoint(`GET ${MAILINGS}/{mailing_id}`, {
  ...ofMailing,
  name: 'getMailing',
  summary: 'How far a sending has come',
})

export const pauseMailing = endpoint(`POST ${MAILINGS}/{mailing_id}/pause`, {
  ...ofMailing,
  name: 'pauseMailing',
  summary: 'Holds back what has not left',
})

export const resumeMailing = endpoint(`POST ${MAILINGS}/{mailing_id}/resume`, {
  ...ofMailing,
  name: 'resumeMailing',
  summary: 'Lets a paused sending go on',
})

export const cancelMailing = endpoint(`POST ${MAILINGS}/{mailing_id}/cancel`, {
  ...ofMailing,
  name: 'cancelMailing',
  summary: 'Withdraws what has not left',
})

export const listMailingRecipients = endpoint(`GET ${MAILINGS}/{mailing_id}/recipients`, {
  ...office,
  name: 'listMailingRecipients',
  summary: 'The people behind the numbers of a sending',
  params: MailingParams,
  query: listQuery(['name', 'address', 'state', 'settled_at']).extend({ group: MailingGroup.optional() }),
  reply: collectionOf(MailingRecipient),
})

export const SetAsideAddress = z.object({
  set_aside_id: z.uuid(),
  address: z.string(),
  reason: z.string(),
  since: z.iso.datetime(),
  /** Name of the recipient, when known. */
  name: z.string().nullable(),
})
export type SetAsideAddress = z.infer<typeof SetAsideAddress>

export const listSetAside = endpoint('GET /backoffice/emails/set-aside', {
  ...office,
  name: 'listSetAside',
  summary: 'Addresses that mails came back from',
  query: listQuery(['address', 'since']),
  reply: collectionOf(SetAsideAddress),
})

export const clearSetAside = endpoint('DELETE /backoffice/emails/set-aside/{set_aside_id}', {
  ...office,
  name: 'clearSetAside',
  summary: 'Writes to an address again',
  params: z.object({ set_aside_id: z.uuid() }),
  reply: z.object({ cleared: z.literal(true) }),
})
