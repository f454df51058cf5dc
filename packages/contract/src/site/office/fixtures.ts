import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { PROVIDER_ID } from '../../plain-values.ts'

/** OPEN-120: where a club's fixtures and results come from. */

export const FixtureProvider = z.enum(['first', 'second'])
export type FixtureProvider = z.infer<typeof FixtureProvider>

const providerId = z
  .string()
  .trim()
  .refine((text) => text === '' || PROVIDER_ID.test(text), 'Letters, digits, hyphens and underscores only')
  .nullable()

/** Without a key: the one that is stored is meant. It is written and never read. */
const NewKey = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\x21-\x7e]*$/, 'A key has no spaces')
  .optional()

export const FixtureSettings = z.object({
  first: z.object({ organisation_id: providerId, club_id: providerId }),
  second: z.object({ organization_id: providerId }),
})
export type FixtureSettings = z.infer<typeof FixtureSettings>

/** What came the last time that something came, and why nothing came the last time that nothing did. */
export const FixtureSync = z.object({
  synced_at: z.iso.datetime().nullable(),
  /** "24 fixtures", in words. */
  counts: z.array(
    z.object({ what: z.enum(['fixtures', 'results', 'competitions']), count: z.number().int() }),
  ),
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
})
export type FixtureSync = z.infer<typeof FixtureSync>

export const OfficeFixtures = FixtureSettings.extend({
  /** Whether this deployment can ask the provider at all, whether the club has switched it on, and whether its settings suffice. */
  available: z.object({ first: z.boolean(), second: z.boolean() }),
  switched_on: z.object({ first: z.boolean(), second: z.boolean() }),
  has_key: z.boolean(),
  sync: z.object({ first: FixtureSync, second: FixtureSync }),
  version: z.string(),
})
export type OfficeFixtures = z.infer<typeof OfficeFixtures>

const office = { tag: 'Back office', headers: AccountHeader } as const

export const getFixtureSettings = endpoint('GET /backoffice/account/fixtures', {
  ...office,
  name: 'getFixtureSettings',
  summary: 'Where a club’s fixtures come from, and when they last came',
  reply: OfficeFixtures,
})

export const saveFixtureSettings = endpoint('PATCH /backoffice/account/fixtures', {
  ...office,
  name: 'saveFixtureSettings',
  summary: 'Saves where a club’s fixtures come from; its key can be written and not read',
  body: FixtureSettings.extend({
    api_key: NewKey,
    /** Forgets the key that is stored. */
    removes_key: z.boolean().default(false),
    version: z.string().max(64),
  }),
  reply: OfficeFixtures,
})

export const ConnectionTest = z.object({
  is_ok: z.boolean(),
  /** Text for the admin, also when the check failed. */
  message: z.string(),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>

/** With what is sent, saved or not; nothing is stored. No answer of the provider is a failure of this call. */
export const testFixtureConnection = endpoint('POST /backoffice/account/fixtures/test', {
  ...office,
  name: 'testFixtureConnection',
  summary: 'Asks the provider once, with these settings',
  body: FixtureSettings.extend({ provider: FixtureProvider, api_key: NewKey }),
  reply: ConnectionTest,
})

/** With what is saved; what comes is what visitors see from then on. */
export const syncFixtures = endpoint('POST /backoffice/account/fixtures/sync', {
  ...office,
  name: 'syncFixtures',
  summary: 'Fetches fixtures and results now',
  body: z.object({ provider: FixtureProvider }),
  reply: OfficeFixtures,
})
