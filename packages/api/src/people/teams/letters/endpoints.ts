import * as contract from '@clubhouse/contract/people/office/team-letters'
import { Refusal } from '@clubhouse/contract/refusal'
import { paragraphsOf } from '@clubhouse/domain/people/teams/letter-text'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { reachOfGroup, writeToGroup } from '#messages/mailings/port.ts'
import { type At, mayReadPeople, type Seeing } from '../../records/port.ts'
import { findTeam } from '../hold-event.ts'

const LOOKS = office(['people', 'teams'])

/** A coach writes to the families of a team that is theirs, as a mailing: what it may say and who opted out is decided there. */
export function letterEndpoints({ db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const seeingOf = (caller: At): Seeing => ({ ...caller.club, seesAll: mayReadPeople(caller) })
  return [
    serve(contract.readTeamReach, LOOKS, ({ params: { group_id: groupId } }, caller) =>
      undoneIfRefused(db, caller.club.clubId, async (tx) => {
        const team = await findTeam(tx, seeingOf(caller), groupId)
        if (team instanceof Refusal) return team
        const sum = await reachOfGroup(tx, { clubId: caller.club.clubId, groupId }, now())
        const { members: players, mails, unreached, opted_out: out, set_aside: aside } = sum
        return { group_id: groupId, name: team.name, players, mails, unreached, left_out: out + aside }
      }),
    ),
    serve(contract.writeToTeam, LOOKS, ({ params: { group_id: groupId }, body }, caller) =>
      undoneIfRefused(db, caller.club.clubId, async (tx) => {
        const team = await findTeam(tx, seeingOf(caller), groupId)
        if (team instanceof Refusal) return team
        const { first_name: first, last_name: last } = caller.member.user
        const content = paragraphsOf(body.text, [`${first} ${last}`.trim(), team.name])
        const letter = { groupId, list: `Families of ${team.name}`, subject: body.subject, content }
        const mails = await writeToGroup(tx, caller, letter, { audit, now: now() })
        return mails instanceof Refusal ? mails : { mails }
      }),
    ),
  ]
}
