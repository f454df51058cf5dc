import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { FamilyClub, getFamilyMember, KnownAnswers } from '@clubhouse/contract/people/member-family'
import { notFound } from '@clubhouse/contract/refusal'
import { dayOf } from '@clubhouse/domain/format'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import type { Core } from '#kernel/core.ts'
import { isMedicalQuestion } from '@clubhouse/domain/people/forms/question-sections'
import { forVisitors, type QuestionOptions } from '../registration/port.ts'
import { clubsOf, HOME_ZONE, type SignedCaller } from './family-view.ts'
import { findFamily, membershipOf, personOf } from './family-view.queries.ts'
import { type AnsweredForm, findKnown } from './known-answers.queries.ts'

export interface PersonDeps extends Pick<Core, 'db' | 'now' | 'audit' | 'registry'> {
  options: QuestionOptions
}

/** One of the family with what each club has and knows of them; of health only where that is asked for. */
export async function personView(
  { db, now, audit, options }: PersonDeps,
  caller: SignedCaller,
  { memberId, withMedical }: { memberId: string; withMedical: boolean },
): Promise<ReplyOf<typeof getFamilyMember>> {
  const { user_id: userId } = caller.member.user
  const at = now()
  const clubs = clubsOf(caller)
  const [family, ...held] = await Promise.all([
    findFamily(db, userId, at),
    ...clubs.map(({ account_id: clubId }) =>
      db.withClub(clubId, (tx) => findKnown(tx, { clubId, userId, memberId, now: at })),
    ),
  ])
  const person = family.people.find(({ id }) => id === memberId)
  if (!person) throw notFound('The member')
  const ofClubs = clubs.flatMap((club, place) => {
    const known = held[place]
    return known ? [{ club, ...known }] : []
  })
  const memberships = ofClubs.flatMap(({ club, memberships: rows }) =>
    rows.map((row) => membershipOf(club, row)),
  )
  const known = await Promise.all(
    ofClubs.flatMap(({ club, answered }) => answered.map((each) => told(options, club, each, withMedical))),
  )
  if (withMedical)
    for (const { club, form, has_medical: isMedical } of known)
      if (isMedical) {
        const detail = { form_id: form.form_id, member_id: memberId }
        const event = { kind: 'answers-read' as const, clubId: club.account_id, actorId: userId, detail }
        await db.withClub(club.account_id, (tx) => audit.record(tx, caller, event))
      }
  return {
    person: personOf(person, memberships, dayOf(at.toISOString(), HOME_ZONE)),
    date_of_birth: person.born,
    can_change: !person.isSelf && memberships.length === 0,
    known,
  }
}

async function told(
  options: QuestionOptions,
  club: FamilyClub,
  { form, answers, givenAt, newestVersion, isArchived }: AnsweredForm,
  withMedical: boolean,
): Promise<KnownAnswers> {
  const { rest, hasMedical } = withoutMedical(form, answers)
  // Nobody answers this version here: its lists need not be asked for, only whoever keeps them stays unnamed.
  const shown = await forVisitors(options, { id: club.account_id, slug: club.slug }, form, { isClosed: true })
  return {
    club,
    form: shown,
    answers: withMedical ? answers : rest,
    has_medical: hasMedical,
    given_at: givenAt,
    is_changed: newestVersion > form.version,
    can_edit: !isArchived,
  }
}

function withoutMedical(form: AnsweredForm['form'], answers: FormAnswers) {
  const { byId } = indexOf(form)
  let hasMedical = false
  const sections = answers.sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ question_id }) => {
      const placed = byId.get(question_id)
      const isMedical = placed !== undefined && isMedicalQuestion(placed.section, placed.question)
      hasMedical ||= isMedical
      return !isMedical
    }),
  }))
  return { rest: { sections: sections.filter(({ questions }) => questions.length > 0) }, hasMedical }
}
