import type { Answer, DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { type Agreement, agreementOf } from '../../people/forms/agreements.ts'
import { initialValues } from '../../people/forms/answers/initial-values.ts'
import { errorsIn } from '../../people/forms/answers/verdict.ts'
import { cleanAnswers } from '../../people/forms/answers/wire-answers.ts'
import type { Judge } from '../../people/forms/answers/first-error.ts'
import { indexOf, type Values } from '../../people/forms/structure.ts'

export interface KnownForm {
  form: DynamicForm
  known: FormAnswers
}

export interface MissingAnswer {
  question_id: string
  label: string
}

export interface CheckedForm {
  missing: MissingAnswer[]
  agreements: Agreement[]
}

/** What of a form is still to be said before it can be handed in. */
export function checkAnswers({ form, known }: KnownForm, judge: Judge): CheckedForm {
  const { byId } = indexOf(form)
  const checked: CheckedForm = { missing: [], agreements: [] }
  for (const { question_id, label } of errorsIn(form, initialValues(form, known), judge)) {
    const placed = byId.get(question_id)
    const agreement = placed ? agreementOf(placed) : null
    if (agreement) checked.agreements.push(agreement)
    else checked.missing.push({ question_id, label })
  }
  return checked
}

/** Each once, in the order in which forms ask them: said for everybody whose form has it in the same words. */
export const distinctAgreements = (checked: readonly CheckedForm[]): Agreement[] => [
  ...new Map(
    checked.flatMap(({ agreements }) => agreements.map((each) => [each.key, each] as const)),
  ).values(),
]

/** The form as it is handed in: what is known, with what was agreed to now. */
export function filledIn({ form, known }: KnownForm, agreed: Readonly<Record<string, boolean>>): FormAnswers {
  const values: Record<string, Answer> = { ...(initialValues(form, known) satisfies Values) }
  for (const placed of indexOf(form).placed) {
    const agreement = agreementOf(placed)
    const said = agreement && Object.hasOwn(agreed, agreement.key) ? agreed[agreement.key] : undefined
    if (said !== undefined) values[placed.question.question_id] = said
  }
  return cleanAnswers(form, values)
}

/** The form without what is agreed to elsewhere. */
export const withoutAgreements = (form: DynamicForm): DynamicForm => ({
  ...form,
  sections: form.sections.flatMap((section) => {
    const questions = section.questions.filter((question) => agreementOf({ section, question }) === null)
    return questions.length > 0 ? [{ ...section, questions }] : []
  }),
})
