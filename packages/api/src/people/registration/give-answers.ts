import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { notFound } from '@clubhouse/contract/refusal'
import { refuseClosed } from './closed-forms.ts'
import type { RegistrationDeps } from './deps.ts'
import { findClubForm } from './forms.queries.ts'
import { judgedAnswers, storeAnswers } from './store-answers.ts'

export interface Answering extends FormAnswers {
  club: string
  formId: string
  /** The one that was on the screen: the club may have saved another since. */
  version: number
  /** The user who answers, and whom it is about: whoever calls has seen that they may. */
  givenBy: string
  memberId: string
}

/** Judges what was answered to one version of a form, and keeps it. */
export async function giveAnswers(
  deps: Pick<RegistrationDeps, 'db' | 'now' | 'options'>,
  { club, formId, version, sections, givenBy, memberId }: Answering,
): Promise<string> {
  const { db, now } = deps
  const found = await findClubForm(db, club, formId, version)
  if (!found) throw notFound('The form')
  refuseClosed(found, now())
  const answers = await judgedAnswers(deps, found, { sections })
  const given = { clubId: found.clubId, formId, version, givenBy, memberId, answers }
  return db.withClub(found.clubId, (tx) => storeAnswers(tx, given, now()))
}
