import type { FormOption } from '@clubhouse/contract/people/forms'
import { questionsWithUrl, withLoadedOptions } from '@clubhouse/domain/people/forms/answers/loaded-options'
import type { Form } from '@clubhouse/domain/people/forms/structure'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Patience, QuestionOptions } from './question-options.ts'

export interface FormWithOptions<F extends Form> {
  form: F
  /** The questions that have their options now. */
  loaded: ReadonlyMap<string, FormOption[]>
  /** By question, why its options could not be had. */
  missing: ReadonlyMap<string, Refusal>
}

/**
 * FORM-07: a form with the options that its questions take from elsewhere, for a page to be drawn or answers to be
 * judged. All are asked for at once; those that cannot be had are told apart.
 */
export async function formWithOptions<F extends Form>(
  options: QuestionOptions,
  clubId: string,
  form: F,
  { only, ...patience }: Patience & { only?: ReadonlySet<string> },
): Promise<FormWithOptions<F>> {
  const loaded = new Map<string, FormOption[]>()
  const missing = new Map<string, Refusal>()
  const wanted = questionsWithUrl(form).filter(({ question }) => !only || only.has(question.question_id))
  await Promise.all(
    wanted.map(async ({ question }) => {
      try {
        loaded.set(question.question_id, await options.of(clubId, question, patience))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        missing.set(question.question_id, error)
      }
    }),
  )
  return { form: withLoadedOptions(form, loaded), loaded, missing }
}
