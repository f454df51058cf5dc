import type { FormOption } from '@clubhouse/contract/people/forms'
import { type Form, indexOf, type PlacedQuestion } from '../structure.ts'

/** FORM-07: the questions whose options are asked for elsewhere. */
export const questionsWithUrl = (form: Form): PlacedQuestion[] =>
  indexOf(form).placed.filter(({ question }) => question.input.metadata.url !== null)

/** The form with the options that were fetched for it; where there are none yet it has none. */
export function withLoadedOptions<F extends Form>(
  form: F,
  loaded: ReadonlyMap<string, readonly FormOption[]>,
): F {
  if (loaded.size === 0) return form
  const sections = form.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const options = loaded.get(question.question_id)
      if (!options) return question
      const metadata = { ...question.input.metadata, options: [...options] }
      return { ...question, input: { ...question.input, metadata } }
    }),
  }))
  return { ...form, sections }
}
