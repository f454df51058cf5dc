import type { FormSection } from '@clubhouse/contract/people/forms'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { INVALID_LINK } from '@clubhouse/domain/people/forms/check/page-link'

/** What is wrong with a section or with a question in it. */
export function problemsIn(problems: readonly FormProblem[], section: FormSection): FormProblem[] {
  const ids = new Set(section.questions.map(({ question_id }) => question_id))
  return problems.filter(({ question_id: questionId, section_id: sectionId }) =>
    questionId === null ? sectionId === section.section_id : ids.has(questionId),
  )
}

/** What a card says about its question. In an open one a wrong link is said at its field. */
export const messagesOf = (
  problems: readonly FormProblem[],
  questionId: string,
  isOpen: boolean,
): string[] => [
  ...new Set(
    problems
      .filter(
        ({ question_id, message }) =>
          question_id === questionId && !(isOpen && message.endsWith(INVALID_LINK)),
      )
      .map(({ message }) => message),
  ),
]
