import type { InputType } from '@clubhouse/contract/people/form-words'
import type { DisplayAs, FormCondition, FormQuestion } from '@clubhouse/contract/people/forms'
import { displaysOf } from '../controls.ts'
import { mandatory } from '../new-question.ts'
import { inputTypeOf } from '../structure.ts'
import { asOption, editOptions, type OptionEdit, withMetadata } from './edit-options.ts'
import { applicableTo, editValidations, type ValidationEdit, withValidations } from './edit-validations.ts'

/** One change that an admin makes to a question. Each says what holds afterwards, so saying it twice changes nothing more. */
export type QuestionEdit =
  | { change: 'label'; label: string }
  | { change: 'required'; isRequired: boolean }
  | { change: 'type'; type: InputType }
  | { change: 'display'; display: Partial<DisplayAs> }
  | { change: 'page-link'; link: string }
  /** API-88; null for options of the question's own. */
  | { change: 'options-url'; url: string | null }
  | { change: 'other'; isAllowed: boolean }
  | { change: 'conditions'; condition: FormCondition[] }
  | OptionEdit
  | ValidationEdit

/** What a choice begins with: a question that cannot be answered could not be saved. */
export const FIRST_OPTIONS = ['First choice', 'Second choice']

export function editQuestion(question: FormQuestion, edit: QuestionEdit): FormQuestion {
  const { input } = question
  switch (edit.change) {
    case 'label':
      return { ...question, label: edit.label, input: { ...input, label: edit.label } }
    case 'required':
      return withRequired(question, edit.isRequired)
    case 'type':
      return withType(question, edit.type)
    case 'display':
      return { ...question, input: { ...input, display_as: { ...input.display_as, ...edit.display } } }
    case 'page-link':
      return withMetadata(question, { external_url: edit.link.trim() === '' ? null : edit.link.trim() })
    case 'options-url':
      return withOptionsUrl(question, edit.url)
    case 'other':
      return withMetadata(question, { has_other_option: edit.isAllowed })
    case 'conditions':
      return { ...question, input: { ...input, condition: edit.condition } }
    case 'add-options':
    case 'rename-option':
    case 'remove-option':
    case 'move-option':
    case 'preselect-option':
      return editOptions(question, edit)
    case 'add-validation':
    case 'word-validation':
    case 'bound-validation':
    case 'remove-validation':
      return editValidations(question, edit)
  }
}

/** FORMED-03: the flag and the validation say the same, for whoever reads only one of them. */
function withRequired(question: FormQuestion, isRequired: boolean): FormQuestion {
  const { validations } = question.input
  const others = validations.filter(({ type }) => type !== 'mandatory')
  const said = validations.find(({ type }) => type === 'mandatory') ?? mandatory()
  const changed = withValidations(question, isRequired ? [said, ...others] : others)
  return { ...changed, input: { ...changed.input, required: isRequired } }
}

/** FORM-07: what can be chosen is said in one place only, here or there. */
function withOptionsUrl(question: FormQuestion, url: string | null): FormQuestion {
  const { options } = question.input.metadata
  if (url !== null) return withMetadata(question, { url, options: [] })
  return withMetadata(question, { url, options: options.length > 0 ? options : FIRST_OPTIONS.map(asOption) })
}

/** Keeps what the new type has a use for. */
function withType(question: FormQuestion, type: InputType): FormQuestion {
  if (inputTypeOf(question) === type) return question
  const { input } = question
  const isChoice = type === 'singleChoice' || type === 'multipleChoice'
  const { options, url, has_other_option: hasOther } = input.metadata
  const kept = options.length > 0 || url !== null ? options : FIRST_OPTIONS.map(asOption)
  return {
    ...question,
    input: {
      ...input,
      type,
      validations: applicableTo(type, input.validations),
      metadata: {
        ...input.metadata,
        options: isChoice ? (type === 'singleChoice' ? withOneDefault(kept) : kept) : [],
        url: isChoice ? url : null,
        has_other_option: type === 'singleChoice' && hasOther,
      },
      display_as: {
        ...input.display_as,
        type: displaysOf(type)[0] ?? null,
        mask: type === 'text' ? input.display_as.mask : null,
      },
    },
  }
}

function withOneDefault<T extends { default: boolean }>(options: readonly T[]): T[] {
  const first = options.findIndex((option) => option.default)
  return options.map((option, at) => ({ ...option, default: at === first }))
}
