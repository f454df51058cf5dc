import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { AUTOMATIC_KINDS, AUTOMATIC_LIMITS } from './automatic-mail-kinds.ts'

/** A club's automatic mails, each with its switch and its opening words. */

export const AutomaticMail = z.object({
  kind: z.enum(AUTOMATIC_KINDS),
  is_on: z.boolean(),
  /** False for what its reader has to know; the registry of kinds says why. */
  may_be_off: z.boolean(),
  /** The club's own words; null while they are ours. */
  opening: z.string().nullable(),
  last_sent_at: z.iso.datetime().nullable(),
  /** Number of mails sent in the last 30 days. */
  sent_lately: z.number().int(),
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
  /** Version that the save is based on; 409 when another admin has saved since. */
  version: z.string(),
})
export type AutomaticMail = z.infer<typeof AutomaticMail>

const office = { tag: 'Back office', headers: AccountHeader } as const
const params = z.object({ kind: z.enum(AUTOMATIC_KINDS) })
const opening = z.string().trim().max(AUTOMATIC_LIMITS.opening).nullable()

export const listAutomaticMails = endpoint('GET /backoffice/automatic-mails', {
  ...office,
  name: 'listAutomaticMails',
  summary: 'Every automatic mail of a club: whether it is on, and how many went lately',
  reply: z.object({ items: z.array(AutomaticMail) }),
})

export const getAutomaticMail = endpoint('GET /backoffice/automatic-mails/{kind}', {
  ...office,
  name: 'getAutomaticMail',
  summary: 'One automatic mail of a club',
  params,
  reply: AutomaticMail,
})

/** What is left out stays as it is. An opening of null, or of nothing, brings our own words back. */
export const changeAutomaticMail = endpoint('PATCH /backoffice/automatic-mails/{kind}', {
  ...office,
  name: 'changeAutomaticMail',
  summary: 'Switches an automatic mail on or off, or changes its opening words',
  params,
  body: z.object({
    is_on: z.boolean().optional(),
    opening: opening.optional(),
    version: z.string().max(64).optional(),
  }),
  reply: AutomaticMail,
})

/** Opening words to try; the saved ones by default. */
const Tried = z.object({ opening: opening.optional() })

export const previewAutomaticMail = endpoint('POST /backoffice/automatic-mails/{kind}/preview', {
  ...office,
  name: 'previewAutomaticMail',
  summary: 'An automatic mail as it would be read, with made-up names',
  params,
  body: Tried,
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})

export const testAutomaticMail = endpoint('POST /backoffice/automatic-mails/{kind}/test', {
  ...office,
  name: 'testAutomaticMail',
  summary: 'Sends an automatic mail, with made-up names, to the person who asks',
  params,
  body: Tried,
  reply: z.object({ sent_to: z.string() }),
})
