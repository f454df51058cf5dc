import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { formProblems } from '../check/check-form.ts'
import { newQuestion, type QuestionWords } from '../new-question.ts'
import { templateOf } from '../templates.ts'
import { sectionOf } from './form-of.ts'

/** The adult template with these questions after it; one with the id of a question replaces that. */
export function adultWith(...questions: FormQuestion[]): FormSection[] {
  const replaced = new Set(questions.map(({ question_id }) => question_id))
  const kept = templateOf('adult').map((section) => ({
    ...section,
    questions: section.questions.filter(({ question_id }) => !replaced.has(question_id)),
  }))
  return [...kept, { ...sectionOf('extra', ...questions), sequence: 99 }]
}

/** What is wrong with that form; the template by itself is sound. */
export const problemsWith = (...questions: FormQuestion[]): string[] =>
  formProblems('adult', { sections: adultWith(...questions) }).map(({ message }) => message)

export const text = (words: QuestionWords = {}) => newQuestion('extra_text', 'text', 'Nickname', words)
export const choice = (words: QuestionWords = {}) =>
  newQuestion('extra_choice', 'singleChoice', 'Team', { options: ['Red', 'Blue'], ...words })
export const many = (words: QuestionWords = {}) =>
  newQuestion('extra_many', 'multipleChoice', 'Days', { options: ['Mon', 'Tue'], ...words })
export const date = (words: QuestionWords = {}) => newQuestion('extra_date', 'date', 'Joined', words)

export const withInput = (question: FormQuestion, input: Partial<FormQuestion['input']>): FormQuestion => ({
  ...question,
  input: { ...question.input, ...input },
})

export const when = (question: string, is: string | boolean) => ({ disabledWhen: [{ question, is }] })
