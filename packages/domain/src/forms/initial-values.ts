import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/forms'
import { adoptAnswer } from './adopt-answer.ts'
import { settle } from './conditions.ts'
import { optionsOf } from './options.ts'
import { clearedAnswer, type Form, indexOf, inputTypeOf, isEmpty, type Values } from './structure.ts'

/**
 * FORM-06, FORM-30, FORM-40: with what a form begins. Answers given before come first, by the question itself or by
 * the platform's question that it is; then what the form itself brings; then the options that are preselected.
 */
export function initialValues(form: Form, saved: FormAnswers | null = null): Values {
  const known = answersBy(saved)
  const values: Record<string, Answer> = {}
  // In the order of reading: a county can be taken over once its country stands.
  for (const { question } of indexOf(form).placed) {
    const options = optionsOf(form, question, values)
    const before = known.byId.get(question.question_id) ?? known.byDefaultId.get(question.default_question_id)
    const adopted = [before, question.answer].map((answer) => adoptAnswer(question, options, answer))
    values[question.question_id] = adopted.find((answer) => !isEmpty(answer)) ?? preselected(question)
  }
  return settle(form, values).values
}

function preselected(question: FormQuestion): Answer {
  const defaults = question.input.metadata.options
    .filter((option) => option.default)
    .map(({ value }) => value)
  switch (inputTypeOf(question)) {
    case 'singleChoice':
      return defaults[0] ?? null
    case 'multipleChoice':
      return defaults
    case 'boolean':
      return defaults[0] === 'true' ? true : defaults[0] === 'false' ? false : null
    case 'text':
    case 'telephone':
    case 'date':
    case null:
      return clearedAnswer(question)
  }
}

function answersBy(saved: FormAnswers | null) {
  const given = saved?.sections.flatMap(({ questions }) => questions) ?? []
  return {
    byId: new Map(given.map(({ question_id, answer }) => [question_id, answer])),
    byDefaultId: new Map<string | null, Answer>(
      given.flatMap(({ default_question_id: id, answer }) => (id === null ? [] : [[id, answer] as const])),
    ),
  }
}
