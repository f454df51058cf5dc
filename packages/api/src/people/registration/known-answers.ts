import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { isAskedAnew, isMedicalQuestion } from '@clubhouse/domain/people/forms/question-sections'
import { type Form, indexOf, isEmpty } from '@clubhouse/domain/people/forms/structure'
import { toWireDate } from '@clubhouse/domain/time/plain-date'
import type { Person } from './registrants.queries.ts'

/** Answers that somebody gave before. */
export interface EarlierAnswers {
  /** A question of the club's own is known by its id in its own form only. */
  isSameForm: boolean
  answers: FormAnswers
}

export interface KnownAnswers {
  answers: FormAnswers
  /** Whether something is among them that was told of somebody's health. */
  isMedical: boolean
}

/**
 * API-50: what is known of somebody as answers to this form, and nothing that it does not ask. What they said last
 * comes first, by the question itself, then by the platform's question that it is (FORM-40); then what the platform
 * knows of them; then, for a child of whom nothing was said yet, how its household was reached last.
 */
export function knownAnswers(
  form: Form,
  earlier: readonly EarlierAnswers[],
  person: Person | null,
  household: Readonly<Record<string, Answer>> = {},
): KnownAnswers {
  const facts: Record<string, string | null> = person ? factsOf(person) : {}
  let isMedical = false
  const sections = indexOf(form).sections.map((section) => ({
    section_id: section.section_id,
    default_section_id: section.default_section_id,
    questions: section.questions.flatMap((question) => {
      const { question_id, default_question_id, label } = question
      if (isAskedAnew(section, question)) return []
      const said = saidBefore(question, earlier)
      if (said !== null) isMedical ||= isMedicalQuestion(section, question)
      const known =
        default_question_id === null ? null : (facts[default_question_id] ?? household[default_question_id])
      const answer = said ?? known ?? null
      return isEmpty(answer) ? [] : [{ question_id, default_question_id, answer, label }]
    }),
  }))
  return { answers: { sections: sections.filter(({ questions }) => questions.length > 0) }, isMedical }
}

function saidBefore(question: FormQuestion, earlier: readonly EarlierAnswers[]): Answer {
  const { question_id: id, default_question_id: defaultId } = question
  for (const { isSameForm, answers } of earlier) {
    const given = answers.sections.flatMap(({ questions }) => questions)
    const same =
      given.find((each) => isSameForm && each.question_id === id) ??
      given.find((each) => defaultId !== null && each.default_question_id === defaultId)
    if (same && !isEmpty(same.answer)) return same.answer
  }
  return null
}

/** By the platform's questions. */
export const factsOf = ({ firstName, lastName, email, mobile, address, dateOfBirth }: Person) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  mobile,
  date_of_birth: dateOfBirth === null ? null : toWireDate(dateOfBirth),
  address_line1: address?.line1 ?? null,
  address_line2: address?.line2 ?? null,
  city: address?.city ?? null,
  postal_code: address?.postal_code ?? null,
  country: address?.country ?? null,
  county: address?.county ?? null,
})
