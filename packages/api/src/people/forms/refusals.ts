import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { dayOf, formatLongDate, formatTime } from '@clubhouse/domain/format'
import { Refusal } from '@clubhouse/contract/refusal'

/** A form that makes no sense is not kept: what is wrong first, and all of it by the question's id or, since a section may
 * have the id of a question, by `section.` and its own. */
export function brokenForm(problems: readonly FormProblem[]): Refusal {
  // The first word on a question is the one to mend first.
  const errors = problems.toReversed().map(({ question_id, section_id, message }) => {
    return [question_id ?? (section_id === null ? 'form' : `section.${section_id}`), message] as const
  })
  return new Refusal(422, 'invalid_form', problems[0]?.message ?? 'We can’t save the form', {
    errors: Object.fromEntries(errors),
  })
}

/** Somebody saved since: who and when, as the clock in the club says. */
export function formChanged(
  { saved_by, saved_at }: Pick<SavedForm, 'saved_by' | 'saved_at'>,
  { now, timeZone }: { now: Date; timeZone: string },
): Refusal {
  const isToday = dayOf(saved_at, timeZone) === dayOf(now.toISOString(), timeZone)
  const day = isToday ? '' : `on ${formatLongDate(saved_at, timeZone)} `
  const when = `${day}at ${formatTime(saved_at, timeZone)}`
  return new Refusal(
    409,
    'form_changed',
    `${saved_by ?? 'Someone'} saved ${when}. Your changes aren’t saved yet.`,
  )
}

export const usedByPlans = (plans: readonly string[]): Refusal =>
  new Refusal(
    409,
    'form_in_use',
    `${plans.length === 1 ? 'This plan uses' : 'These plans use'} the form: ${plans.join(', ')}. Give ${plans.length === 1 ? 'it' : 'them'} another form first.`,
  )

export const wasAnswered = (): Refusal =>
  new Refusal(409, 'form_answered', 'The form has answers, so it can only be archived.')

/** Between the look and the deletion; the database kept form and answer together. */
export const usedMeanwhile = (): Refusal =>
  new Refusal(409, 'form_in_use', 'Someone has just started using the form, so it can only be archived.')

export const tooLarge = (): Refusal =>
  new Refusal(
    422,
    'form_too_large',
    'The form is too large to save. Shorten its texts or its lists of choices.',
  )
