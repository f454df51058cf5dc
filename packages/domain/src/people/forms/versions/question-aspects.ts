import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { isWithoutQuestion } from '../new-question.ts'
import { type Form, indexOf, isRequired } from '../structure.ts'

/** What can be told about a question, in the order in which it is told. */
export const ASPECTS = {
  label: 'Label',
  type: 'Type',
  display: 'Shown as',
  required: 'Answer',
  hint: 'Hint',
  options: 'Options',
  other: '“Other”',
  source: 'Options from',
  link: 'Page link',
  rules: 'Rules',
  conditions: 'Does not apply when',
  look: 'Look',
} as const
export type Aspect = keyof typeof ASPECTS

/** Each aspect of a question in words; equal words are an equal aspect. */
export function aspectsOf(form: Form, question: FormQuestion): Record<Aspect, string> {
  const { input } = question
  const { metadata, display_as: display } = input
  return {
    label: question.label,
    type: input.type ?? '',
    display: display.type ?? '',
    required: isRequired(question) ? 'Required' : 'Optional',
    hint: display.hint ?? '',
    options: metadata.options.map((option) => option.label + (option.default ? ' (chosen)' : '')).join(', '),
    other: metadata.has_other_option ? 'Yes' : 'No',
    source: metadata.url ?? '',
    link: metadata.external_url ?? '',
    rules: input.validations.flatMap(ruleInWords).join(', '),
    conditions: input.condition
      .map(({ question_id, value }) => `${labelOf(form, question_id)} is ${valueInWords(value)}`)
      .join(' or '),
    look: [
      display.width === 'half' ? 'half width' : 'full width',
      ...(display.show_label ? [] : ['label hidden']),
      ...(display.mask ? [`mask ${display.mask}`] : []),
    ].join(', '),
  }
}

function ruleInWords({ type, error, metadata }: FormValidation): string[] {
  // Told as "Required".
  if (type === 'mandatory' && error === null) return []
  const { pattern, max_length: most, min_length: least, greater_than: above, less_than: below } = metadata
  const facts = [
    ...(pattern === null ? [] : [`pattern ${pattern}`]),
    ...(least === null ? [] : [`at least ${least} characters`]),
    ...(most === null ? [] : [`at most ${most} characters`]),
    ...(above === null ? [] : [`after ${above}`]),
    ...(below === null ? [] : [`before ${below}`]),
  ]
  const rule = facts.join(' and ') || type
  return [error === null ? rule : `${rule} (“${error}”)`]
}

function labelOf(form: Form, questionId: string): string {
  if (isWithoutQuestion({ question_id: questionId })) return 'a question that is not chosen yet'
  return indexOf(form).byId.get(questionId)?.question.label ?? questionId
}

function valueInWords(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'Yes' : 'No'
}
