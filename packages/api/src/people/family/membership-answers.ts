import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { getMembershipAnswers } from '@clubhouse/contract/people/family'
import { notFound } from '@clubhouse/contract/refusal'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { findRegistrants, initialAnswers } from '../registration/port.ts'
import type { Core } from '#kernel/core.ts'

export type FamilyDeps = Pick<Core, 'db' | 'now' | 'registry' | 'audit'>

type Input = Pick<ParsedOf<typeof getMembershipAnswers>, 'params' | 'query'>

/**
 * API-56, OPEN-081: by the rules with which a form begins. The guardian's form of a child's membership is about whoever signs,
 * not about the child.
 */
export async function membershipAnswers(
  deps: FamilyDeps,
  caller: Caller & { member: SignedIn },
  { params: { club, member_id: memberId }, query: { plan_id, type } }: Input,
): Promise<ReplyOf<typeof getMembershipAnswers>> {
  const ask = (about: { member_id?: string; juvenile_id?: string }) =>
    initialAnswers(deps, caller, { params: { club, plan_id }, query: { ...about, form_type: type } })
  if (type === 'member') return ask({ member_id: memberId })
  const [person] = await findRegistrants(deps.db, caller.member.user.user_id, [memberId])
  if (!person) throw notFound('The member')
  return ask(person.kind === 'juvenile' ? { juvenile_id: memberId } : { member_id: memberId })
}
