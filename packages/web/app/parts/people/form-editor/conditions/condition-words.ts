import type { FormCondition, FormQuestion } from '@clubhouse/contract/people/forms'
import { type ConditionRule, conditionRules } from '@clubhouse/domain/people/forms/edit/condition-rules'
import { possibleAnswers } from '@clubhouse/domain/people/forms/edit/possible-answers'
import { isWithoutQuestion } from '@clubhouse/domain/people/forms/new-question'
import { type Form, indexOf, inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { CONDITIONS, QUESTION } from '../messages.ts'

/** Up to so many answers are named; beyond, the few that are left out are named instead. */
const MOST_NAMED = 3

/** When a question is asked, a sentence for each rule. What is not made to its end is said among the problems. */
export function conditionsInWords(form: Form, question: FormQuestion): string[] {
  return conditionRules(form, question)
    .filter(
      (rule) =>
        rule.says === 'only-if' || !(isWithoutQuestion(rule.condition) || rule.condition.value === ''),
    )
    .map((rule) => ruleInWords(form, rule))
}

/** "Asked only if “Need a lift home?” is Yes": by what people see, not by what is stored. */
function ruleInWords(form: Form, rule: ConditionRule): string {
  if (rule.says === 'unless') return unlessInWords(form, rule.condition)
  const { controlling, answers, kept } = rule
  const isShort = kept.length <= Math.max(MOST_NAMED, answers.length - kept.length)
  const named = answers.filter(({ value }) => kept.includes(value) === isShort).map(({ label }) => label)
  const say = isShort ? QUESTION.askedOnlyIf : QUESTION.disabledWhen
  return say(nameOf(controlling), CONDITIONS.either(named))
}

function unlessInWords(form: Form, { question_id: id, value }: FormCondition): string {
  const controlling = indexOf(form).byId.get(id)?.question
  if (!controlling) return QUESTION.disabledWhen(CONDITIONS.missing, String(value))
  const named = possibleAnswers(form, controlling)?.find((option) => option.value === String(value))?.label
  const day = inputTypeOf(controlling) === 'date' ? displayDate(String(value)) : ''
  return QUESTION.disabledWhen(nameOf(controlling), named ?? (day || String(value)))
}

const nameOf = ({ label }: FormQuestion): string => `“${label.trim() || CONDITIONS.unnamed}”`
