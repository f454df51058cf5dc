import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { formWithOptions } from './form-with-options.ts'
import type { QuestionOptions } from './question-options.ts'

/**
 * A form as a visitor is given it: with the options that are at hand, so that it can be filled in without a script,
 * and with addresses of ours to ask for the others. Whoever stands behind those is nobody's business.
 */
export async function forVisitors(
  options: QuestionOptions,
  club: { id: string; slug: string },
  form: DynamicForm,
  { isClosed = false } = {},
): Promise<DynamicForm> {
  const { form: filled, loaded } = await formWithOptions(options, club.id, form, {
    isPatient: false,
    // What nobody can answer any more needs no list; the club may long have parted with whoever kept it.
    ...(isClosed && { only: new Set<string>() }),
  })
  const sections = filled.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const { metadata } = question.input
      if (metadata.url === null) return question
      const url = options.pathOf(club.slug, form, question.question_id)
      // Choices that an older form still holds beside its address are not those of the list.
      const known = loaded.has(question.question_id) ? metadata.options : []
      return { ...question, input: { ...question.input, metadata: { ...metadata, url, options: known } } }
    }),
  }))
  return { ...filled, sections }
}
