import * as contract from '@clubhouse/contract/site/office/sponsors'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '../../../drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
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

  /** What is changed and the sponsor as it is then, in one transaction: a refusal undoes all of it. */
  const changed = ({ club }: At, id: string, change: Change | null, writing: Writing) =>
    db.withClub(club.clubId, async (tx) => {
      const refused = await change?.(tx, { clubId: club.clubId, id }, writing)
      if (refused) throw refused
      const sponsor = await readSponsor(tx, club.clubId, id, writing.now)
      if (!sponsor) throw notFound('The sponsor')
      return sponsor
    })

  return [
    serve(contract.listOfficeSponsors, office('content'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listSponsors(tx, club.clubId, query, now())),
    ),
    serve(contract.addSponsor, office('content'), ({ body }, caller) => {
      const { clubId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const writing = writingOf(caller)
        const id = await addSponsor(tx, clubId, body, writing)
        if (id instanceof Refusal) throw id
        const sponsor = await readSponsor(tx, clubId, id, writing.now)
        if (!sponsor) throw notFound('The sponsor')
        return sponsor
      })
    }),
    serve(contract.orderSponsors, office('content'), ({ body }, caller) => {
      const { clubId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const refused = await orderSponsors(tx, clubId, body.sponsor_ids, writingOf(caller))
        if (refused) throw refused
        return { ordered: true as const }
      })
    }),
    serve(contract.getOfficeSponsor, office('content'), ({ params }, caller) =>
      changed(caller, params.sponsor_id, null, writingOf(caller)),
    ),
    serve(contract.changeSponsor, office('content'), ({ params, body }, caller) =>
      changed(
        caller,
        params.sponsor_id,
        (tx, of, writing) => changeSponsor(tx, of, body, writing),
        writingOf(caller),
      ),
    ),
    serve(contract.removeSponsor, office('content'), ({ params }, caller) =>
      changed(caller, params.sponsor_id, removeSponsor, writingOf(caller)),
    ),
    serve(contract.bringBackSponsor, office('content'), ({ params }, caller) =>
      changed(caller, params.sponsor_id, bringBackSponsor, writingOf(caller)),
    ),
  ]
}
