import * as family from '@clubhouse/contract/people/family'
import { notFound } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import { QuestionOptions } from '../registration/port.ts'
import { type FamilyDeps, membershipAnswers } from './membership-answers.ts'
import { memberFamilyEndpoints } from './member-endpoints.ts'
import { eighteenWork } from './own-sign-in/eighteen-today.ts'
import { findPlanDay, listMembersOf, listRelationsOf } from './family.queries.ts'
import { familyPeople } from './people.ts'

const OWN_READ = member('read')

/** A family belongs to no club; the club that is named says what day it is, and on its site it must be that one. */
export function familyEndpoints(deps: FamilyDeps): ServedEndpoint[] {
  const { db, now, registry } = deps
  const askedBy = (caller: Caller & { member: SignedIn }, club: string) => {
    const clubId = registry.idOf(club)
    if (clubId === null || isForAnotherClub(caller, clubId)) throw notFound('The club')
    return { userId: caller.member.user.user_id, clubId, now: now(), day: null }
  }
  return [
    serve(family.listRelations, OWN_READ, ({ params, query: { type, ...page } }, caller) =>
      listRelationsOf(db, { ...askedBy(caller, params.club), kind: type ?? null }, page),
    ),
    serve(family.listJuveniles, OWN_READ, ({ params, query }, caller) =>
      listMembersOf(db, { ...askedBy(caller, params.club), kind: 'juvenile' }, query),
    ),
    serve(family.listAvailableMembers, OWN_READ, async ({ params, query }, caller) => {
      const { type: kind, plan_id: planId, ...page } = query
      const asked = askedBy(caller, params.club)
      if (planId === undefined) return listMembersOf(db, { ...asked, kind }, page)
      const plan = await findPlanDay(db, asked.clubId, planId)
      if (!plan) throw notFound('The plan')
      return listMembersOf(db, { ...asked, kind, day: plan.day }, page)
    }),
    serve(family.getMembershipAnswers, OWN_READ, (input, caller) => membershipAnswers(deps, caller, input)),
  ]
}

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'own-sign-in-offered': true
    'own-sign-in-asked': true
    'own-sign-in-taken': true
  }
}

export function familyCapability(core: Core, { codes }: Pick<IdentityDeps, 'codes'>): Capability {
  const { answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  return {
    name: 'family',
    people: familyPeople,
    endpoints: [...familyEndpoints(core), ...memberFamilyEndpoints({ ...core, options, codes })],
    schedules: [{ cadence: { dailyAt: '07:00', zone: 'Europe/Dublin' }, work: eighteenWork }],
  }
}
