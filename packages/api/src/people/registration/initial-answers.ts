import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { getInitialAnswers } from '@clubhouse/contract/people/registration'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import { notFound } from '@clubhouse/contract/refusal'
import type { RegistrationDeps } from './deps.ts'
import { findAskedForm } from './earlier-answers.queries.ts'
import { householdOf } from './household.ts'
import { knownAnswers } from './known-answers.ts'
import { findRegistrants, type Person } from './registrants.queries.ts'

type Input = Pick<ParsedOf<typeof getInitialAnswers>, 'params' | 'query'>

/**
 * API-50: with what a form begins for the caller, or for somebody for whom they act. Whoever signs for a child is the
 * caller unless somebody else is named; a child that is not named is new, and nothing is known but where it lives.
 */
export async function initialAnswers(
  { db, registry, audit }: Pick<RegistrationDeps, 'db' | 'registry' | 'audit'>,
  caller: Caller & { member: SignedIn },
  { params, query }: Input,
): Promise<ReplyOf<typeof getInitialAnswers>> {
  const { user_id: userId } = caller.member.user
  const clubId = registry.idOf(params.club)
  if (clubId === null || isForAnotherClub(caller, clubId)) throw notFound('The club')
  const { member_id: memberId, juvenile_id: juvenileId, form_type: formType = 'member' } = query
  const namedId = (formType === 'guardian' ? memberId : (juvenileId ?? memberId)) ?? null
  const asking = { clubId, planId: params.plan_id, formType, userId, namedId }
  const ids = [userId, memberId, juvenileId].filter((id) => id !== undefined)
  const [asked, people] = await Promise.all([
    db.withClub(clubId, (tx) => findAskedForm(tx, asking)),
    findRegistrants(db, userId, ids),
  ])
  if (!asked) throw notFound('The form')
  if (!isOneOf(people, memberId) || !isChildOf(people, juvenileId)) throw notFound('The member')
  const about = people.find(({ id }) => id === asked.aboutId) ?? null
  const isNewChild = asked.form.kind === 'juvenile' && asked.earlier.length === 0
  const self = people.find(({ id }) => id === userId) ?? null
  const household = isNewChild ? householdOf(asked.latest, self) : {}
  const { answers, isMedical } = knownAnswers(asked.form, asked.earlier, about, household)
  if (isMedical) {
    const subjectId = asked.aboutId === userId ? userId : null
    const detail = { form_id: asked.form.form_id, member_id: asked.aboutId ?? '' }
    await db.withClub(clubId, (tx) =>
      audit.record(tx, caller, { kind: 'answers-read', clubId, actorId: userId, subjectId, detail }),
    )
  }
  return answers
}

const isOneOf = (people: Person[], id: string | undefined): boolean =>
  id === undefined || people.some((person) => person.id === id)

const isChildOf = (people: Person[], id: string | undefined): boolean =>
  id === undefined || people.some((person) => person.id === id && person.kind === 'juvenile')
