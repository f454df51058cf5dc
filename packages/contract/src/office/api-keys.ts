import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { KEY_LIMITS, KEY_SCOPES } from './machine-limits.ts'

/** Keys by which other software reads a club's orders, books and members (contract/machines.ts). */

export const ApiKey = z.object({
  key_id: z.uuid(),
  name: z.string(),
  /** First characters of the key; only its holder knows the rest. */
  prefix: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  /** The last day on which it works, in the club's zone. */
  expires_on: z.iso.date().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  state: z.enum(['live', 'expired', 'revoked']),
})
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeyFields = z.object({
  name: z.string().trim().max(KEY_LIMITS.name),
  scopes: z.array(z.enum(KEY_SCOPES)).max(KEY_SCOPES.length),
  expires_on: z.iso.date().nullable().default(null),
})
export type ApiKeyFields = z.infer<typeof ApiKeyFields>

const office = { tag: 'Back office', headers: AccountHeader } as const

/** Working keys first, the newest of them at the top. */
export const listApiKeys = endpoint('GET /backoffice/api-keys', {
  ...office,
  name: 'listApiKeys',
  summary: 'The keys by which other software reads the club’s data',
  reply: z.object({ items: z.array(ApiKey) }),
})

/** The key itself is in this reply and never again. */
export const createApiKey = endpoint('POST /backoffice/api-keys', {
  ...office,
  name: 'createApiKey',
  summary: 'Makes a key',
  body: ApiKeyFields,
  reply: z.object({ key: ApiKey, secret: z.string() }),
})

export const revokeApiKey = endpoint('POST /backoffice/api-keys/{key_id}/revocation', {
  ...office,
  name: 'revokeApiKey',
  summary: 'Ends a key at once',
  params: z.object({ key_id: z.uuid() }),
  reply: ApiKey,
})
