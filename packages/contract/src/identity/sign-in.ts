import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PasskeyAnswer } from './passkeys.ts'
import { Email, Name, Secret } from './person-fields.ts'

/** Signing in, and the tokens that it yields. */

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

/** What a client says of itself. The deployment may give our own pages a secret; of other clients none is asked. */
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

/** A passkey that answered the challenge of `ticket`. */
export const PasskeyGrant = PasskeyAnswer.extend({
  ...client,
  grant_type: z.literal('passkey'),
  remember_me: Flag.optional(),
})

/** A guest has nothing to renew with. */
export const GrantedTokens = Tokens.extend({ refresh_token: z.string().optional() })
export type GrantedTokens = z.infer<typeof GrantedTokens>

/** API-14 to API-17, without a version segment; JSON or form-encoded. */
export const createToken = endpoint('POST /oauth/token', {
  name: 'createToken',
  hasVersion: false,
  summary: 'Signs in by password or passkey, renews a sign-in, or lets a guest in',
  tag: 'Identity',
  body: z.discriminatedUnion('grant_type', [PasswordGrant, PasskeyGrant, RefreshGrant, GuestGrant]),
  reply: GrantedTokens,
})

/** API-10, API-11 */
export const checkEmail = endpoint('POST /member/check-email', {
  name: 'checkEmail',
  summary: 'Whether someone is known by this email, and how they may sign in here',
  tag: 'Identity',
  body: z.object({ email: Email, account_id: z.uuid().nullish() }),
  reply: EmailCheck,
})

/** API-12 */
export const createGuest = endpoint('POST /member/guest', {
  name: 'createGuest',
  summary: 'Lets someone buy without an account',
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
