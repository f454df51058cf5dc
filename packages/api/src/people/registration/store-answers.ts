import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { linearPatterns } from '@clubhouse/domain/people/forms/linear-patterns'
import { isEmpty } from '@clubhouse/domain/people/forms/structure'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { judgeAnswers } from '@clubhouse/domain/people/forms/answers/wire-answers'
import { dayOf } from '@clubhouse/domain/format'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { formAnswers } from '../forms/tables.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { RegistrationDeps } from './deps.ts'
import type { ClubForm } from './forms.queries.ts'
import { formWithOptions } from './form-with-options.ts'
import { insertingAnswers } from '../forms/port.ts'

/** What the database keeps of one form is bounded; as JSON it is a little shorter than there. */
const MOST_BYTES = 200 * 1024

/**
 * The answers as they may be kept, judged by the same rules as in the browser; refused by question where something is
 * wrong. Asks other hosts for options, so no transaction may be open around it.
 */
export async function judgedAnswers(
  deps: Pick<RegistrationDeps, 'options' | 'now'>,
  form: JudgedForm,
  sent: FormAnswers,
): Promise<FormAnswers> {
  const { answers, errors } = await judge(deps, form, sent)
  if (errors.length > 0) throw wrongAnswers(errors)
  return answers
}

/** The same of a form of which not all is known yet: what is open is no mistake, and that something is, is told. */
export async function judgedSoFar(
  deps: Pick<RegistrationDeps, 'options' | 'now'>,
  form: JudgedForm,
  sent: FormAnswers,
): Promise<{ answers: FormAnswers; isUnfinished: boolean }> {
  const { answers, errors, answered } = await judge(deps, form, sent)
  const wrong = errors.filter(({ question_id }) => answered.has(question_id))
  if (wrong.length > 0) throw wrongAnswers(wrong)
  return { answers, isUnfinished: errors.length > 0 }
}

type JudgedForm = Pick<ClubForm, 'clubId' | 'timeZone' | 'form'>

async function judge(
  { options, now }: Pick<RegistrationDeps, 'options' | 'now'>,
  { clubId, timeZone, form }: JudgedForm,
  sent: FormAnswers,
): Promise<{ answers: FormAnswers; errors: FormError[]; answered: ReadonlySet<string> }> {
  const answered = new Set(
    sent.sections.flatMap(({ questions }) =>
      questions.filter(({ answer }) => !isEmpty(answer)).map(({ question_id }) => question_id),
    ),
  )
  const { form: whole, missing } = await formWithOptions(options, clubId, form, {
    isPatient: true,
    only: answered,
  })
  // Without its options any answer would pass as words of one's own.
  const [unknown] = missing.values()
  if (unknown) throw unknown
  const today = dayOf(now().toISOString(), timeZone)
  const { answers, errors } = judgeAnswers(whole, sent, { today, patterns: linearPatterns })
  if (Buffer.byteLength(JSON.stringify(answers)) > MOST_BYTES)
    throw new Refusal(413, 'too_large', 'Your answers are too long. Please shorten them.')
  return { answers, errors, answered }
}

export interface GivenAnswers {
  clubId: string
  formId: string
  version: number
  /** Who filled it in; null for somebody who is not signed in. */
  givenBy: string | null
  /** Whom it is about; null for somebody new. */
  memberId: string | null
  answers: FormAnswers
}

/** Within this time the same answers of the same person are one form that was sent twice. */
const SAME_WITHIN_MS = 60_000

/** Keeps answers that were judged, with the version that they were given to; once, however often Send was pressed. */
export async function storeAnswers(tx: Tx, given: GivenAnswers, now: Date): Promise<string> {
  // Two presses at the same moment would both find nothing: the second waits until the first is kept.
  await oneAtATime(tx, 'form-answers', JSON.stringify(given))
  const kept = await findSame(tx, given, now)
  if (kept !== null) return kept
  const id = randomUUID()
  await tx.execute(insertingAnswers({ ...given, now }, [{ ...given, id }]))
  return id
}

async function findSame(tx: Tx, given: GivenAnswers, now: Date): Promise<string | null> {
  const { clubId, formId, version, givenBy, memberId, answers } = given
  const same = and(
    eq(formAnswers.clubId, clubId),
    eq(formAnswers.formId, formId),
    eq(formAnswers.version, version),
    gt(formAnswers.createdAt, new Date(now.getTime() - SAME_WITHIN_MS)),
    givenBy === null ? isNull(formAnswers.givenBy) : eq(formAnswers.givenBy, givenBy),
    memberId === null
      ? isNull(formAnswers.memberId)
      : // Kept as whom the club has made of them (trigger).
        eq(formAnswers.memberId, sql`merged_into(${clubId}, ${memberId})`),
    eq(formAnswers.answers, answers),
  )
  const [found] = await tx.select({ id: formAnswers.id }).from(formAnswers).where(same).limit(1)
  return found?.id ?? null
}

/** Each question with its own words; the first is named for whoever reads only the message. */
function wrongAnswers(errors: FormError[]): Refusal {
  const [first] = errors
  const named = first ? `${first.label || first.question_id}: ${first.message}` : ''
  const byQuestion = errors.map(({ question_id, message }) => [question_id, message] as const)
  return new Refusal(422, 'invalid_data', named, { errors: Object.fromEntries(byQuestion) })
}
