import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { asBody } from '#kernel/db/as-body.ts'
import { oneAtATime } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { tellOwners } from './access-mails.ts'
import { newestAccess } from './access.queries.ts'
import type { AtBody, BodyDeps } from './change-lists.ts'
import { affiliatedClubs } from './registered.queries.ts'
import { bodyAccesses } from './tables.ts'

/** One question at a time: while one waits, or what was granted is not over, there is nothing to ask. */
export async function askAccess(
  deps: BodyDeps,
  caller: AtBody,
  { clubId, reason }: { clubId: string; reason: string },
): Promise<void> {
  const { db, now, audit } = deps
  const { bodyId, userId, name } = caller.body
  const body = caller.member.user.governing_body?.name ?? ''
  const id = randomUUID()
  await undoneIfRefused(db, null, async (tx) => {
    await oneAtATime(tx, 'body-access', bodyId, clubId)
    const refused = await asBody(tx, bodyId, async (own) => {
      const clubs = await affiliatedClubs(own)
      if (!clubs.some((club) => club.id === clubId)) return notFound('The club')
      const last = await newestAccess(own, { clubId, bodyId, now: now() })
      if (last && (last.state === 'asked' || last.is_open))
        return new Refusal(409, 'already_asked', 'You’ve asked already.')
      await own.insert(bodyAccesses).values({
        clubId,
        id,
        governingBodyId: bodyId,
        body,
        reason,
        state: 'asked' as const,
        askedAt: now(),
        askedByName: name,
        askedBy: userId,
      })
      return null
    })
    if (refused) return refused
    await tellOwners(tx, deps, { id, clubId, body, by: name, reason })
    await audit.record(tx, caller, {
      kind: 'body-access-asked',
      clubId,
      actorId: userId,
      detail: { body, by: name },
    })
    return null
  })
}

/** Audits the viewing of a list once per viewer, not once per page. */
const ONE_LOOK = '10 minutes'

/** That a body read who some of the members are stands in each club's own log. */
export async function noteReading(
  { db, now, audit }: BodyDeps,
  caller: AtBody,
  clubIds: readonly string[],
): Promise<void> {
  const { userId, name } = caller.body
  const shown = [...new Set(clubIds)]
  if (shown.length === 0) return
  await db.withPlatform(async (tx) => {
    const found = await rows<{ club_id: string }>(
      tx,
      sql`select distinct club_id from audit_events where club_id = any(${`{${shown.join(',')}}`}::uuid[]) and kind = 'body-members-read'
        and actor_id = ${userId} and at > ${now().toISOString()}::timestamptz - ${ONE_LOOK}::interval`,
    )
    const told = new Set(found.map(({ club_id: id }) => id))
    const untold = shown.filter((id) => !told.has(id))
    if (untold.length === 0) return
    const detail = { body: caller.member.user.governing_body?.name ?? '', by: name }
    await audit.record(tx, caller, { kind: 'body-members-read', clubIds: untold, actorId: userId, detail })
  })
}
