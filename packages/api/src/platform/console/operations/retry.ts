import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { hookDeliveries, sendAgain } from '#office/webhooks/port.ts'
import { retryWork } from '#kernel/jobs/request-work.ts'
import { hurryMail } from '#messages/mail/port.ts'
import { retryEvent } from '#money/gateway/port.ts'
import type { AuditKind } from '#kernel/security/audit.ts'
import type { PlatformDeps, Superuser } from '../deps.ts'

/** In the platform's own trail, by what it was called and its id: whom it concerned is not written down again. */
async function once(
  deps: PlatformDeps,
  caller: Superuser,
  kind: AuditKind,
  id: string,
  work: (tx: Tx) => Promise<string | Refusal>,
): Promise<Refusal | null> {
  return deps.db.withPlatform(async (tx) => {
    const name = await work(tx)
    if (name instanceof Refusal) return name
    const detail = { name, retried_id: id }
    await deps.audit.record(tx, caller, { kind, clubId: null, actorId: caller.member.user.user_id, detail })
    return null
  })
}

export const retryJob = (deps: PlatformDeps, caller: Superuser, id: string) =>
  once(
    deps,
    caller,
    'platform-job-retried',
    id,
    async (tx) => (await retryWork(tx, id, deps.now())) ?? notFound('Work that was given up'),
  )

const NOT_WAITING = new Refusal(409, 'not_waiting', 'This mail isn’t waiting for another try.')

export const retryMail = (deps: PlatformDeps, caller: Superuser, id: string) =>
  once(
    deps,
    caller,
    'platform-mail-retried',
    id,
    async (tx) => (await hurryMail(tx, id, deps.now())) ?? NOT_WAITING,
  )

const OVER = new Refusal(409, 'not_waiting', 'This one arrived, or is being tried right now.')
const OFF = new Refusal(409, 'switched_off', 'The club has switched this webhook off.')

export const retryWebhook = (deps: PlatformDeps, caller: Superuser, id: string) =>
  once(
    deps,
    caller,
    'platform-webhook-retried',
    id,
    async (tx) => (await retryEvent(tx, id, deps.now())) ?? retryDelivery(tx, id, deps.now()),
  )

/** What a club's other software is told is the club's: sent again as the club would do it. */
async function retryDelivery(tx: Tx, id: string, now: Date): Promise<string | Refusal> {
  const { doneAt, failedAt, lastError } = hookDeliveries
  const [row] = await tx
    .select({ clubId: hookDeliveries.clubId, event: hookDeliveries.event })
    .from(hookDeliveries)
    .where(and(eq(hookDeliveries.id, id), isNull(doneAt), or(isNotNull(failedAt), isNotNull(lastError))))
  if (!row) return OVER
  const sent = await asClub(tx, row.clubId, (own) => sendAgain(own, { clubId: row.clubId, id }, now))
  if (!(sent instanceof Refusal)) return row.event
  return sent.code === 'switched_off' ? OFF : sent
}
