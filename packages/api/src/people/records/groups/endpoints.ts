import * as contract from '@clubhouse/contract/people/office/groups'
import * as emergency from '@clubhouse/contract/people/office/team-emergency'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import { collection } from '#kernel/db/collection.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { clubDay } from '#site/clubs/reads.ts'
import type { At } from '../guarded-answers.ts'
import { mayReadGroups, mayReadPeople } from '../rights.ts'
import { changeGroup, createGroup } from './change-group.ts'
import { addMembers, removeMember } from './change-members.ts'
import { readGroupMember } from './group-member.ts'
import { listGroups, type Seeing } from './list-groups.queries.ts'
import { nameManagers } from './name-managers.ts'
import { openEmergency, readEmergency } from './open-emergency.ts'
import { readGroup } from './read-group.queries.ts'
import { takeTeamList, TEAM_CSV } from './team-list.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'group-created': true
    'group-changed': true
    'group-archived': true
    'group-taken-back': true
    'group-member-added': true
    'group-member-removed': true
    'group-managers-named': true
  }
}

/** A coach looks, and puts nobody in. */
const LOOKS = office(['people', 'teams'])

/** Teams and the like, for a registrar to put together and a coach to look at. */
export function groupEndpoints(deps: Pick<Core, 'db' | 'now' | 'audit' | 'config'>): ServedEndpoint[] {
  const { db, now, audit } = deps
  const looking = async <T>(
    caller: At,
    work: (tx: Tx, seeing: Seeing, today: string) => Promise<T | Refusal | null>,
  ) => {
    if (!mayReadGroups(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
    const { clubId, userId } = caller.club
    const found = await db.withClub(clubId, async (tx) =>
      work(tx, { clubId, userId, seesAll: mayReadPeople(caller) }, await clubDay(tx, clubId, now())),
    )
    return orNotFound(found, 'The group')
  }
  const changing = <T>(caller: At, work: (tx: Tx) => Promise<T | Refusal>) => {
    if (!mayReadPeople(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
    return undoneIfRefused(db, caller.club.clubId, work)
  }
  return [
    serve(contract.listGroups, LOOKS, ({ query }, caller) =>
      looking(caller, async (tx, seeing) => ({
        ...(await listGroups(tx, seeing, query)),
        may_change: seeing.seesAll,
      })),
    ),
    serve(contract.getGroup, LOOKS, ({ params }, caller) =>
      looking(caller, (tx, seeing, today) => readGroup(tx, seeing, { groupId: params.group_id, today })),
    ),
    serve(contract.getTeamList, LOOKS, ({ params }, caller) =>
      looking(caller, (tx, seeing, today) =>
        takeTeamList(tx, seeing, { groupId: params.group_id, today, now: now() }),
      ),
    ),
    serve(contract.getTeamListCsv, LOOKS, async ({ params }, caller) => {
      // Asked for before the file begins: who may not have it is refused, and not sent half of it.
      const { group, seeing, today } = await looking(caller, async (tx, sees, day) => ({
        seeing: sees,
        today: day,
        group: await readGroup(tx, sees, { groupId: params.group_id, today: day }),
      }))
      if (!group) throw notFound('The group')
      return officeCsv(deps, caller, {
        name: 'team-list',
        columns: TEAM_CSV,
        query: { page: 1, per_page: 1 },
        list: async (tx, asked) => {
          const of = { groupId: group.group_id, today, now: now() }
          const taken = await takeTeamList(tx, seeing, of)
          if (!taken) return notFound('The group')
          const { members } = taken
          return collection(asked.page > 1 ? [] : members, members.length, asked)
        },
      })
    }),
    serve(contract.getGroupMember, LOOKS, ({ params: { group_id: groupId, member_id: memberId } }, caller) =>
      looking(caller, async (tx, seeing, today) => {
        const group = await readGroup(tx, seeing, { groupId, today })
        if (!group?.members.some(({ member_id: id }) => id === memberId)) return notFound('The person')
        return readGroupMember(tx, group, memberId, { caller, today, now: now() })
      }),
    ),
    // Nobody of the platform stands at a pitch: they open what they have to see with a reason and a proof.
    serve(emergency.openTeamEmergency, ownPeople('medical'), ({ params }, caller) =>
      undoneIfRefused(db, caller.club.clubId, (tx) =>
        openEmergency(deps, tx, caller, { groupId: params.group_id, now: now() }),
      ),
    ),
    serve(emergency.readTeamEmergency, ownPeople('medical'), ({ params }, caller) =>
      undoneIfRefused(db, caller.club.clubId, (tx) =>
        readEmergency(tx, caller, { groupId: params.group_id, now: now() }),
      ),
    ),
    serve(contract.createGroup, office('people'), async ({ body }, caller) => ({
      group_id: await changing(caller, (tx) => createGroup(tx, body, { audit, caller, now: now() })),
    })),
    serve(contract.changeGroup, office('people'), async ({ params: { group_id }, body }, caller) => ({
      group_id,
      changed: await changing(caller, (tx) => changeGroup(tx, group_id, body, { audit, caller, now: now() })),
    })),
    serve(contract.addToGroup, office('people'), async ({ params, body }, caller) => ({
      added: await changing(caller, (tx) =>
        addMembers(tx, params.group_id, body.member_ids, { audit, caller, now: now() }),
      ),
    })),
    serve(contract.removeFromGroup, office('people'), async ({ params }, caller) => ({
      removed: await changing(caller, (tx) =>
        removeMember(tx, params.group_id, params.member_id, { audit, caller, now: now() }),
      ),
    })),
    serve(contract.nameManagers, office('people'), async ({ params, body }, caller) => ({
      managers: await changing(caller, (tx) =>
        nameManagers(tx, params.group_id, body.user_ids, { audit, caller, now: now() }),
      ),
    })),
  ]
}
