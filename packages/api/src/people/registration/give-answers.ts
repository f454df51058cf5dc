import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { type Caller, isForAnotherClub } from '#kernel/http/caller.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { refuseClosed } from './closed-forms.ts'
import type { RegistrationDeps } from './deps.ts'
import { findClubForm } from './forms.queries.ts'
import { findRegistrants } from './registrants.queries.ts'
import { judgedAnswers, storeAnswers } from './store-answers.ts'

export interface Answering extends FormAnswers {
  club: string
  formId: string
  /** The one that was on the screen: the club may have saved another since. */
  version: number
  member_id?: string | undefined
}

/** Judges what was answered to one version of a form, and keeps it. */
export async function giveAnswers(
  deps: RegistrationDeps,
  caller: Caller,
  { club, formId, version, sections, ...about }: Answering,
): Promise<string> {
  const { db, now } = deps
  const memberId = about.member_id ?? null
  const found = await findClubForm(db, club, formId, version)
  if (!found || isForAnotherClub(caller, found.clubId)) throw notFound('The form')
  refuseClosed(found, now())
  const identity = await caller.identify()
  const givenBy = identity?.kind === 'user' ? identity.user.user_id : null
  if (memberId !== null) {
    const [member] = givenBy === null ? [] : await findRegistrants(db, givenBy, [memberId])
    if (!member) throw notFound('The member')
  }
  const answers = await judgedAnswers(deps, found, { sections })
  const given = { clubId: found.clubId, formId, version, givenBy, memberId, answers }
  return db.withClub(found.clubId, (tx) => storeAnswers(tx, given, now()))
}
