import { inArray, sql } from 'drizzle-orm'
import { TEST_EVENT } from '@clubhouse/contract/office/machine-limits'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import { forgetOld, giveUp } from '#kernel/jobs/effect-rows.ts'
import { type EffectKind, type Effects, type EffectsDeps, openEffects } from '#kernel/jobs/effects.ts'
import { failureOf } from '#kernel/outgoing/failure.ts'
import type { HookSender } from '#providers/hooks/port.ts'
import { type Attempt, isTaken, noteAttempt, switchOff, tidyAnswer } from './attempt.ts'
import type { HookSecrets } from './secrets.ts'
import { signedHeaders } from './signature.ts'
import { hookDeliveries, hookEndpoints } from './tables.ts'

const DAY_MS = 86_400_000
const TRIED_FOR_MS = 3 * DAY_MS
const KEPT_DAYS = 30
/** How long somebody is waited for. */
const BUDGET_MS = 10_000
/** It says that it will never be there again. */
const GONE = 410

type Endpoint = typeof hookEndpoints.$inferSelect
type Row = typeof hookDeliveries.$inferSelect & { endpoint?: Endpoint }

export interface HookDeps extends Pick<Core, 'db' | 'now' | 'audit'> {
  sender: HookSender
  secrets: HookSecrets
}

/** What clubs' other software is told, each by its row (docs/webhooks.md). */
export const openHooks = (deps: HookDeps, effects: EffectsDeps): Effects =>
  openEffects(hookKind(deps), effects)

const hookKind = (deps: HookDeps): EffectKind<Row> => ({
  name: 'hooks',
  channel: 'hook_deliveries',
  table: hookDeliveries,
  settled: {},
  atOnce: 8,
  withinMs: 30_000,
  // Each pause is longer than the one before, until three days are over.
  waits: [1, 5, 30, 120, 300, 600, 840, 1200],
  usefulUntil: ({ triedSince }) => new Date((triedSince ?? deps.now()).getTime() + TRIED_FOR_MS),
  crashPoints: { claimed: 'hook.claimed', acted: 'hook.sent' },
  stillWanted: (tx, claimed, now) => withEndpoints(tx, claimed, now),
  act: (row) => act(deps, row),
  recordFailure: (tx, row, reason) => asClub(tx, row.clubId, (own) => givenUp(own, deps, row, reason)),
})

/** What an address was to be told that is switched off now is not sent; a test always is. */
async function withEndpoints(tx: Tx, claimed: Row[], now: Date): Promise<Row[]> {
  const ids = claimed.map(({ endpointId }) => endpointId)
  const found = await tx.select().from(hookEndpoints).where(inArray(hookEndpoints.id, ids))
  const byId = new Map(found.map((endpoint) => [endpoint.id, endpoint]))
  const wanted: Row[] = []
  for (const row of claimed) {
    const endpoint = byId.get(row.endpointId)
    if (endpoint && (endpoint.isOn || row.event === TEST_EVENT))
      wanted.push({ ...row, endpoint, triedSince: row.triedSince ?? now })
    else await giveUp(tx, hookDeliveries, row, { reason: 'switched off', now, settled: {} })
  }
  const begun = wanted.map(({ id }) => id)
  if (begun.length > 0)
    await tx
      .update(hookDeliveries)
      .set({ triedSince: sql`coalesce(${hookDeliveries.triedSince}, ${now.toISOString()}::timestamptz)` })
      .where(inArray(hookDeliveries.id, begun))
  return wanted
}

async function act(deps: HookDeps, row: Row): Promise<void> {
  const attempt = await send(deps, row)
  await deps.db.withClub(row.clubId, (tx) => noteAttempt(tx, row, attempt))
  if (isTaken(attempt)) return
  const reason = attempt.status === null ? (attempt.problem ?? 'unreachable') : `answered ${attempt.status}`
  throw new EffectFailed(reason, { isFinal: attempt.status === GONE })
}

async function send({ sender, secrets, now }: HookDeps, row: Row): Promise<Attempt> {
  const at = now()
  const began = performance.now()
  const { endpoint, id: deliveryId, body } = row
  const signing = endpoint ? secretsOf(secrets, endpoint, at) : []
  if (!endpoint || signing.length === 0) return { at, status: null, problem: 'no-secret', ms: 0, answer: '' }
  const headers = signedHeaders({ deliveryId, body, at, secrets: signing })
  const answered = await sender
    .send(new URL(endpoint.url), { body, headers, asker: endpoint.id, budgetMs: BUDGET_MS })
    .catch((error: unknown) => failureOf(error).kind)
  const ms = Math.round(performance.now() - began)
  if (typeof answered === 'string') return { at, status: null, problem: answered, ms, answer: '' }
  return { at, status: answered.status, problem: null, ms, answer: tidyAnswer(answered.begins) }
}

/** The new one first, and the one before for as long as it is known. */
function secretsOf(secrets: HookSecrets, endpoint: Endpoint, at: Date): string[] {
  const { secret, oldSecret, oldSecretUntil } = endpoint
  const sealed = [secret, ...(oldSecret && oldSecretUntil && oldSecretUntil > at ? [oldSecret] : [])]
  return sealed.flatMap((each) => secrets.open(each) ?? [])
}

async function givenUp(tx: Tx, { now, audit }: HookDeps, row: Row, reason: string): Promise<void> {
  const isGone = reason === `answered ${GONE}`
  const since = isGone ? now() : (row.triedSince ?? now())
  const url = await switchOff(tx, row, { since, now: now() })
  if (url === null) return
  await audit.record(
    tx,
    { address: '', site: null },
    { kind: 'webhook-switched-off', clubId: row.clubId, detail: { name: new URL(url).host } },
  )
}

export const forgetOldHooks = (tx: Tx, now: Date): Promise<void> =>
  forgetOld(tx, hookDeliveries, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
