import { notFound } from '@clubhouse/contract/refusal'
import {
  getWaitingLine,
  joinWaitingList,
  leaveWaitingList,
  listOwnWaiting,
  listWaitingPlaces,
} from '@clubhouse/contract/selling/waiting-list'
import type { Core } from '#kernel/core.ts'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { member } from '#kernel/http/guard.ts'
import { joinLine } from './join.ts'
import { leaveLine } from './leave.ts'
import { listPlaces } from './places.queries.ts'
import { findWhoWaits, listOwnPlaces, readWaitingLine } from './who-waits.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

/** For whoever waits; a household is one sign-in. */
export function waitingListEndpoints({
  db,
  now,
  registry,
}: Pick<Core, 'db' | 'now' | 'registry'>): ServedEndpoint[] {
  const askedBy = (caller: Caller & { member: SignedIn }, club: string) => {
    const clubId = registry.idOf(club)
    if (clubId === null || isForAnotherClub(caller, clubId)) throw notFound('The club')
    return { clubId, userId: caller.member.user.user_id, now: now() }
  }
  return [
    serve(joinWaitingList, OWN_WRITE, async ({ params, body }, caller) => {
      const asked = askedBy(caller, params.club)
      const planId = params.plan_id
      const people = orThrow(await findWhoWaits(db, { ...asked, planId }, body.member_ids))
      const count = people.length || body.count
      const joined = await joinLine(db, { ...asked, planId, count, people })
      if (!joined.ok) throw joined.reason
      return joined.value
    }),
    serve(getWaitingLine, OWN_READ, async ({ params }, caller) => {
      const asked = askedBy(caller, params.club)
      const line = await readWaitingLine(db, { ...asked, planId: params.plan_id })
      if (!line) throw notFound('The plan')
      return line
    }),
    serve(listOwnWaiting, OWN_READ, async (_asked, caller) => ({
      items: await listOwnPlaces({ db, now }, caller),
    })),
    serve(leaveWaitingList, OWN_WRITE, async ({ params }, caller) => {
      const asked = askedBy(caller, params.club)
      const hasLeft = await leaveLine(db, { ...asked, waitingId: params.waiting_id })
      if (!hasLeft) throw notFound('The place on the waiting list')
      return {}
    }),
    serve(listWaitingPlaces, OWN_READ, async ({ params }, caller) => {
      const asked = askedBy(caller, params.club)
      return { items: await db.withClub(asked.clubId, (tx) => listPlaces(tx, asked)) }
    }),
  ]
}
