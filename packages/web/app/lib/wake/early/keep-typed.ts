import { placeOf } from './twin.ts'
import { LIGHT_CART, TAKEN_OVER } from './wake-data.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  value: string
  isChecked: boolean
  find: () => Element | null
}

/** What is typed before React comes, and while it comes, is typed for React once more: none of it is lost. */
export function keepTyped(document: Document): void {
  const typed = new Map<Field, Typed>()
  const note = ({ target }: Event) => {
    // The panel's choices are sent at once.
    if (!isField(target) || target.closest(`[${LIGHT_CART}]`)) return
    const isChecked = target instanceof HTMLInputElement && target.checked
    const find = typed.get(target)?.find ?? placeOf(target)
    // Of two choices that exclude each other the last one counts.
    typed.delete(target)
    typed.set(target, { value: target.value, isChecked, find })
  }
  document.addEventListener('input', note, true)
  // What has been sent is not typed once more.
  document.addEventListener('reset', ({ target }) => {
    for (const field of typed.keys()) if (field.form === target) typed.delete(field)
  })
  document.addEventListener(
    TAKEN_OVER,
    () => {
      document.removeEventListener('input', note, true)
      for (const [before, entry] of typed) {
        const field = entry.find()
        if (isField(field) && !isKnown(field, entry)) typeAgain(field, entry, before)
      }
    },
    { once: true },
  )
}

/** What the server has sent back with its answer stands in the page already, and typing it again would count as mending it. */
function isKnown(field: Field, { value }: Typed): boolean {
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChoice(field))
  return isText && field.value === value && field.defaultValue === value
}

function typeAgain(field: Field, { value, isChecked }: Typed, before: Field): void {
  if (field instanceof HTMLInputElement && isChoice(field)) {
    // React compares with what it saw last: pressed once more, it is what it was, and React has seen it.
    field.checked = !isChecked
    field.click()
    return
  }
  const caret = caretOf(before)
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret)
  if (field !== before && !before.isConnected) field.focus({ preventScroll: true })
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Fields of some kinds, such as e-mail, tell nobody. */
function caretOf(field: Field): [number, number] | null {
  if (field instanceof HTMLSelectElement) return null
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
