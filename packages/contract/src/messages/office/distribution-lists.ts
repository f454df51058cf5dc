import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { FilterOptions, Recipient, RecipientFilters, RecipientSum } from './recipient-filters.ts'

/** OPEN-119, API-62 to API-68: whom a club writes to, and what. */

export const LIST_LIMITS = { name: 120, subject: 150, content: 100_000, template: 60 }
export const EMAIL_STATUSES = ['Active', 'Inactive'] as const
const EmailStatus = z.enum(EMAIL_STATUSES)
const Name = z.string().trim().min(1, 'Give the list a name').max(LIST_LIMITS.name)
const Subject = z.string().trim().max(LIST_LIMITS.subject)
/** Sanitised when it is saved. */
const Content = z.string().max(LIST_LIMITS.content)
const ListParams = z.object({ email_distribution_list_id: z.uuid() })

const facts = {
  email_distribution_list_id: z.uuid(),
  name: z.string(),
  email_status: EmailStatus,
  /** Its conditions ask for what only some may know: only an owner opens it. */
  is_guarded: z.boolean(),
  /** Recipients at the last count; null = never counted. */
  recipients: z.number().int().nullable(),
  updated_at: z.iso.datetime(),
  updated_by: z.string().nullable(),
}

export const DistributionListSummary = z.object({
  ...facts,
  subject: z.string(),
  last_sent_at: z.iso.datetime().nullable(),
})
export type DistributionListSummary = z.infer<typeof DistributionListSummary>

export const DistributionList = z.object({
  ...facts,
  subject: z.string(),
  template_id: z.uuid().nullable(),
  content: z.string(),
  filters: RecipientFilters,
  /** Its people were put on it one by one; conditions take their place once they are saved. */
  is_kept_by_hand: z.boolean(),
  /** When it is to go, as its form says; it goes when Send is pressed. */
  scheduled_for: z.iso.datetime().nullable(),
  /** Counts the saves. */
  revision: z.number().int(),
  created_at: z.iso.datetime(),
  /** The sending that is under way or was the last. */
  mailing_id: z.uuid().nullable(),
})
export type DistributionList = z.infer<typeof DistributionList>

export const DistributionListsQuery = listQuery(['name', 'email_status', 'recipients', 'updated_at']).extend({
  email_status: EmailStatus.optional(),
})
export type DistributionListsQuery = z.infer<typeof DistributionListsQuery>

const written = {
  name: Name,
  subject: Subject,
  template_id: z.uuid().nullable(),
  content: Content,
  filters: RecipientFilters,
  scheduled_for: z.iso.datetime().nullable(),
}

const office = { tag: 'Back office', headers: AccountHeader } as const
const LISTS = '/backoffice/emails/distribution-lists'

/** API-62, DIST-01. Without a sort: what was changed last comes first. */
export const listDistributionLists = endpoint(`GET ${LISTS}`, {
  ...office,
  name: 'listDistributionLists',
  summary: 'The distribution lists of a club',
  query: DistributionListsQuery,
  reply: collectionOf(DistributionListSummary).extend({
    counts: z.object({ all: z.number().int(), active: z.number().int(), inactive: z.number().int() }),
  }),
})

export const listDistributionListsCsv = csvOf(
  listDistributionLists,
  DistributionListsQuery.extend(
    csvColumns(['name', 'email_status', 'recipients', 'subject', 'last_sent_at', 'updated_at']),
  ),
)

/** API-63, DIST-02 */
export const createDistributionList = endpoint(`POST ${LISTS}/create`, {
  ...office,
  name: 'createDistributionList',
  summary: 'A new distribution list',
  body: z.object({
    ...written,
    subject: Subject.default(''),
    template_id: written.template_id.default(null),
    content: Content.default(''),
    filters: RecipientFilters.default([]),
    scheduled_for: written.scheduled_for.default(null),
  }),
  reply: DistributionList,
})

/** API-64, DIST-03. What is left out stays. On a revision that is old it is refused, and nothing is lost. */
export const updateDistributionList = endpoint(`PATCH ${LISTS}/update`, {
  ...office,
  name: 'updateDistributionList',
  summary: 'Changes a distribution list',
  body: z
    .object(written)
    .partial()
    .extend({
      email_distribution_list_id: z.uuid(),
      base_revision: z.number().int().min(0).optional(),
    }),
  reply: DistributionList,
})

/** API-65, DIST-04, DATA-47 */
export const deactivateDistributionList = endpoint(`PATCH ${LISTS}/deactivate`, {
  ...office,
  name: 'deactivateDistributionList',
  summary: 'Takes a distribution list out of use, or puts it back',
  body: z.object({ email_distribution_list_id: z.uuid(), email_status: EmailStatus }),
  reply: DistributionList,
})

/** API-66, DIST-05 */
export const getDistributionList = endpoint(`GET ${LISTS}/{email_distribution_list_id}`, {
  ...office,
  name: 'getDistributionList',
  summary: 'One distribution list',
  params: ListParams,
  reply: DistributionList,
})

/** What the conditions can be made of, in their four sections. */
export const getRecipientFilters = endpoint('GET /backoffice/emails/recipient-filters', {
  ...office,
  name: 'getRecipientFilters',
  summary: 'What the people of a club can be chosen by',
  reply: FilterOptions,
})

const RecipientsReply = collectionOf(Recipient).extend({ sum: RecipientSum })

/** Present recipients of the list, each with the reason. */
export const listRecipients = endpoint(`GET ${LISTS}/{email_distribution_list_id}/recipients`, {
  ...office,
  name: 'listRecipients',
  summary: 'Who would get the mail of a list, and why',
  params: ListParams,
  query: listQuery(['name', 'address']),
  reply: RecipientsReply,
})

/** The same for conditions that are not saved yet: how many, and a few of them. */
export const countRecipients = endpoint('POST /backoffice/emails/recipients', {
  ...office,
  name: 'countRecipients',
  summary: 'How many people some conditions mean',
  body: z.object({ filters: RecipientFilters }),
  reply: z.object({ sum: RecipientSum, sample: z.array(Recipient) }),
})

export const EmailTemplateSummary = z.object({
  template_id: z.uuid(),
  name: z.string(),
  /** Author of the template: the platform or the club. */
  from: z.enum(['platform', 'club']),
  subject: z.string(),
})
export type EmailTemplateSummary = z.infer<typeof EmailTemplateSummary>
export const EmailTemplate = EmailTemplateSummary.extend({ content: z.string() })
export type EmailTemplate = z.infer<typeof EmailTemplate>

/** API-67, DIST-06 */
export const listEmailTemplates = endpoint(`GET ${LISTS}/get-templates`, {
  ...office,
  name: 'listEmailTemplates',
  summary: 'The templates of the platform and of the club',
  reply: z.object({ items: z.array(EmailTemplateSummary) }),
})

const TemplateParams = z.object({ template_id: z.uuid() })

/** API-68 */
export const getEmailTemplate = endpoint(`GET ${LISTS}/get-templates/{template_id}`, {
  ...office,
  name: 'getEmailTemplate',
  summary: 'One template',
  params: TemplateParams,
  reply: EmailTemplate,
})

const writtenTemplate = {
  name: z.string().trim().min(1).max(LIST_LIMITS.template),
  subject: Subject,
  content: Content,
}

export const createEmailTemplate = endpoint('POST /backoffice/emails/templates', {
  ...office,
  name: 'createEmailTemplate',
  summary: 'A template of the club’s own',
  body: z.object({ ...writtenTemplate, subject: Subject.default('') }),
  reply: EmailTemplate,
})

export const previewEmailTemplate = endpoint('POST /backoffice/emails/templates/preview', {
  ...office,
  name: 'previewEmailTemplate',
  summary: 'What is being written as a mail, with names made up',
  body: z.object({ subject: Subject, content: Content }),
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})

export const updateEmailTemplate = endpoint('PATCH /backoffice/emails/templates/{template_id}', {
  ...office,
  name: 'updateEmailTemplate',
  summary: 'Changes a template of the club’s own',
  params: TemplateParams,
  body: z.object(writtenTemplate).partial(),
  reply: EmailTemplate,
})

export const deleteEmailTemplate = endpoint('DELETE /backoffice/emails/templates/{template_id}', {
  ...office,
  name: 'deleteEmailTemplate',
  summary: 'Removes a template of the club’s own',
  params: TemplateParams,
  reply: z.object({ deleted: z.literal(true) }),
})
