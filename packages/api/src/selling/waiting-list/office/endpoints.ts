import * as contract from '@clubhouse/contract/selling/office/waiting-lists'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { AuditKind } from '#kernel/security/audit.ts'
import { writeOffer, writeWithdrawal } from '../offer-mails.ts'
import { addToLine, removeFromLine } from './change-line.ts'
import { extendOffer, withdrawOffer } from './change-offer.ts'
import { HOUSEHOLD_CSV } from './household-csv.ts'
import { offerByHand } from './offer-by-hand.ts'
import { findHousehold, findLine, listHouseholds, listLines } from './waiting-lists.queries.ts'

type At = Caller & { club: RunningClub }

/** What every act tells of itself. */
interface Acted {
  waitingId: string
  userId: string | null
  planId: string
  planName: string
}

/** Who waits for what, and what is done about it, for those who run the club. */
export function officeWaitingEndpoints(deps: Pick<Core, 'db' | 'now' | 'audit' | 'sites'>): ServedEndpoint[] {
  const { db, now, audit, sites } = deps

  /** As the club, written down there; then written to whom it concerns by the platform. A refusal undoes all of it. */
  const act = <Done extends Acted>(
    caller: At,
    kind: AuditKind,
    work: (tx: Tx) => Promise<Done | Refusal>,
    also: {
      detail?: (done: Done) => Record<string, string>
      write?: (tx: Tx, done: Done) => Promise<void>
    } = {},
  ): Promise<Done> =>
    undoneIfRefused(db, null, async (tx) => {
      const { clubId, userId: actorId } = caller.club
      const done = await asClub(tx, clubId, async () => {
        const acted = await work(tx)
        if (acted instanceof Refusal) return acted
        const { planId, planName, userId: subjectId } = acted
        const detail = { plan_id: planId, name: planName, ...also.detail?.(acted) }
        await audit.record(tx, caller, { kind, clubId, actorId, subjectId, detail })
        return acted
      })
      if (!(done instanceof Refusal)) await also.write?.(tx, done)
      return done
    })

  const read = async ({ club: { clubId } }: At, id: string) =>
    orNotFound(await db.withClub(clubId, (tx) => findHousehold(tx, clubId, id, now())), 'The household')
  const of = (caller: At, waitingId: string) => ({ clubId: caller.club.clubId, waitingId, now: now() })

  return [
    serve(contract.listWaitingLists, office('people'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listLines(tx, club.clubId, query, now())),
    ),
    serve(contract.getWaitingList, office('people'), async ({ params }, { club: { clubId } }) =>
      orNotFound(await db.withClub(clubId, (tx) => findLine(tx, clubId, params.plan_id, now())), 'The plan'),
    ),
    serve(contract.listWaitingHouseholds, office('people'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listHouseholds(tx, club.clubId, query, now())),
    ),
    serve(contract.listWaitingHouseholdsCsv, office('people'), ({ query }, caller) =>
      officeCsv(deps, caller, {
        name: 'waiting-list',
        columns: HOUSEHOLD_CSV,
        query,
        list: (tx, asked) => listHouseholds(tx, caller.club.clubId, asked, now()),
      }),
    ),
    serve(contract.getWaitingHousehold, office('people'), ({ params }, caller) =>
      read(caller, params.waiting_id),
    ),
    serve(contract.addWaitingHousehold, office('people'), async ({ body }, caller) => {
      const { plan_id: planId, email, count } = body
      const adding = { clubId: caller.club.clubId, planId, email, count, now: now() }
      const { waitingId } = await act(caller, 'waiting-added', (tx) => addToLine(tx, adding))
      return read(caller, waitingId)
    }),
    serve(contract.offerPlaceByHand, office('people'), async ({ params, body }, caller) => {
      const { reason = null, makes_room: makesRoom } = body
      const asked = { ...of(caller, params.waiting_id), reason, makesRoom }
      await act(caller, 'place-offered-by-hand', (tx) => offerByHand(tx, asked), {
        detail: ({ isOutOfTurn, made }) => ({
          ...(isOutOfTurn && { turn: 'out of turn' }),
          ...(made > 0 && { 'Places made': String(made) }),
        }),
        write: (tx, offer) => writeOffer(tx, sites, asked.clubId, offer, asked.now),
      })
      return read(caller, params.waiting_id)
    }),
    serve(contract.extendOffer, office('people'), async ({ params, body }, caller) => {
      const asked = of(caller, params.waiting_id)
      const by = { days: body.days, from: body.offered_until }
      await act(caller, 'offer-extended', (tx) => extendOffer(tx, asked, by), {
        detail: ({ before, until }) => ({ Until: `${before.toISOString()} → ${until.toISOString()}` }),
        write: (tx, offer) => writeOffer(tx, sites, asked.clubId, offer, asked.now),
      })
      return read(caller, params.waiting_id)
    }),
    serve(contract.withdrawOffer, office('people'), async ({ params, body }, caller) => {
      const asked = of(caller, params.waiting_id)
      const { reason, keeps_place: keepsPlace } = body
      await act(caller, 'offer-withdrawn', (tx) => withdrawOffer(tx, asked, { reason, keepsPlace }), {
        write: (tx, withdrawn) => writeWithdrawal(tx, sites, asked.clubId, withdrawn, asked.now),
      })
      return { withdrawn: true as const }
    }),
    serve(contract.removeWaitingHousehold, office('people'), async ({ params }, caller) => {
      const asked = of(caller, params.waiting_id)
      await act(caller, 'waiting-removed', (tx) => removeFromLine(tx, asked))
      return { removed: true as const }
    }),
  ]
}
