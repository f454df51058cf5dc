import { and, eq } from 'drizzle-orm'
import type { OfficeBodyAccess } from '@clubhouse/contract/platform/governing-body/office-accesses'
import type { AccessState } from '@clubhouse/contract/platform/governing-body/limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { asClub } from '#kernel/db/as-club.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { tellAsker } from './access-mails.ts'
import { accessesOf } from './access.queries.ts'
import type { BodyDeps } from './change-lists.ts'
import { bodyAccesses } from './tables.ts'

interface Decision {
  id: string
  /** What it has to be for this to be decided. */
  from: AccessState
  to: AccessState
  until: Date | null
  kind: 'body-access-granted' | 'body-access-refused' | 'body-access-ended'
}

/** What the club says to a body; of two who decide at once, the second is told that it is decided. */
export async function decideAccess(
  deps: BodyDeps,
  caller: Caller & { club: RunningClub },
  { id, from, to, until, kind }: Decision,
): Promise<OfficeBodyAccess> {
  const { db, now, audit } = deps
  const { clubId, userId } = caller.club
  const at = now()
  // The decision is the club's; whoever asked is none of its people, and only the platform can write to them.
  return undoneIfRefused(db, null, async (tx) => {
    const { decided, access } = await asClub(tx, clubId, async (own) => {
      const [row] = await own
        .update(bodyAccesses)
        .set({ state: to, until, decidedAt: at, decidedBy: userId })
        .where(and(eq(bodyAccesses.clubId, clubId), eq(bodyAccesses.id, id), eq(bodyAccesses.state, from)))
        .returning({
          body: bodyAccesses.body,
          askedBy: bodyAccesses.askedBy,
          bodyId: bodyAccesses.governingBodyId,
        })
      const [found] = await accessesOf(own, { clubId, now: at, id })
      return { decided: row, access: found }
    })
    if (!access) return notFound('The request')
    if (!decided) return new Refusal(409, 'already_decided', 'Someone else has decided this already.')
    if (to !== 'ended') await tellAsker(tx, deps, { id, clubId, until, ...decided })
    const detail = { body: decided.body, ...(until && { until: until.toISOString().slice(0, 10) }) }
    await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
    return access
  })
}
