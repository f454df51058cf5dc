import { and, eq } from 'drizzle-orm'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getDemoAnswers } from '@clubhouse/contract/people/demo-forms'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { isMedicalQuestion } from '@clubhouse/domain/people/forms/question-sections'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { formAnswers } from '../forms/tables.ts'
import { type Caller, isForAnotherClub } from '#kernel/http/caller.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { isClosed } from './closed-forms.ts'
import type { RegistrationDeps } from './deps.ts'
import { findClubForm } from './forms.queries.ts'
import { forVisitors } from './for-visitors.ts'

/**
 * What was answered, with the version that it was given to. What somebody gave who was signed in is theirs alone;
 * what nobody gave is for whoever holds its address.
 */
export async function readAnswers(
  { db, now, registry, audit, options }: RegistrationDeps,
  caller: Caller,
  club: string,
  answersId: string,
): Promise<ReplyOf<typeof getDemoAnswers>> {
  const clubId = registry.idOf(club)
  if (clubId === null || isForAnotherClub(caller, clubId)) throw notFound('The club')
  const [given] = await db.withClub(clubId, (tx) =>
    tx
      .select()
      .from(formAnswers)
      .where(and(eq(formAnswers.clubId, clubId), eq(formAnswers.id, answersId))),
  )
  const identity = await caller.identify()
  const readerId = identity?.kind === 'user' ? identity.user.user_id : null
  if (!given || (given.givenBy !== null && given.givenBy !== readerId)) throw notFound('These answers')
  const found = await findClubForm(db, club, given.formId, given.version)
  if (!found) throw notFound('The form')
  if (hasMedical(found.form, given.answers)) {
    const detail = { form_id: given.formId, answers_id: given.id }
    await db.withClub(clubId, (tx) =>
      audit.record(tx, caller, { kind: 'answers-read', clubId, actorId: readerId, detail }),
    )
  }
  const form = await forVisitors(options, { id: clubId, slug: club }, found.form, {
    isClosed: isClosed(found, now()),
  })
  return { form, answers: given.answers, newest_version: found.newestVersion }
}

function hasMedical(form: DynamicForm, { sections }: FormAnswers): boolean {
  const { byId } = indexOf(form)
  return sections
    .flatMap(({ questions }) => questions)
    .some(({ question_id }) => {
      const placed = byId.get(question_id)
      return placed !== undefined && isMedicalQuestion(placed.section, placed.question)
    })
}
