import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Image } from '../../file.ts'
import { collectionOf, listQuery, PAGE_DEFAULTS } from '../../paging.ts'
import { SPONSOR_LIMITS, SPONSOR_STATES } from './sponsor-limits.ts'

/** OPEN-120: the sponsors of a club, for those who run it. */

export const SponsorFields = z.object({
  name: z.string().trim().max(SPONSOR_LIMITS.name),
  /** An address of the web; what lacks its beginning is completed (FORM-46). */
  link: z.string().trim().max(SPONSOR_LIMITS.link).nullable().default(null),
  image_id: z.uuid().nullable().default(null),
  /** OPEN-050: a main sponsor, which comes before the others. */
  featured: z.boolean().default(false),
  /** The days on which visitors see it, both included; null for no such end. */
  starts_on: z.iso.date().nullable().default(null),
  ends_on: z.iso.date().nullable().default(null),
})
export type SponsorFields = z.infer<typeof SponsorFields>

export const OfficeSponsor = SponsorFields.extend({
  sponsor_id: z.uuid(),
  state: z.enum(SPONSOR_STATES),
  image: z.array(Image),
  /** Version that the edit was made on; 409 when another admin has saved since. */
  version: z.string(),
})
export type OfficeSponsor = z.infer<typeof OfficeSponsor>

export const SponsorSummary = OfficeSponsor.omit({ version: true })
export type SponsorSummary = z.infer<typeof SponsorSummary>

export const OfficeSponsorsQuery = listQuery(['name', 'starts_on', 'ends_on']).extend({
  per_page: z.coerce.number().int().min(1).max(PAGE_DEFAULTS.maxPerPage).default(SPONSOR_LIMITS.count),
  /** Left out, what was taken off is not listed. */
  removed: z.enum(['true', 'false']).optional(),
})
export type OfficeSponsorsQuery = z.infer<typeof OfficeSponsorsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofSponsor = { ...office, params: z.object({ sponsor_id: z.uuid() }) } as const

/** Default order: in the order in which visitors see them. */
export const listOfficeSponsors = endpoint('GET /backoffice/sponsors', {
  ...office,
  name: 'listOfficeSponsors',
  summary: 'The sponsors of a club, also those not shown today',
  query: OfficeSponsorsQuery,
  reply: collectionOf(SponsorSummary).extend({
    counts: z.object({ current: z.number().int(), removed: z.number().int() }),
  }),
})

export const addSponsor = endpoint('POST /backoffice/sponsors', {
  ...office,
  name: 'addSponsor',
  summary: 'Adds a sponsor, after the others',
  body: SponsorFields,
  reply: OfficeSponsor,
})

/** All sponsors of the club, each once; 409 when one was added or removed meanwhile. */
export const orderSponsors = endpoint('POST /backoffice/sponsors/order', {
  ...office,
  name: 'orderSponsors',
  summary: 'Puts the sponsors into another order; main sponsors still come first',
  body: z.object({ sponsor_ids: z.array(z.uuid()).max(SPONSOR_LIMITS.count) }),
  reply: z.object({ ordered: z.literal(true) }),
})

export const getOfficeSponsor = endpoint('GET /backoffice/sponsors/{sponsor_id}', {
  ...ofSponsor,
  name: 'getOfficeSponsor',
  summary: 'One sponsor',
  reply: OfficeSponsor,
})

export const changeSponsor = endpoint('PATCH /backoffice/sponsors/{sponsor_id}', {
  ...ofSponsor,
  name: 'changeSponsor',
  summary: 'Changes a sponsor',
  body: SponsorFields.extend({ version: z.string().max(64) }),
  reply: OfficeSponsor,
})

/** A removed sponsor can be restored for 30 days. */
export const removeSponsor = endpoint('DELETE /backoffice/sponsors/{sponsor_id}', {
  ...ofSponsor,
  name: 'removeSponsor',
  summary: 'Takes a sponsor off the website',
  reply: OfficeSponsor,
})

export const bringBackSponsor = endpoint('POST /backoffice/sponsors/{sponsor_id}/restoration', {
  ...ofSponsor,
  name: 'bringBackSponsor',
  summary: 'Brings back a sponsor that was taken off',
  reply: OfficeSponsor,
})
