import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { adoptAnswer } from './adopt-answer.ts'
import { isAboutSomebodyElse } from '../default-question-ids.ts'
import { optionsOf } from '../options.ts'
import {
  displayTypeOf,
  type Form,
  indexOf,
  inputTypeOf,
  isEmpty,
  type PlacedQuestion,
  type Values,
} from '../structure.ts'
import { withoutDuplicateSections } from './wire-answers.ts'

/**
 * FORM-06, FORM-30, FORM-40: with what each question begins, and begins again once a condition lets go of it. That is
 * why disabled questions have an initial answer too: what counts at the start is `settle` of this. Answers given
 * before come first, then what the form itself brings, then the options that are preselected.
 */
export function initialValues(form: Form, saved: FormAnswers | null = null): Values {
  const given = saved ? answersIn(saved) : []
  const { inConditionOrder, byId } = indexOf(form)
  const values: Record<string, Answer> = {}
  // In this order a county can be taken over, since its country stands by then.
  for (const question of inConditionOrder) {
    const placed = byId.get(question.question_id)
    const before = placed ? answerGiven(given, placed) : undefined
    values[question.question_id] = beginningOf(form, question, before, values)
  }
  return values
}

function beginningOf(form: Form, question: FormQuestion, before: Answer | undefined, values: Values): Answer {
  const options = optionsOf(form, question, values)
  const adopted = [before, question.answer, preselected(question)].map((answer) =>
    adoptAnswer(question, options, answer),
  )
  const first = adopted.find((answer) => !isEmpty(answer)) ?? adoptAnswer(question, options, null)
  // A box that was left is a no, and looks like one from the start.
  const isBox = inputTypeOf(question) === 'boolean' && displayTypeOf(question) === 'checkbox'
  return first === null && isBox ? false : first
}

function preselected(question: FormQuestion): Answer {
  const { options } = question.input.metadata
  const defaults = options.filter((option) => option.default).map(({ value }) => value)
  return inputTypeOf(question) === 'multipleChoice' ? defaults : (defaults[0] ?? null)
}

type GivenAnswer = ReturnType<typeof answersIn>[number]

const answersIn = (saved: FormAnswers) =>
  withoutDuplicateSections(saved).sections.flatMap(({ questions, ...section }) =>
    questions.map((question) => ({ ...section, ...question })),
  )

/**
 * FORM-40: by the question itself, or by the platform's question that it is, best from the same section: the first
 * names of a child and of its guardian are the same question in different sections.
 */
function answerGiven(given: GivenAnswer[], { section, question }: PlacedQuestion): Answer | undefined {
  const fitting = given.filter(
    (each) => isSameQuestion(each, question) && !isAboutSomebodyElse(each, section) && !isEmpty(each.answer),
  )
  const best =
    fitting.find(({ section_id }) => section_id === section.section_id) ??
    fitting.find(({ default_section_id: id }) => id !== null && id === section.default_section_id) ??
    fitting[0]
  return best?.answer
}

const isSameQuestion = (given: GivenAnswer, { question_id, default_question_id }: FormQuestion): boolean =>
  given.question_id === question_id ||
  (default_question_id !== null && given.default_question_id === default_question_id)
