import type { Answer, FormAnswers, FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import type { Judge } from '../answers/first-error.ts'
import { linearPatterns } from '../linear-patterns.ts'
import type { Form } from '../structure.ts'

/** The day on which tests judge, unless they say otherwise. */
export const TODAY = '2026-11-15'

export const judgeOn = (today: string): Judge => ({ today, patterns: linearPatterns })
export const JUDGE = judgeOn(TODAY)

/** A form of one section that asks these questions in this order. */
export const formOf = (...questions: FormQuestion[]): Form => ({
  sections: [sectionOf('main', ...questions)],
})

export const sectionOf = (id: string, ...questions: FormQuestion[]): FormSection => ({
  section_id: id,
  default_section_id: null,
  label: `Section ${id}`,
  sequence: 1,
  questions: questions.map((question, at) => ({ ...question, sequence: at + 1 })),
})

/** As one of the platform's questions. */
export const asDefault = (id: string, question: FormQuestion): FormQuestion => ({
  ...question,
  default_question_id: id,
})

/** Answers as somebody sends them to such a form, right or wrong. */
export const answersTo = (answers: Record<string, Answer>, sectionId = 'main'): FormAnswers => ({
  sections: [
    {
      section_id: sectionId,
      default_section_id: null,
      questions: Object.entries(answers).map(([question_id, answer]) => {
        return { question_id, default_question_id: null, answer, label: '' }
      }),
    },
  ],
})
