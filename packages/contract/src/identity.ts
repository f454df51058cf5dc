import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { collectionOf, PageQuery } from './paging.ts'
import { Member, PostalAddress, RelatedAccount, User } from './people.ts'

/** The longest that any form of ours takes; each form's own rule is stricter and stands in the domain. */
const Email = z.string().trim().toLowerCase().min(4).max(254)
const Name = z.string().min(1).max(64)
const Secret = z.string().min(1).max(200)
/** DATA-21: `expires_in` is how long the sign-in holds without being renewed, in seconds. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
})
export type Tokens = z.infer<typeof Tokens>

export const SsoMode = z.enum(['off', 'optional', 'mandatory'])
export type SsoMode = z.infer<typeof SsoMode>

/** DATA-20 */
export const EmailCheck = z.object({
  email_exists: z.boolean(),
  sso: SsoMode,
  governing_body_id: z.uuid().nullable(),
  /** On my account, which belongs to no club: the club whose single sign-on this is. */
  account_id: z.uuid().optional(),
  xgb: z.boolean(),
  pwd_set_allowed: z.boolean(),
  sso_icon: z.string().nullable(),
  sso_button_text: z.string().nullable(),
  help_url: z.string().nullable(),
})
export type EmailCheck = z.infer<typeof EmailCheck>

/** Forms send text where JSON sends a truth value. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]).transform((value) => {
  return value === true || value === 'true' || value === '1'
})

/** What a client says of itself; the public client `web` has no secret, and one sent for it is ignored. */
const client = {
  client_id: z.string().max(100).optional(),
  client_secret: z.string().max(200).optional(),
  scope: z.string().max(200).optional(),
}

export const PasswordGrant = z.object({
  ...client,
  grant_type: z.literal('password'),
  username: Email,
  password: Secret,
  xgb_user: Flag.optional(),
  remember_me: Flag.optional(),
})
export const RefreshGrant = z.object({
  ...client,
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(200),
})
export const GuestGrant = z.object({
  ...client,
  grant_type: z.literal('guest'),
  first_name: Name,
  last_name: Name,
  email: Email,
})

/** A guest has nothing to renew with. */
export const GrantedTokens = Tokens.extend({ refresh_token: z.string().optional() })
export type GrantedTokens = z.infer<typeof GrantedTokens>

/** API-14 to API-17, without a version segment; JSON or form-encoded. */
export const createToken = endpoint({
  name: 'createToken',
  method: 'POST',
  path: '/oauth/token',
  hasVersion: false,
  summary: 'Signs in by password, renews a sign-in, or lets a guest in',
  tag: 'Identity',
  body: z.discriminatedUnion('grant_type', [PasswordGrant, RefreshGrant, GuestGrant]),
  reply: GrantedTokens,
})

/** API-10, API-11 */
export const checkEmail = endpoint({
  name: 'checkEmail',
  method: 'POST',
  path: '/member/check-email',
  summary: 'Whether somebody is known by this e-mail, and how they may sign in here',
  tag: 'Identity',
  body: z.object({ email: Email, account_id: z.uuid().nullish() }),
  reply: EmailCheck,
})

/** DATA-19. Without a password an invitation to set one is mailed. */
export const SignUp = z.object({
  email: Email,
  first_name: Name,
  last_name: Name,
  mobile: z
    .string()
    .max(64)
    .nullish()
    .transform((mobile) => mobile || null),
  user: z
    .object({
      email: Email,
      confirmEmail: Email,
      password: Secret,
      confirmPassword: Secret,
    })
    .nullish(),
  address: PostalAddress.nullish(),
  terms: z.boolean(),
  receive_updates: z.boolean().default(false),
  account_id: z.uuid().nullish(),
})
export type SignUp = z.infer<typeof SignUp>

/** API-08 */
export const createMember = endpoint({
  name: 'createMember',
  method: 'POST',
  path: '/member',
  summary: 'Creates an account for a person',
  tag: 'Identity',
  body: SignUp,
  reply: Member,
})

/** API-06 */
export const getMember = endpoint({
  name: 'getMember',
  method: 'GET',
  path: '/member',
  summary: 'What the signed-in person keeps about themselves',
  tag: 'Identity',
  reply: Member,
})

/** API-07, MYACC-08. A new password needs the current one, where there is one. */
export const updateMember = endpoint({
  name: 'updateMember',
  method: 'PATCH',
  path: '/member',
  summary: 'Changes own details or password',
  tag: 'Identity',
  body: z.object({
    first_name: Name.optional(),
    last_name: Name.optional(),
    mobile: z.string().max(64).nullable().optional(),
    address: PostalAddress.optional(),
    receive_updates: z.boolean().optional(),
    password: Secret.optional(),
    current_password: Secret.optional(),
  }),
  reply: Member,
})

/** API-09, MYACC-07 */
export const listRelatedAccounts = endpoint({
  name: 'listRelatedAccounts',
  method: 'GET',
  path: '/member/related-accounts',
  summary: 'The people for whom the signed-in person acts',
  tag: 'Identity',
  query: PageQuery,
  reply: collectionOf(RelatedAccount),
})

/** API-12 */
export const createGuest = endpoint({
  name: 'createGuest',
  method: 'POST',
  path: '/member/guest',
  summary: 'Lets somebody buy without an account',
  tag: 'Identity',
  body: GuestGrant,
  reply: z.object({
    member: z.object({
      member_id: z.uuid(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
    }),
    oauth: z.object({ access_token: z.string(), expires_in: z.number().int() }),
  }),
})

/** API-18, API-19 */
export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/user',
  summary: 'Who is signed in, with roles and clubs',
  tag: 'Identity',
  reply: User,
})

const Done = z.object({ message: z.string() })

/** API-20: for a sign-in that began with a mailed code (OPEN-025). */
export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PATCH',
  path: '/user',
  summary: 'Sets a new password after a mailed code was entered',
  tag: 'Identity',
  /** `terms`: whoever was invited accepts them here. */
  body: z.object({ password: Secret, terms: z.boolean().optional() }),
  reply: Done,
})

/** API-21 */
export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/user/verification-notification',
  summary: 'Mails the link that verifies the e-mail once more',
  tag: 'Identity',
  reply: Done,
})

/** API-22: answers the same whether anybody is known by that e-mail or not. */
export const requestRecovery = endpoint({
  name: 'requestRecovery',
  method: 'POST',
  path: '/user/authentication/recovery',
  summary: 'Mails a code to set a new password',
  tag: 'Identity',
  body: z.object({ email: Email }),
  reply: Done,
})

/** API-23 */
export const exchangeCode = endpoint({
  name: 'exchangeCode',
  method: 'POST',
  path: '/user/authentication/token',
  summary: 'Signs in by the mailed code, to set a new password',
  tag: 'Identity',
  body: z.object({ email: Email, token: z.string().regex(/^\d{6}$/, 'Invalid code') }),
  reply: Tokens,
})

/** API-24 */
export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/user/authentication/verify',
  summary: 'Verifies an e-mail by the code of the mailed link',
  tag: 'Identity',
  body: z.object({ code: z.string().min(1).max(200) }),
  reply: Done,
})
