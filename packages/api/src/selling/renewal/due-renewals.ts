import type { MemberKind } from '@clubhouse/contract/people/family'
import { linearPatterns } from '@clubhouse/domain/people/forms/linear-patterns'
import { type CheckedForm, checkAnswers } from '@clubhouse/domain/selling/renewal/check-answers'
import { withinPlaces } from '@clubhouse/domain/selling/renewal/household-price'
import { isSpokenOf, membershipsToRenew } from '@clubhouse/domain/selling/renewal/memberships-to-renew'
import {
  type RenewalState,
  stateOf,
  type Successor,
  successorOf,
} from '@clubhouse/domain/selling/renewal/successor'
import { isForAnotherClub } from '#kernel/http/caller.ts'
import {
  findRegistrants,
  type Person,
  type PrefilledForm,
  prefilledForms,
} from '#people/registration/port.ts'
import { type ClubFacts, findClubFacts, type HeldRow } from './club-facts.queries.ts'
import type { RenewalDeps, Signed } from './deps.ts'

/** Somebody who could renew, with all that is known for it. */
export interface DueRenewal {
  held: HeldRow & { endsOn: string }
  person: Person
  successor: Successor | null
  state: RenewalState
  forms: (PrefilledForm & { checked: CheckedForm })[]
}

export interface ClubDue {
  facts: ClubFacts
  due: DueRenewal[]
}

/** On a club's own site that club alone; elsewhere all. Two statements for each club, and one for the family. */
export async function dueRenewals(deps: RenewalDeps, caller: Signed, only?: string): Promise<ClubDue[]> {
  const { user_id: userId, accounts } = caller.member.user
  const clubIds = accounts
    .map(({ account_id: id }) => id)
    .filter((id) => !isForAnotherClub(caller, id) && (only === undefined || id === only))
  const now = deps.now()
  const asked = await Promise.all(
    clubIds.map((clubId) => deps.db.withClub(clubId, (tx) => findClubFacts(tx, { clubId, userId, now }))),
  )
  const clubs = asked.flatMap((facts) => {
    const held = facts ? membershipsToRenew(facts.held, facts.club.today) : []
    return facts && held.length > 0 ? [{ facts, held }] : []
  })
  if (clubs.length === 0) return []
  const ids = clubs.flatMap(({ held }) => held.map(({ memberId }) => memberId))
  const people = await findRegistrants(deps.db, userId, [...new Set([userId, ...ids])])
  return Promise.all(clubs.map(({ facts, held }) => dueIn(deps, { facts, held, people, userId })))
}

interface Looking {
  facts: ClubFacts
  held: (HeldRow & { endsOn: string })[]
  people: Person[]
  userId: string
}

async function dueIn(deps: RenewalDeps, { facts, held, people, userId }: Looking): Promise<ClubDue> {
  const { today, account_id: clubId } = facts.club
  const found = held.flatMap((membership): Omit<DueRenewal, 'forms'>[] => {
    // Whoever has left the family is not theirs to renew.
    const person = people.find(({ id }) => id === membership.memberId)
    if (!person) return []
    const renewer = { kind: kindOf(person), dateOfBirth: person.dateOfBirth }
    const successor = successorOf(membership, renewer, facts.plans, today)
    const state = successor ? stateOf(successor.plan.metadata.availability) : 'nothing'
    if (state === 'nothing' && !isSpokenOf(membership.endsOn, today)) return []
    return [{ held: membership, person, successor, state }]
  })
  const full = fullOf(found)
  const placed = found.map((each) =>
    full.has(each.held.membershipId) ? { ...each, state: 'sold_out' as const } : each,
  )
  const open = placed.filter(({ state }) => state === 'open')
  const filled = await prefilledForms(deps, {
    clubId,
    userId,
    people,
    asked: open.flatMap(({ held: { memberId }, successor }) =>
      successor ? [{ planId: successor.plan.metadata.plan_id, memberId }] : [],
    ),
  })
  const judge = { today, patterns: linearPatterns }
  const due = placed.map((each): DueRenewal => {
    const forms = filled[open.indexOf(each)] ?? []
    return { ...each, forms: forms.map((form) => ({ ...form, checked: checkAnswers(form, judge) })) }
  })
  return { facts, due }
}

const kindOf = ({ kind }: Person): MemberKind => (kind === 'juvenile' ? 'juvenile' : 'adult')

/** Those for whom no place is left once the others of the family have theirs. */
function fullOf(found: readonly Omit<DueRenewal, 'forms'>[]): ReadonlySet<string> {
  const wanting = found.flatMap(({ held, successor, state }) =>
    successor && state === 'open' ? [{ id: held.membershipId, plan: successor.plan }] : [],
  )
  return new Set(withinPlaces(wanting).full.map(({ id }) => id))
}
