import { z } from 'zod'
import { Office } from '../office/offices.ts'

/** Who people are, and in which clubs they hold which roles. */

/** OPEN-001: stored in lower case; older spellings are read as these. */
export const Role = z.enum(['member', 'admin', 'owner', 'group_manager', 'super-user', 'xgb'])
export type Role = z.infer<typeof Role>

const AddressPart = z
  .string()
  .trim()
  .max(120)
  .nullish()
  .transform((part) => part || null)

/** OPEN-012: every part may be left out. */
export const PostalAddress = z.object({
  country: AddressPart,
  postal_code: AddressPart,
  county: AddressPart,
  city: AddressPart,
  line1: AddressPart,
  line2: AddressPart,
})
export type PostalAddress = z.infer<typeof PostalAddress>

/** A club in which somebody holds a role. */
export const UserAccount = z.object({
  account_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  roles: z.array(Role),
  /** Of an admin: which offices they hold, and so what they may do there; with none everything. */
  offices: z.array(Office).optional(),
  /** Whether the club asks for a passkey before its money and people are shown. */
  asks_passkey: z.boolean().optional(),
  /** Switched off by the platform: it is read, and nothing in it is changed. */
  is_suspended: z.boolean().optional(),
  /** Of somebody of the platform who holds no role there: why they are in, and until when. */
  entry: z.object({ reason: z.string(), until: z.iso.datetime() }).optional(),
})
export type UserAccount = z.infer<typeof UserAccount>

/** DATA-18. On a club's site `roles` are those held there, elsewhere those held anywhere. */
export const User = z.object({
  user_id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(Role),
  accounts: z.array(UserAccount),
  governing_body: z.object({ governing_body_id: z.uuid(), name: z.string() }).nullable(),
  /** False for somebody who only ever came through single sign-on or an invitation. */
  has_password: z.boolean(),
  /** Whether they have shown a passkey in this sign-in, not long ago: some clubs ask for one. */
  has_fresh_passkey: z.boolean().optional(),
  /** Whether the platform itself asks them for one before they change anything: those above all clubs. */
  asks_passkey: z.boolean().optional(),
})
export type User = z.infer<typeof User>

/** DATA-15: what a person keeps about themselves. */
export const Member = z.object({
  member_id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  mobile: z.string().nullable(),
  address: PostalAddress,
  receive_updates: z.boolean(),
})
export type Member = z.infer<typeof Member>

/** Somebody for whom the signed-in person acts. No date of birth: least fields on each read. */
export const RelatedAccount = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  kind: z.enum(['adult', 'juvenile']),
  relation: z.string(),
  /** In years, of a child: brothers and sisters are told apart by it. */
  age: z.int().nullable(),
})
export type RelatedAccount = z.infer<typeof RelatedAccount>
