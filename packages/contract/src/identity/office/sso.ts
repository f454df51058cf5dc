import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { SSO_LIMITS, SSO_MODES } from './sso-limits.ts'

/** SSO-01, DATA-55: single sign-on of a club, as those who run it set it up. */

const fields = {
  mode: z.enum(SSO_MODES),
  /** SSO-02; null for the usual words. */
  button_text: z.string().trim().max(SSO_LIMITS.buttonText).nullable(),
  help_url: z
    .url({ protocol: /^https$/, error: 'Type an address that begins with https://' })
    .max(SSO_LIMITS.helpUrl)
    .nullable(),
  /** Whether its word on an e-mail is enough to join an account of the same e-mail. */
  trusts_email: z.boolean(),
}
export const SsoFields = z.object(fields)
export type SsoFields = z.infer<typeof SsoFields>

export const SsoTest = z.object({
  at: z.string(),
  /** `ok`, or the check that failed. */
  outcome: z.string(),
  /** Result of the caller's own test sign-in, for a day. */
  said: z
    .object({
      name_id: z.string(),
      email: z.string().nullable(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .nullable(),
})
export type SsoTest = z.infer<typeof SsoTest>

export const OfficeSso = z.object({
  ...fields,
  provider: z
    .object({
      /** The club's own, or its governing body's. */
      whose: z.enum(['club', 'body']),
      /** True when the provider is the caller's own, and so theirs to change. */
      is_own: z.boolean(),
      entity_id: z.string(),
      sign_in_url: z.string(),
      certificates: z.array(z.object({ name: z.string(), ends_at: z.string() })),
    })
    .nullable(),
  /** What the provider is told of us; null where this platform has no keys for it. */
  ours: z.object({ entity_id: z.string(), answer_url: z.string(), metadata_url: z.string() }).nullable(),
  test: SsoTest.nullable(),
  /** Until when the last test that went well counts, for the provider as it is now. */
  tested_until: z.string().nullable(),
  /** Owners who can sign in to the back office by password, whatever becomes of the provider; null of a governing body. */
  owners_with_password: z.number().int().nullable(),
  /** True for owners only, because the provider decides who every member is. */
  may_change: z.boolean(),
  version: z.string(),
})
export type OfficeSso = z.infer<typeof OfficeSso>

/** What is sent and answered is the same for a governing body (`platform/governing-body/sso.ts`). */
export const ChangedSso = SsoFields.extend({ version: z.string().max(64) })
export type ChangedSso = z.infer<typeof ChangedSso>
export const SsoMetadata = z.object({ metadata: z.string().min(1).max(SSO_LIMITS.metadata) })
export const SsoTestStarted = z.object({ url: z.string() })

const office = { tag: 'Back office', headers: AccountHeader } as const

export const getSso = endpoint('GET /backoffice/sso', {
  ...office,
  name: 'getSso',
  summary: 'Single sign-on of a club: its provider, the last test, and what the provider is told of us',
  reply: OfficeSso,
})

/** Mandatory only after a test that went well in the last 30 days, and while an owner has a password. */
export const saveSso = endpoint('PATCH /backoffice/sso', {
  ...office,
  name: 'saveSso',
  summary: 'Switches single sign-on off, to optional or to mandatory',
  body: ChangedSso,
  reply: OfficeSso,
})

/** Another provider forgets who was known by the one before; what was mandatory becomes optional until it is tested. */
export const saveSsoMetadata = endpoint('POST /backoffice/sso/metadata', {
  ...office,
  name: 'saveSsoMetadata',
  summary: 'Takes the metadata (XML) of the club’s identity provider',
  body: SsoMetadata,
  reply: OfficeSso,
})

/** Allowed only while single sign-on is off, so that no member is locked out. A club of a governing body then uses the body's provider again. */
export const removeSsoProvider = endpoint('DELETE /backoffice/sso/metadata', {
  ...office,
  name: 'removeSsoProvider',
  summary: 'Forgets the club’s own identity provider, and who was known by it',
  reply: OfficeSso,
})

/** A test signs no one in; its result is in `getSso`. */
export const startSsoTest = endpoint('POST /backoffice/sso/test', {
  ...office,
  name: 'startSsoTest',
  summary: 'Where a browser goes to try the provider out',
  reply: SsoTestStarted,
})
