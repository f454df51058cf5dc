import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { HOOK_LIMITS, TEST_EVENT } from '@clubhouse/contract/office/machine-limits'
import type { Webhook, WebhookFields } from '@clubhouse/contract/office/webhooks'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { hookErrors } from '@clubhouse/domain/office/machines/machine-fields'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { HookSecrets } from '../secrets.ts'
import { newSecret } from '../signature.ts'
import { hookDeliveries, hookEndpoints } from '../tables.ts'

const OVERLAP_MS = 24 * 60 * 60_000

/** $1 the club, $2 the moment, $3 one of them or null for all. */
const WEBHOOKS = {
  name: 'office_webhooks',
  text: `
    select json_build_object('webhook_id', e.id, 'url', e.url, 'note', e.note, 'events', to_json(e.events), 'is_on', e.is_on,
      'switched_off_at', iso(e.switched_off_at), 'failing_since', iso(e.failing_since), 'last_delivered_at', iso(e.last_delivered_at),
      'old_secret_until', case when e.old_secret_until > $2::timestamptz then iso(e.old_secret_until) end,
      'created_at', iso(e.created_at), 'waiting', (select count(*) from hook_deliveries d where d.club_id = e.club_id
        and d.endpoint_id = e.id and d.done_at is null and d.failed_at is null)) as webhook
    from hook_endpoints e where e.club_id = $1 and ($3::uuid is null or e.id = $3::uuid) order by e.created_at, e.id`,
}

export interface OfWebhook {
  clubId: string
  id: string
}

export async function listHooks(tx: Tx, clubId: string, now: Date, id: string | null = null) {
  const rows = await readIn(tx)<{ webhook: Webhook }>(WEBHOOKS, [clubId, now, id])
  return rows.map(({ webhook }) => webhook)
}

export async function findHook(tx: Tx, { clubId, id }: OfWebhook, now: Date): Promise<Webhook | null> {
  const [webhook] = await listHooks(tx, clubId, now, id)
  return webhook ?? null
}

const isHook = ({ clubId, id }: OfWebhook) => and(eq(hookEndpoints.clubId, clubId), eq(hookEndpoints.id, id))

export const wrongFields = (fields: Pick<WebhookFields, 'url' | 'events'>): Refusal | null => {
  const errors = hookErrors(fields)
  return Object.keys(errors).length === 0
    ? null
    : new Refusal(422, 'invalid_data', 'Please check what you entered.', { errors })
}

export async function createHook(
  tx: Tx,
  clubId: string,
  fields: WebhookFields,
  { secrets, now }: { secrets: HookSecrets; now: Date },
): Promise<{ webhook: Webhook; secret: string } | Refusal> {
  await oneAtATime(tx, 'webhook', clubId)
  if ((await listHooks(tx, clubId, now)).length >= HOOK_LIMITS.live)
    return new Refusal(
      ...([
        409,
        'too_many_webhooks',
        'That’s as many webhooks as a club can have. Remove one first.',
      ] as const),
    )
  const id = randomUUID()
  const secret = newSecret()
  const { url, note, events } = fields
  await tx.insert(hookEndpoints).values({
    clubId,
    id,
    url: new URL(url).href,
    note,
    events: [...new Set(events)],
    secret: secrets.seal(secret),
    createdAt: now,
  })
  const webhook = await findHook(tx, { clubId, id }, now)
  if (!webhook) throw new Error('A webhook that was written is there')
  return { webhook, secret }
}

export type HookChange = Partial<WebhookFields & { is_on: boolean }>

export async function changeHook(
  tx: Tx,
  of: OfWebhook,
  change: HookChange,
  now: Date,
): Promise<Webhook | null> {
  const { url, note, events, is_on: isOn } = change
  const set = {
    ...(url !== undefined && { url: new URL(url).href }),
    ...(note !== undefined && { note }),
    ...(events !== undefined && { events: [...new Set(events)] }),
    // Whoever switches it on has seen to it: it begins anew.
    ...(isOn !== undefined && { isOn, switchedOffAt: null, ...(isOn && { failingSince: null }) }),
  }
  if (Object.keys(set).length > 0) await tx.update(hookEndpoints).set(set).where(isHook(of))
  return findHook(tx, of, now)
}

export async function removeHook(tx: Tx, of: OfWebhook): Promise<boolean> {
  const gone = await tx.delete(hookEndpoints).where(isHook(of)).returning({ id: hookEndpoints.id })
  return gone.length > 0
}

/** Both sign for a day, so that nothing is refused while the new one is put in. */
export async function changeSecret(
  tx: Tx,
  of: OfWebhook,
  { secrets, now }: { secrets: HookSecrets; now: Date },
): Promise<{ webhook: Webhook; secret: string } | null> {
  const secret = newSecret()
  await tx
    .update(hookEndpoints)
    .set({
      oldSecret: sql`${hookEndpoints.secret}`,
      oldSecretUntil: new Date(now.getTime() + OVERLAP_MS),
      secret: secrets.seal(secret),
    })
    .where(isHook(of))
  const webhook = await findHook(tx, of, now)
  return webhook && { webhook, secret }
}

export async function sendTest(tx: Tx, { clubId, id }: OfWebhook, now: Date): Promise<string> {
  const deliveryId = randomUUID()
  const said = { type: TEST_EVENT, timestamp: now.toISOString(), data: { webhook_id: id } }
  await tx.insert(hookDeliveries).values({
    id: deliveryId,
    clubId,
    endpointId: id,
    event: TEST_EVENT,
    body: JSON.stringify(said),
    effectKey: `${TEST_EVENT}:${deliveryId}`,
    dueAt: now,
    createdAt: now,
  })
  return deliveryId
}

/** As it was, under the same id, and tried for three days anew. */
export async function sendAgain(tx: Tx, { clubId, id }: OfWebhook, now: Date): Promise<Webhook | Refusal> {
  const isThis = and(eq(hookDeliveries.clubId, clubId), eq(hookDeliveries.id, id))
  const [row] = await tx.select().from(hookDeliveries).where(isThis).for('update')
  const webhook = row && (await findHook(tx, { clubId, id: row.endpointId }, now))
  if (!webhook) return notFound('The delivery')
  if (!webhook.is_on) return new Refusal(409, 'switched_off', 'Switch the webhook on first.')
  await tx
    .update(hookDeliveries)
    .set({ attempts: 0, dueAt: now, doneAt: null, failedAt: null, lastError: null, triedSince: null })
    .where(isThis)
  await tx.execute(sql`select pg_notify('hook_deliveries', '')`)
  return webhook
}
