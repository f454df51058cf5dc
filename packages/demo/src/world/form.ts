import type { FormKind, FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { between } from '@clubhouse/domain/people/forms/new-question'
import { inSequence, templateOf } from '@clubhouse/domain/people/forms/templates'
import { idOf } from './ids.ts'
import type { DemoForm } from './shape.ts'

interface Changes {
  /** What the club changed in the platform's questions, by id. */
  changed?: Record<string, (question: FormQuestion) => FormQuestion>
  /** What it does not ask, by id. */
  left?: readonly string[]
  /** What it asks besides, by the section of the template that it stands in. */
  added?: Record<string, FormQuestion[]>
}

/** A form as a club has it after somebody has worked on the platform's template. */
export function formFrom(
  club: string,
  kind: FormKind,
  name: string,
  { changed = {}, left = [], added = {} }: Changes,
): DemoForm {
  const sections = templateOf(kind).map((section): FormSection => {
    const kept = section.questions.filter(({ question_id }) => !left.includes(question_id))
    const questions = kept.map((question) => changed[question.question_id]?.(question) ?? question)
    return { ...section, questions: [...questions, ...(added[section.section_id] ?? [])] }
  })
  const filled = sections.filter(({ questions }) => questions.length > 0)
  return { id: idOf(`form/${club}/${kind}`), kind, name, sections: inSequence(filled) }
}

export const linkedTo =
  (link: string) =>
  (question: FormQuestion): FormQuestion =>
    withMetadata(question, { external_url: link })

export const withChoices =
  (...values: string[]) =>
  (question: FormQuestion): FormQuestion =>
    withMetadata(question, { options: values.map((value) => ({ label: value, value, default: false })) })

/** All of it to be seen, and chosen by one press. */
export const withRadios =
  (...values: string[]) =>
  (question: FormQuestion): FormQuestion => {
    const chosen = withChoices(...values)(question)
    return {
      ...chosen,
      input: { ...chosen.input, display_as: { ...chosen.input.display_as, type: 'radio' } },
    }
  }

export const calledLike =
  (label: string, mask: string | null = null) =>
  (question: FormQuestion): FormQuestion => ({
    ...question,
    label,
    input: { ...question.input, label, display_as: { ...question.input.display_as, mask } },
  })

/** FORM-17: between which days a date has to lie, instead of those of the template. */
export const bounded =
  (...rule: Parameters<typeof between>) =>
  (question: FormQuestion): FormQuestion => {
    const validations = question.input.validations.map((each) =>
      each.type === 'date' ? between(...rule) : each,
    )
    return { ...question, input: { ...question.input, validations } }
  }

function withMetadata(
  question: FormQuestion,
  metadata: Partial<FormQuestion['input']['metadata']>,
): FormQuestion {
  return {
    ...question,
    input: { ...question.input, metadata: { ...question.input.metadata, ...metadata } },
  }
}
