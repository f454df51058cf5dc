import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormCondition, FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { disabledWhen } from '../new-question.ts'
import { type Form, indexOf, inputTypeOf } from '../structure.ts'
import { possibleAnswers } from './possible-answers.ts'

/**
 * What people mean by conditions. FORM-31 stores when a question is disabled; people think of when it is asked. Where
 * an answer is one of a few, both say the same: asked only for these is disabled for each of the others.
 */
export type ConditionRule =
  | { says: 'only-if'; controlling: FormQuestion; answers: readonly FormOption[]; kept: readonly string[] }
  | { says: 'unless'; condition: FormCondition }

/** The conditions of a question as rules: those on one question together, where that can be said so. */
export function conditionRules(form: Form, question: FormQuestion): ConditionRule[] {
  const { condition } = question.input
  const told = new Set<string>()
  return condition.flatMap((each): ConditionRule[] => {
    if (told.has(each.question_id)) return []
    const rule = onlyIfRule(form, each.question_id, condition)
    if (!rule) return [{ says: 'unless', condition: each }]
    told.add(each.question_id)
    return [rule]
  })
}

/** As they are stored. */
export const storedConditions = (rules: readonly ConditionRule[]): FormCondition[] =>
  rules.flatMap((rule) =>
    rule.says === 'unless' ? [rule.condition] : disabledForOthers(rule.controlling, rule.answers, rule.kept),
  )

/** How a rule on a question begins: asked for its first answer; null where that cannot be said so. */
export function firstOnlyIf(form: Form, controlling: FormQuestion): ConditionRule | null {
  const answers = answersToChooseFrom(form, controlling)
  const [first] = answers ?? []
  return answers && first ? { says: 'only-if', controlling, answers, kept: [first.value] } : null
}

/** Whether a rule may ask for these: for some, not for all, and in no more conditions than a question can have. */
export const mayKeep = (answers: readonly FormOption[], kept: readonly string[]): boolean =>
  kept.length > 0 && kept.length < answers.length

/** What a question still waits for when an answer can no longer be given; the rule says the same as before. */
export function conditionsAfter(
  before: Form,
  after: Form,
  question: FormQuestion,
  id: string,
): FormCondition[] {
  const { condition } = question.input
  const rule = onlyIfRule(before, id, condition)
  if (!rule) return condition
  const left = condition.filter(
    (each) => each.question_id !== id || isStillAnswer(after, id, String(each.value)),
  )
  return onlyIfRule(after, id, left) ? left : condition
}

function isStillAnswer(form: Form, id: string, value: string): boolean {
  const controlling = indexOf(form).byId.get(id)?.question
  const answers = controlling && answersToChooseFrom(form, controlling)
  return answers?.some((answer) => answer.value === value) ?? false
}

function onlyIfRule(form: Form, id: string, all: readonly FormCondition[]): ConditionRule | null {
  const controlling = indexOf(form).byId.get(id)?.question
  const answers = controlling && answersToChooseFrom(form, controlling)
  if (!controlling || !answers) return null
  const disabling = new Set(all.filter((each) => each.question_id === id).map(({ value }) => String(value)))
  const kept = answers.map(({ value }) => value).filter((value) => !disabling.has(value))
  // A condition on what cannot be answered is a slip that has to be seen; a question that nobody is asked is another.
  const isKnown = [...disabling].every((value) => answers.some((answer) => answer.value === value))
  return isKnown && mayKeep(answers, kept) ? { says: 'only-if', controlling, answers, kept } : null
}

function answersToChooseFrom(form: Form, controlling: FormQuestion): readonly FormOption[] | null {
  const type = inputTypeOf(controlling)
  if (type !== 'boolean' && type !== 'singleChoice') return null
  const answers = possibleAnswers(form, controlling)
  if (!answers || answers.length < 2 || answers.length - 1 > FORM_LIMITS.conditions) return null
  const isClear = new Set(answers.map(({ value }) => value)).size === answers.length
  return isClear && answers.every(({ value }) => value !== '') ? answers : null
}

function disabledForOthers(
  controlling: FormQuestion,
  answers: readonly FormOption[],
  kept: readonly string[],
): FormCondition[] {
  const isBoolean = inputTypeOf(controlling) === 'boolean'
  return answers
    .filter(({ value }) => !kept.includes(value))
    .map(({ value }) => disabledWhen(controlling.question_id, isBoolean ? value === 'true' : value))
}

/** The questions that wait for an answer to this one. */
export const dependentsOf = (form: Form, questionId: string): FormQuestion[] =>
  indexOf(form)
    .placed.map(({ question }) => question)
    .filter(({ input }) => input.condition.some((each) => each.question_id === questionId))

/** The conditions of a question that still have something to wait for. */
export function conditionsLeft(form: Form, question: FormQuestion): FormQuestion['input']['condition'] {
  const { byId } = indexOf(form)
  return question.input.condition.filter((each) => byId.has(each.question_id))
}
