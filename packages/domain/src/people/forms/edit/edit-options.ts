import type { FormOption, FormQuestion, InputMetadata } from '@clubhouse/contract/people/forms'
import { inputTypeOf } from '../structure.ts'

export type OptionEdit =
  /** Several at once: lists are pasted. */
  | { change: 'add-options'; labels: string[]; at: number }
  | { change: 'rename-option'; at: number; label: string }
  | { change: 'remove-option'; at: number }
  | { change: 'move-option'; at: number; to: number }
  | { change: 'preselect-option'; at: number; isPreselected: boolean }

/** FORM-06: what can be chosen, in the club's own words. */
export function editOptions(question: FormQuestion, edit: OptionEdit): FormQuestion {
  const { options } = question.input.metadata
  switch (edit.change) {
    case 'add-options':
      return withMetadata(question, { options: options.toSpliced(edit.at, 0, ...edit.labels.map(asOption)) })
    case 'rename-option':
      return withMetadata(question, {
        options: replaced(options, edit.at, (old) => renamed(old, edit.label)),
      })
    case 'remove-option':
      return withMetadata(question, { options: options.filter((_, at) => at !== edit.at) })
    case 'move-option':
      return withMetadata(question, { options: moveItem(options, edit.at, edit.to) })
    case 'preselect-option':
      return withMetadata(question, { options: preselected(question, edit.at, edit.isPreselected) })
  }
}

export const withMetadata = (question: FormQuestion, change: Partial<InputMetadata>): FormQuestion => ({
  ...question,
  input: { ...question.input, metadata: { ...question.input.metadata, ...change } },
})

export const asOption = (label: string): FormOption => ({ label, value: label, default: false })

/** What is answered is what the option says, unless somebody gave it a value of its own. */
const renamed = (option: FormOption, label: string): FormOption =>
  option.value === option.label ? { ...option, label, value: label } : { ...option, label }

function preselected(question: FormQuestion, at: number, isPreselected: boolean): FormOption[] {
  const isOnlyOne = inputTypeOf(question) === 'singleChoice'
  return question.input.metadata.options.map((option, place) => {
    if (place === at) return { ...option, default: isPreselected }
    return isOnlyOne && isPreselected ? { ...option, default: false } : option
  })
}

const replaced = <T>(items: readonly T[], at: number, change: (item: T) => T): T[] =>
  items.map((item, place) => (place === at ? change(item) : item))

/** The list with one item at another place; what lies between makes room. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item)
}
