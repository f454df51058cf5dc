import { z } from 'zod'
import { Currency, Feature, HexColour } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../identity/person-fields.ts'
import { NEW_CLUB_LIMITS } from './club-limits.ts'

/** OPEN-122: a superuser creates a club; the result is a website and an invitation to its owner. */

export const ClubCountry = z.enum(['IE', 'GB', 'AU', 'NZ', 'US', 'CA'])
export type ClubCountry = z.infer<typeof ClubCountry>

export const NewClub = z.object({
  /** Chosen by the caller and used as the club's id, so that the same request twice makes one club. */
  request_id: z.uuid(),
  slug: z.string().trim().toLowerCase().max(63),
  name: z.string().trim().max(NEW_CLUB_LIMITS.name),
  country: ClubCountry,
  currency: Currency,
  time_zone: z.string().max(60),
  colours: z.object({ primary: HexColour, accent: HexColour }),
  features: z.array(Feature).max(Feature.options.length),
  owner_email: Email,
})
export type NewClub = z.infer<typeof NewClub>

export const MadeClub = z.object({
  account_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** Address of the new site. */
  site_url: z.string(),
  /** The person invited to own the club; null after the invitation was withdrawn. */
  invited: z.string().nullable(),
})
export type MadeClub = z.infer<typeof MadeClub>

export const createClub = endpoint('POST /platform/clubs', {
  name: 'createClub',
  summary: 'Makes a club with a website, pages, a menu, forms and terms, and asks its first owner by email',
  tag: 'Platform',
  body: NewClub,
  reply: MadeClub,
})

export const checkSlug = endpoint('GET /platform/slugs/{slug}', {
  name: 'checkSlug',
  summary: 'Whether a new club can have this address, and else why not',
  tag: 'Platform',
  params: z.object({ slug: z.string().max(63) }),
  reply: z.object({ slug: z.string(), problem: z.string().nullable(), site_url: z.string() }),
})
