import * as contract from '@clubhouse/contract/people/office/members'
import * as accesses from '@clubhouse/contract/people/office/person-accesses'
import * as voters from '@clubhouse/contract/people/office/voters'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, reaches } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import { changeMember } from './change-member.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { ACCESS_CSV, MEMBER_CSV, VOTER_CSV } from './csv-columns.ts'
import { familyEndpoints } from './families/endpoints.ts'
import { groupEndpoints } from './groups/endpoints.ts'
import { type At, openGuarded, readGuarded } from './guarded-answers.ts'
import { listAccesses } from './list-accesses.queries.ts'
import { listMembers, listMembersForFile } from './list-members.queries.ts'
import { listVoters } from './list-voters.queries.ts'
import { type Among, mergeEndpoints } from './merge/endpoints.ts'
import { forgetMerges } from './merge/forget-merges.ts'
import { readAnswers, readMailings, readMails, readMember } from './read-member.queries.ts'
import { eraseDue } from './requests/erase-due.ts'
import { requestEndpoints } from './requests/endpoints.ts'
import { mayReadMedical, mayReadPeople } from './rights.ts'
import { addressesOf, newestFirst, shownMember } from './show-member.ts'
import { writePageAccess } from './write-access.ts'
import { recordsPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'person-changed': true
    'guarded-answers-opened': true
  }
}

type Deps = Pick<Core, 'db' | 'now' | 'audit' | 'rates' | 'config' | 'personTables'> & {
  identity: IdentityDeps
}

/** Who belongs to a club, for those who run it. */
function peopleEndpoints(deps: Deps): ServedEndpoint[] {
  const { db, now, audit } = deps
  const among: Among = (caller, work) => {
    if (!mayReadPeople(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
    const { clubId } = caller.club
    return undoneIfRefused(db, clubId, async (tx) => {
      const at = now()
      return work(tx, { today: await clubDay(tx, clubId, at), now: at })
    })
  }

  async function oneMember(caller: At, memberId: string): Promise<contract.OfficeMember> {
    const { clubId, userId } = caller.club
    const found = await among(caller, async (tx, day) => {
      const about = { clubId, memberId, userId, ...day, seesSignIns: reaches(caller, ['log']) }
      const read = await readMember(tx, about)
      if (!read) return notFound('The person')
      const person = `${read.first_name} ${read.last_name}`.trim()
      const looked = { clubId, userId, personId: memberId, person, isChild: true, now: day.now }
      if (read.is_juvenile) await writePageAccess(tx, looked)
      const answered = await readAnswers(tx, clubId, memberId)
      return { read, answered, mailings: await readMailings(tx, clubId, addressesOf(read)) }
    })
    const mails = await readMails(db, clubId, addressesOf(found.read))
    return shownMember(found.read, {
      answered: found.answered,
      mails: newestFirst([...found.mailings, ...mails]),
      mayOpenGuarded: mayReadMedical(caller),
    })
  }

  return [
    serve(contract.listMembers, office('people'), ({ query }, caller) =>
      among(caller, (tx, day) => listMembers(tx, { clubId: caller.club.clubId, ...day }, query)),
    ),
    serve(contract.listMembersCsv, office('people'), async ({ query }, caller) => {
      const { clubId } = caller.club
      const day = await among(caller, async (_tx, at) => at)
      return officeCsv(deps, caller, {
        name: 'members',
        columns: MEMBER_CSV,
        query,
        list: (tx, asked) => listMembersForFile(tx, { clubId, ...day }, asked),
      })
    }),
    serve(contract.getOfficeMember, office('people'), ({ params }, caller) =>
      oneMember(caller, params.member_id),
    ),
    serve(contract.changeOfficeMember, office('people'), async ({ params: { member_id }, body }, caller) => ({
      member_id,
      changed: await among(caller, (tx, { today }) =>
        changeMember(tx, member_id, body, { audit, caller, today }),
      ),
    })),
    serve(contract.openGuardedAnswers, office('medical'), ({ params, body }, caller) =>
      openGuarded(deps, caller, params.member_id, body),
    ),
    serve(contract.readGuardedAnswers, office('medical'), ({ params }, caller) =>
      readGuarded(deps, caller, params.member_id),
    ),
    serve(accesses.listPersonAccesses, office('people'), ({ query }, caller) =>
      among(caller, (tx) => listAccesses(tx, caller.club.clubId, query)),
    ),
    serve(accesses.listPersonAccessesCsv, office('people'), async ({ query }, caller) => {
      await among(caller, async () => null)
      return officeCsv(deps, caller, {
        name: 'access-log',
        columns: ACCESS_CSV,
        query,
        list: (tx, asked) => listAccesses(tx, caller.club.clubId, asked),
      })
    }),
    ...groupEndpoints(deps),
    serve(voters.listVoters, office('people'), ({ query }, caller) =>
      among(caller, async (tx, { today }) => {
        const day = query.day ?? today
        return { day, ...(await listVoters(tx, { clubId: caller.club.clubId, day }, query)) }
      }),
    ),
    serve(voters.listVotersCsv, office('people'), async ({ query }, caller) => {
      const { clubId } = caller.club
      const day = query.day ?? (await among(caller, async (_tx, { today }) => today))
      return officeCsv(deps, caller, {
        name: 'voters',
        columns: VOTER_CSV,
        query,
        list: (tx, asked) => listVoters(tx, { clubId, day }, asked),
      })
    }),
    ...familyEndpoints(deps, among),
    ...mergeEndpoints(deps, among),
    ...requestEndpoints(deps),
  ]
}

export const peopleCapability = (core: Core, { identity }: { identity: IdentityDeps }): Capability => ({
  name: 'people',
  people: recordsPeople,
  endpoints: peopleEndpoints({ ...core, identity }),
  schedules: [
    daily('03:55', 'sweep-person-merges', forgetMerges),
    daily('04:40', 'erase-people-in-clubs', (tx, now) => eraseDue(core, tx, now)),
  ],
})
