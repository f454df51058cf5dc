import { z } from 'zod'
import { Currency, Feature } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../identity/person-fields.ts'
import { PlatformRate } from './platform-rate.ts'
import { collectionOf, listQuery } from '../paging.ts'

/** OPEN-122, HOSTS-07: the clubs of the platform, for those who run it. */

export const PlatformClub = z.object({
  account_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  country: z.string().nullable(),
  created_at: z.iso.datetime(),
  is_suspended: z.boolean(),
  features: z.array(Feature),
  /** Numbers of members and of those who run the club. */
  members: z.int(),
  runners: z.int(),
})
export type PlatformClub = z.infer<typeof PlatformClub>

export const PlatformClubPage = PlatformClub.extend({
  site_url: z.string(),
  currency: Currency,
  time_zone: z.string(),
  domains: z.array(z.object({ domain: z.string(), is_primary: z.boolean() })),
  people: z.array(z.object({ name: z.string(), email: z.string(), role: z.enum(['admin', 'owner']) })),
  /** E-mails of invited owners who have not accepted yet. */
  asked: z.array(z.string()),
  /** What the platform asks for of each card payment; null while it never asked for anything. */
  platform_rate: PlatformRate.nullable(),
})
export type PlatformClubPage = z.infer<typeof PlatformClubPage>

/** `unrun`: the club has no owner or admin. */
export const ClubState = z.enum(['off', 'unrun'])

const platform = { tag: 'Platform' } as const
const OfClub = z.object({ account_id: z.uuid() })

export const listPlatformClubs = endpoint('GET /platform/clubs', {
  ...platform,
  name: 'listPlatformClubs',
  summary: 'Every club of the platform, with who belongs to it and what it uses',
  query: listQuery(['name', 'created_at']).extend({ state: ClubState.optional() }),
  reply: collectionOf(PlatformClub).extend({
    counts: z.object({ all: z.int(), off: z.int(), unrun: z.int() }),
  }),
})

export const getPlatformClub = endpoint('GET /platform/clubs/{account_id}', {
  ...platform,
  name: 'getPlatformClub',
  summary: 'One club: where it is, who runs it, what it uses',
  params: OfClub,
  reply: PlatformClubPage,
})

export const switchClubFeature = endpoint('PATCH /platform/clubs/{account_id}/features', {
  ...platform,
  name: 'switchClubFeature',
  summary: 'Switches one feature of a club on or off; live at once, and in the club’s log',
  params: OfClub,
  body: z.object({ name: Feature, is_on: z.boolean() }),
  reply: PlatformClubPage,
})

export const inviteClubOwner = endpoint('POST /platform/clubs/{account_id}/owner-invitation', {
  ...platform,
  name: 'inviteClubOwner',
  summary:
    'Asks someone by email to own a club that has no owner; the person asked before can’t accept any more',
  params: OfClub,
  body: z.object({ email: Email }),
  reply: PlatformClubPage,
})

export const suspendClub = endpoint('POST /platform/clubs/{account_id}/suspension', {
  ...platform,
  name: 'suspendClub',
  summary:
    'Visitors are told that the website is switched off; those who run the club read, and change nothing',
  params: OfClub,
  body: z.object({ reason: z.string().trim().min(1, 'Say why').max(300) }),
  reply: PlatformClubPage,
})

export const reactivateClub = endpoint('DELETE /platform/clubs/{account_id}/suspension', {
  ...platform,
  name: 'reactivateClub',
  summary: 'The website is back, as it was',
  params: OfClub,
  reply: PlatformClubPage,
})

export const enterClub = endpoint('POST /platform/clubs/{account_id}/entries', {
  ...platform,
  name: 'enterClub',
  summary:
    'Opens the club’s back office to the caller for 30 minutes; the club reads who, why and until when in its log',
  params: OfClub,
  body: z.object({ reason: z.string().trim().min(1, 'Say why you go in').max(300) }),
  reply: z.object({ until: z.iso.datetime(), office_url: z.string() }),
})
