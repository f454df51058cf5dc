import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { fromWireDate, toWireDate } from '../../../time/plain-date.ts'
import { tidyChoice, tidyTelephone, tidyText } from './adopt-answer.ts'
import { settle } from './conditions.ts'
import type { Judge } from './first-error.ts'
import { GENERIC, REFUSED } from '../messages.ts'
import { clearedAnswer, type Form, indexOf, inputTypeOf, isEmpty, type Values } from '../structure.ts'
import { errorsInSettled, type FormError } from './verdict.ts'

/**
 * FORM-40: the answers as they are sent and kept, by section and question. Only questions that count and that were
 * answered are among them.
 */
export function cleanAnswers(form: Form, values: Values): FormAnswers {
  const { values: settled, disabled } = settle(form, values)
  const sections = indexOf(form).sections.map(({ section_id, default_section_id, questions }) => ({
    section_id,
    default_section_id,
    questions: questions
      .filter(({ question_id }) => !disabled.has(question_id) && !isEmpty(settled[question_id]))
      .map((question) => {
        const { question_id, default_question_id, label } = question
        return { question_id, default_question_id, answer: onTheWire(question, settled[question_id]), label }
      }),
  }))
  return { sections: sections.filter(({ questions }) => questions.length > 0) }
}

/** MEMB-57: of sections with the same id the first counts. */
export function withoutDuplicateSections(answers: FormAnswers): FormAnswers {
  const seen = new Set<string>()
  const isFirst = ({ section_id }: { section_id: string }) => !seen.has(section_id) && !!seen.add(section_id)
  return { sections: answers.sections.filter(isFirst) }
}

interface JudgedAnswers {
  /** As they may be kept; only to be used where nothing is wrong. */
  answers: FormAnswers
  errors: FormError[]
}

/** What the server says to answers that were sent: whatever this form would not have sent is refused by name. */
export function judgeAnswers(form: Form, sent: FormAnswers, judge: Judge): JudgedAnswers {
  const { values, refused } = readAnswers(form, withoutDuplicateSections(sent))
  const settled = settle(form, values)
  const disabled = indexOf(form).placed.flatMap(({ section, question: { question_id, label } }) =>
    settled.disabled.has(question_id) && !isEmpty(values[question_id])
      ? [{ section_id: section.section_id, question_id, label, message: REFUSED.disabled }]
      : [],
  )
  const errors = [...refused, ...disabled, ...errorsInSettled(form, settled, judge)]
  return { answers: cleanAnswers(form, settled.values), errors: firstOfEach(errors) }
}

/** The answers by question; what is no answer to the question it names is told apart. */
function readAnswers(form: Form, sent: FormAnswers): { values: Values; refused: FormError[] } {
  const { byId } = indexOf(form)
  const values: Record<string, Answer> = {}
  const refused: FormError[] = []
  for (const { section_id, questions } of sent.sections) {
    for (const { question_id, answer } of questions) {
      const placed = byId.get(question_id)
      const refuse = (message: string) =>
        refused.push({ section_id, question_id, label: placed?.question.label ?? '', message })
      if (!placed || placed.section.section_id !== section_id) refuse(REFUSED.unknown)
      else if (question_id in values) refuse(REFUSED.twice)
      else {
        const value = fromTheWire(placed.question, answer)
        values[question_id] = value ?? clearedAnswer(placed.question)
        if (value === undefined) refuse(GENERIC.value)
      }
    }
  }
  return { values, refused }
}

function onTheWire(question: FormQuestion, answer: Answer | undefined): Answer {
  if (answer === undefined) return null
  const isDay = inputTypeOf(question) === 'date' && typeof answer === 'string'
  return isDay && fromWireDate(answer) !== null ? toWireDate(answer) : answer
}

/** Undefined for what is no answer to such a question at all. */
function fromTheWire(question: FormQuestion, answer: Answer): Answer | undefined {
  if (isEmpty(answer)) return clearedAnswer(question)
  const type = inputTypeOf(question)
  if (typeof answer === 'string') {
    // What cannot be read stays as it is, so that the verdict can say why.
    if (type === 'date') return fromWireDate(answer) ?? answer.trim()
    if (type === 'telephone') return tidyTelephone(answer) || null
    if (type === 'singleChoice') return tidyChoice(question, answer)
    return type === 'text' ? tidyText(question, answer) : undefined
  }
  if (typeof answer === 'boolean') return type === 'boolean' ? answer : undefined
  return type === 'multipleChoice' ? answer : undefined
}

function firstOfEach(errors: FormError[]): FormError[] {
  const first = new Map<string, FormError>()
  for (const error of errors) if (!first.has(error.question_id)) first.set(error.question_id, error)
  return [...first.values()]
}
