import { z } from 'zod'
import { Office } from '../office/offices.ts'

/** People, and the roles that they hold in clubs. */

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

/** A club in which the person holds a role. */
export const UserAccount = z.object({
  account_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  roles: z.array(Role),
  /** Offices of an admin, which decide their rights; an admin with none has all rights. */
  offices: z.array(Office).optional(),
  /** Whether the club asks for a passkey before its money and people are shown. */
  asks_passkey: z.boolean().optional(),
  /** Switched off by the platform: it is read, and nothing in it is changed. */
  is_suspended: z.boolean().optional(),
  /** Platform staff who entered the club without a role: their reason, and when their access ends. */
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
  /** False for people who have only signed in by single sign-on or an invitation. */
  has_password: z.boolean(),
  /** True when a passkey was shown in this sign-in a short while ago; some clubs ask for that. */
  has_fresh_passkey: z.boolean().optional(),
  /** True for superusers, who need a passkey before they change anything. */
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

/** A person whom the signed-in member acts for. Without date of birth: each read has the fewest fields. */
export const RelatedAccount = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  kind: z.enum(['adult', 'juvenile']),
  relation: z.string(),
  /** Age of a child in years, to tell siblings apart. */
  age: z.int().nullable(),
})
export type RelatedAccount = z.infer<typeof RelatedAccount>
