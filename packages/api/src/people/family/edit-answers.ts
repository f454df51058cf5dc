import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { FamilyClub, getFamilyForm, giveFamilyAnswers } from '@clubhouse/contract/people/member-family'
import { notFound } from '@clubhouse/contract/refusal'
import { dayOf } from '@clubhouse/domain/format'
import {
  findClubForm,
  findRegistrants,
  forVisitors,
  giveAnswers,
  isClosed,
  knownAnswers,
} from '../registration/port.ts'
import { clubsOf, type SignedCaller } from './family-view.ts'
import { findKnown } from './known-answers.queries.ts'
import type { PersonDeps } from './person-view.ts'

type Asked = ParsedOf<typeof getFamilyForm>['params']

/** A form that the club knows somebody by, as it asks today, with what was said last. Agreements are asked anew. */
export async function formToEdit(
  deps: PersonDeps,
  caller: SignedCaller,
  { params, query }: Pick<ParsedOf<typeof getFamilyForm>, 'params' | 'query'>,
): Promise<ReplyOf<typeof getFamilyForm>> {
  const { db, now, options, audit } = deps
  const { club, person, earlier } = await knownForm(deps, caller, params)
  const found = await findClubForm(db, club.slug, params.form_id, query.version ?? null)
  if (!found) throw notFound('The form')
  const { answers, isMedical } = knownAnswers(found.form, [{ isSameForm: true, answers: earlier }], person)
  const { user_id: userId } = caller.member.user
  if (isMedical) {
    const detail = { form_id: params.form_id, member_id: person.id }
    const event = { kind: 'answers-read' as const, clubId: found.clubId, actorId: userId, detail }
    await db.withClub(found.clubId, (tx) => audit.record(tx, caller, event))
  }
  const at = now()
  const form = await forVisitors(options, { id: found.clubId, slug: club.slug }, found.form, {
    isClosed: isClosed(found, at),
  })
  const about = { first_name: person.firstName, is_self: person.id === userId }
  return { club, form, answers, today: dayOf(at.toISOString(), found.timeZone), person: about }
}

/** Judged by the form's own rules and kept beside what was said before. */
export async function giveAnswersAgain(
  deps: PersonDeps,
  caller: SignedCaller,
  { params, body }: Pick<ParsedOf<typeof giveFamilyAnswers>, 'params' | 'body'>,
): Promise<ReplyOf<typeof giveFamilyAnswers>> {
  const { club, person } = await knownForm(deps, caller, params)
  const { user_id: givenBy } = caller.member.user
  const given = { club: club.slug, formId: params.form_id, givenBy, memberId: person.id, ...body }
  return { answers_id: await giveAnswers(deps, given) }
}

/** Only what somebody has told a club before can be told it anew from here: a form is first filled in where something is bought. */
async function knownForm({ db, now }: PersonDeps, caller: SignedCaller, asked: Asked) {
  const { account_id: clubId, member_id: memberId, form_id: formId } = asked
  const { user_id: userId } = caller.member.user
  const club: FamilyClub | undefined = clubsOf(caller).find(({ account_id }) => account_id === clubId)
  if (!club) throw notFound('The club')
  const [[person], { answered }] = await Promise.all([
    findRegistrants(db, userId, [memberId]),
    db.withClub(clubId, (tx) => findKnown(tx, { clubId, userId, memberId, now: now() })),
  ])
  if (!person) throw notFound('The member')
  const earlier = answered.find(({ form }) => form.form_id === formId)
  if (!earlier) throw notFound('The form')
  return { club, person, earlier: earlier.answers }
}
