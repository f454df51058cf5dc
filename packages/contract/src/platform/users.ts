import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email } from '../identity/person-fields.ts'
import { OFFICES } from '../office/office-names.ts'
import { collectionOf, listQuery } from '../paging.ts'
import { Role } from '../people/people.ts'

/** OPEN-122: who has an account, for those who help them in. How they sign in, and nothing of what they do in a club. */

const platform = { tag: 'Platform' } as const
const Instant = z.iso.datetime()

export const PlatformUser = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** Names of the first clubs, as many as fit in a line, and the number of all. */
  clubs: z.array(z.string()),
  club_count: z.int(),
  runs_a_club: z.boolean(),
  /** Above the clubs. */
  platform_roles: z.array(Role),
  created_at: Instant,
  /** Null when it was longer ago than sign-ins are stored. */
  last_sign_in_at: Instant.nullable(),
})
export type PlatformUser = z.infer<typeof PlatformUser>

export const UserView = z.enum(['running', 'unverified', 'platform'])

export const listPlatformUsers = endpoint('GET /platform/users', {
  ...platform,
  name: 'listPlatformUsers',
  summary: 'Everyone with an account, over all clubs, by name or email',
  query: listQuery(['name', 'email', 'created_at']).extend({ state: UserView.optional() }),
  reply: collectionOf(PlatformUser).extend({
    counts: z.object({ all: z.int(), running: z.int(), unverified: z.int(), platform: z.int() }),
  }),
})

export const PlatformUserPage = PlatformUser.omit({ clubs: true, club_count: true }).extend({
  belongs_to: z.array(
    z.object({
      account_id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      roles: z.array(Role),
      offices: z.array(z.enum(OFFICES)),
      asks_passkey: z.boolean(),
    }),
  ),
  has_password: z.boolean(),
  passkeys: z.int(),
  /** Clubs and bodies whose single sign-on knows the user. */
  sso: z.array(z.string()),
  open_sign_ins: z.int(),
  last_sign_in: z.object({ at: Instant, site: z.string(), method: z.string() }).nullable(),
  /** Tried too often: until when they wait. */
  held_until: Instant.nullable(),
  /** They asked for another e-mail and have not confirmed it yet. */
  changes_email: z.boolean(),
  erased_on: Instant.nullable(),
  /** Reason why platform staff cannot correct the e-mail; null when they can. */
  email_is_theirs: z.string().nullable(),
  /** What the platform did, newest first. */
  done: z.array(z.object({ at: Instant, kind: z.string(), by: z.string().nullable() })),
})
export type PlatformUserPage = z.infer<typeof PlatformUserPage>

const OfUser = z.object({ user_id: z.uuid() })

export const getPlatformUser = endpoint('GET /platform/users/{user_id}', {
  ...platform,
  name: 'getPlatformUser',
  summary: 'One account: its clubs and offices, and how it is signed in to',
  params: OfUser,
  reply: PlatformUserPage,
})

export const endUserSignIns = endpoint('DELETE /platform/users/{user_id}/sign-ins', {
  ...platform,
  name: 'endUserSignIns',
  summary: 'Signs someone out everywhere',
  params: OfUser,
  reply: PlatformUserPage,
})

export const unlockUser = endpoint('DELETE /platform/users/{user_id}/hold', {
  ...platform,
  name: 'unlockUser',
  summary: 'Lets someone try again who tried too often',
  params: OfUser,
  reply: PlatformUserPage,
})

export const mailUserVerification = endpoint('POST /platform/users/{user_id}/verification', {
  ...platform,
  name: 'mailUserVerification',
  summary: 'Mails someone the link that confirms their email once more',
  params: OfUser,
  body: z.object({}),
  reply: PlatformUserPage,
})

export const correctUserEmail = endpoint('PATCH /platform/users/{user_id}/email', {
  ...platform,
  name: 'correctUserEmail',
  summary:
    'Corrects an email that nobody has confirmed; the new one is asked to. People who confirmed theirs change it themselves',
  params: OfUser,
  body: z.object({ email: Email }),
  reply: PlatformUserPage,
})

export const forgetUserPasskeys = endpoint('DELETE /platform/users/{user_id}/passkeys', {
  ...platform,
  name: 'forgetUserPasskeys',
  summary: 'Lets someone who lost their passkeys set up new ones, where a club asks for one',
  params: OfUser,
  reply: PlatformUserPage,
})
