import * as contract from '@clubhouse/contract/site/office/sponsors'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '../../../drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { bringBackSponsor, orderSponsors, removeSponsor } from './change-list.ts'
import { listSponsors } from './list-sponsors.queries.ts'
import { readSponsor } from './read-sponsor.ts'
import { addSponsor, changeSponsor } from './save-sponsor.ts'

type At = Caller & { club: RunningClub }
type Change = (tx: Tx, of: { clubId: string; id: string }, writing: Writing) => Promise<Refusal | null>

/** OPEN-120: the sponsors of a club, for the admins and owners of the club that the call names. */
export function officeSponsorEndpoints({
  db,
  now,
  audit,
}: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const writingOf = (caller: At): Writing => ({ caller, audit, userId: caller.club.userId, now: now() })

  /** What is changed, by its id, and the sponsor as it is then, in one transaction: a refusal undoes all of it. */
  const after = async (caller: At, work: (tx: Tx, writing: Writing) => Promise<string | Refusal>) => {
    const { clubId } = caller.club
    const writing = writingOf(caller)
    const sponsor = await undoneIfRefused(db, clubId, async (tx) => {
      const id = await work(tx, writing)
      return id instanceof Refusal ? id : readSponsor(tx, clubId, id, writing.now)
    })
    return orNotFound(sponsor, 'The sponsor')
  }
  const changed = (caller: At, id: string, change: Change) =>
    after(
      caller,
      async (tx, writing) => (await change(tx, { clubId: caller.club.clubId, id }, writing)) ?? id,
    )

  return [
    serve(contract.listOfficeSponsors, office('content'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listSponsors(tx, club.clubId, query, now())),
    ),
    serve(contract.addSponsor, office('content'), ({ body }, caller) =>
      after(caller, (tx, writing) => addSponsor(tx, caller.club.clubId, body, writing)),
    ),
    serve(contract.orderSponsors, office('content'), async ({ body }, caller) => {
      const { clubId } = caller.club
      await undoneIfRefused(db, clubId, (tx) =>
        orderSponsors(tx, clubId, body.sponsor_ids, writingOf(caller)),
      )
      return { ordered: true as const }
    }),
    serve(contract.getOfficeSponsor, office('content'), ({ params }, caller) =>
      after(caller, async () => params.sponsor_id),
    ),
    serve(contract.changeSponsor, office('content'), ({ params, body }, caller) =>
      changed(caller, params.sponsor_id, (tx, of, writing) => changeSponsor(tx, of, body, writing)),
    ),
    serve(contract.removeSponsor, office('content'), ({ params }, caller) =>
      changed(caller, params.sponsor_id, removeSponsor),
    ),
    serve(contract.bringBackSponsor, office('content'), ({ params }, caller) =>
      changed(caller, params.sponsor_id, bringBackSponsor),
    ),
  ]
}
