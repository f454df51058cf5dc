import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { collectionOf, listQuery } from '../paging.ts'
import { DELIVERY_STATES, HOOK_EVENTS, HOOK_LIMITS } from './machine-limits.ts'

/** Addresses of other software that is told when something happens (docs/webhooks.md). */

export const WebhookFields = z.object({
  url: z.string().trim().max(HOOK_LIMITS.url),
  /** What it is for, in the club's own words. */
  note: z.string().trim().max(HOOK_LIMITS.note).default(''),
  events: z.array(z.enum(HOOK_EVENTS)).max(HOOK_EVENTS.length),
})
export type WebhookFields = z.infer<typeof WebhookFields>

export const Webhook = z.object({
  webhook_id: z.uuid(),
  url: z.string(),
  note: z.string(),
  events: z.array(z.enum(HOOK_EVENTS)),
  is_on: z.boolean(),
  /** Switched off by us, because nothing arrived there for days. */
  switched_off_at: z.iso.datetime().nullable(),
  failing_since: z.iso.datetime().nullable(),
  last_delivered_at: z.iso.datetime().nullable(),
  /** Until when what is sent is signed with the secret before, too. */
  old_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  waiting: z.number().int(),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookAttempt = z.object({
  at: z.iso.datetime(),
  /** HTTP status; null without a reply, and then `problem` says why. */
  status: z.number().int().nullable(),
  problem: z.string().nullable(),
  ms: z.number().int(),
  /** First characters of the reply. */
  answer: z.string(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDelivery = z.object({
  delivery_id: z.uuid(),
  event: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  /** When it is tried next, while it waits after an attempt. */
  next_at: z.iso.datetime().nullable(),
  body: z.string(),
  /** The latest first. */
  attempts: z.array(WebhookAttempt),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofWebhook = { ...office, params: z.object({ webhook_id: z.uuid() }) } as const

export const listWebhooks = endpoint('GET /backoffice/webhooks', {
  ...office,
  name: 'listWebhooks',
  summary: 'The addresses that are told when something happens',
  reply: z.object({ items: z.array(Webhook) }),
})

export const getWebhook = endpoint('GET /backoffice/webhooks/{webhook_id}', {
  ...ofWebhook,
  name: 'getWebhook',
  summary: 'One of them',
  reply: Webhook,
})

/** The secret is in this reply and never again. */
export const createWebhook = endpoint('POST /backoffice/webhooks', {
  ...office,
  name: 'createWebhook',
  summary: 'Adds an address that is told',
  body: WebhookFields,
  reply: z.object({ webhook: Webhook, secret: z.string() }),
})

export const changeWebhook = endpoint('PATCH /backoffice/webhooks/{webhook_id}', {
  ...ofWebhook,
  name: 'changeWebhook',
  summary: 'Changes address or events, or switches it on or off',
  body: WebhookFields.extend({ note: WebhookFields.shape.note.unwrap(), is_on: z.boolean() }).partial(),
  reply: Webhook,
})

export const removeWebhook = endpoint('DELETE /backoffice/webhooks/{webhook_id}', {
  ...ofWebhook,
  name: 'removeWebhook',
  summary: 'Tells it nothing more, and forgets what it was told',
  reply: z.object({ deleted: z.literal(true) }),
})

/** The old one signs beside the new one for a day, so that nothing is missed while it is put in. */
export const changeWebhookSecret = endpoint('POST /backoffice/webhooks/{webhook_id}/secret', {
  ...ofWebhook,
  name: 'changeWebhookSecret',
  summary: 'Makes a new secret',
  reply: z.object({ webhook: Webhook, secret: z.string() }),
})

export const testWebhook = endpoint('POST /backoffice/webhooks/{webhook_id}/test', {
  ...ofWebhook,
  name: 'testWebhook',
  summary: 'Sends a test',
  reply: z.object({ delivery_id: z.uuid() }),
})

export const WebhookDeliveriesQuery = listQuery(['created_at']).extend({
  state: z.enum(DELIVERY_STATES).optional(),
})
export type WebhookDeliveriesQuery = z.infer<typeof WebhookDeliveriesQuery>

/** Default order: the latest first. */
export const listWebhookDeliveries = endpoint('GET /backoffice/webhooks/{webhook_id}/deliveries', {
  ...ofWebhook,
  name: 'listWebhookDeliveries',
  summary: 'What it was told, and what it answered',
  query: WebhookDeliveriesQuery,
  reply: collectionOf(WebhookDelivery),
})

/** Sends it again with the same `webhook-id`, so that a receiver can tell that it has it already. */
export const sendDeliveryAgain = endpoint('POST /backoffice/webhook-deliveries/{delivery_id}/again', {
  ...office,
  name: 'sendDeliveryAgain',
  summary: 'Sends something again',
  params: z.object({ delivery_id: z.uuid() }),
  reply: z.object({ delivery_id: z.uuid() }),
})
