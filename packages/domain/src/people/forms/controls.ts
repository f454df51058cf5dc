import type { DisplayType, InputType } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { displayTypeOf, inputTypeOf } from './structure.ts'

/** What a question is answered with. */
export type Control =
  | 'text'
  | 'telephone'
  | 'date'
  | 'tick'
  | 'yes-no-radios'
  | 'yes-no-dropdown'
  | 'dropdown'
  | 'radios'
  | 'checkboxes'
  | 'many-dropdown'

/** Each input type as each display type; the first of a row is what an editor offers first. */
const CONTROLS: Record<InputType, Partial<Record<DisplayType, Control>>> = {
  text: { text: 'text' },
  telephone: { text: 'telephone' },
  date: { date: 'date', text: 'date' },
  boolean: { radio: 'yes-no-radios', checkbox: 'tick', dropdown: 'yes-no-dropdown' },
  singleChoice: { dropdown: 'dropdown', radio: 'radios' },
  multipleChoice: { checkbox: 'checkboxes', dropdown: 'many-dropdown' },
}

/** How a type can be shown, in the order in which it is offered. */
export const displaysOf = (type: InputType): DisplayType[] => Object.keys(CONTROLS[type]) as DisplayType[]

/**
 * FORM-02, FORM-03, FORM-05: null where one of the types is missing or unknown. Two types that do not go together
 * cannot be saved; where such a pair comes from elsewhere the answer's type decides, since the answer is what counts.
 */
export function controlOf(question: FormQuestion): Control | null {
  const type = inputTypeOf(question)
  const display = displayTypeOf(question)
  if (type === null || display === null) return null
  const [usual] = displaysOf(type)
  return CONTROLS[type][display] ?? (usual ? (CONTROLS[type][usual] ?? null) : null)
}
