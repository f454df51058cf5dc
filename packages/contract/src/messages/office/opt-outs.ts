import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'

/** People whom the club no longer writes to, and why: they opted out, or their mails bounced. */

/** `list`: no more of one list. `everywhere`: no news of any club. `bounced`: the address was set aside. */
export const OPT_OUT_KINDS = ['list', 'news', 'reminders', 'lotto', 'everywhere', 'bounced'] as const
export const OptOutKind = z.enum(OPT_OUT_KINDS)
export type OptOutKind = z.infer<typeof OptOutKind>

/** How the person opted out: a link in a mail, their preferences, or unknown which of the two. */
export const OPT_OUT_WAYS = ['link', 'preferences', 'either', 'bounce'] as const

export const OptOut = z.object({
  /** Id of a bounced address, for `clearSetAside`. */
  opt_out_id: z.uuid(),
  kind: OptOutKind,
  how: z.enum(OPT_OUT_WAYS),
  name: z.string().nullable(),
  address: z.string().nullable(),
  /** The list; null for all lists, and when only the owner may see which. */
  list: z.string().nullable(),
  /** Why mails came back, in our words. */
  reason: z.string().nullable(),
  since: z.iso.datetime(),
})
export type OptOut = z.infer<typeof OptOut>

export const OptOutsQuery = listQuery(['name', 'address', 'since']).extend({
  show: z.enum(['opted_out', 'set_aside']).optional(),
  kind: OptOutKind.optional(),
})
export type OptOutsQuery = z.infer<typeof OptOutsQuery>

/** Default order: the newest first. */
export const listOptOuts = endpoint('GET /backoffice/emails/opt-outs', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'listOptOuts',
  summary: 'Whom a club writes to no more, and why',
  query: OptOutsQuery,
  reply: collectionOf(OptOut).extend({
    counts: z.object({ all: z.number().int(), opted_out: z.number().int(), set_aside: z.number().int() }),
  }),
})

export const listOptOutsCsv = csvOf(
  listOptOuts,
  OptOutsQuery.extend(csvColumns(['name', 'address', 'kind', 'how', 'since'])),
)
