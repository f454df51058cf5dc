import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { collectionOf, listQuery } from '../paging.ts'

/** OPEN-122: what other software told us and what it was told, for those who run the platform. What it says stays where it is. */

const platform = { tag: 'Platform' } as const
const Instant = z.iso.datetime()

export const WebhookView = z.enum(['waiting', 'failed', 'delivered'])
export const WebhookDirection = z.enum(['in', 'out'])
export const PlatformWebhook = z.object({
  webhook_id: z.uuid(),
  direction: WebhookDirection,
  /** Which event, a word of ours or of the payment provider’s. */
  what: z.string(),
  /** Sender of an incoming webhook, or host of an outgoing one; never the whole address. */
  party: z.string(),
  /** Null for webhooks of the gateway, which name no club. */
  club: z.string().nullable(),
  state: WebhookView,
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: Instant,
  due_at: Instant,
  settled_at: Instant.nullable(),
})
export type PlatformWebhook = z.infer<typeof PlatformWebhook>

export const listPlatformWebhooks = endpoint('GET /platform/webhooks', {
  ...platform,
  name: 'listPlatformWebhooks',
  summary: 'What payment providers told us and what clubs’ other software was told, by outcome',
  query: listQuery(['created_at', 'what']).extend({
    state: WebhookView.optional(),
    direction: WebhookDirection.optional(),
  }),
  reply: collectionOf(PlatformWebhook).extend({
    counts: z.object({ waiting: z.int(), failed: z.int(), delivered: z.int() }),
  }),
})

export const retryPlatformWebhook = endpoint('POST /platform/webhooks/{webhook_id}/retry', {
  ...platform,
  name: 'retryPlatformWebhook',
  summary: 'Tries one that was given up, or waits for another attempt, at once',
  params: z.object({ webhook_id: z.uuid() }),
  body: z.object({}),
  reply: z.object({ retried: z.literal(true) }),
})
