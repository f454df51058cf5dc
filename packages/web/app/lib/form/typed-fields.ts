import { flushSync } from 'react-dom'
import { type Control, controlsOf, isTick } from '../../ui/field/changed-form.ts'
import { setInputValue } from '../../ui/field/set-input-value.ts'

/** What stood in a form, by field, to be put back. */
export type Typed = [name: string, value: string][]

/** Not the reader's words, or not ours to write down: no password and no code ever waits in a storage. */
const NEVER_KEPT = /^(password|hidden|submit|button|file)$/

export function typedIn(form: HTMLFormElement): Typed {
  return controlsOf(form).flatMap((control): Typed => {
    if (!mayBeKept(control) || (isTick(control) && !control.checked)) return []
    return [[control.name, control.value]]
  })
}

/** Types it once more, as the reader did, so that everything that listens to the fields hears of it. */
export function typeAgain(form: HTMLFormElement, typed: Typed): void {
  // One field may bring another one along, such as the country its counties: they are looked for anew each time.
  const names = new Set(
    controlsOf(form)
      .filter(mayBeKept)
      .map(({ name }) => name),
  )
  for (const name of names) {
    for (const control of controlsOf(form).filter((each) => each.name === name)) {
      flushSync(() =>
        put(
          control,
          typed.filter((each) => each[0] === name).map((each) => each[1]),
        ),
      )
    }
  }
}

function put(control: Control, values: string[]): void {
  if (isTick(control)) {
    if (control.checked !== values.includes(control.value)) control.click()
    return
  }
  const [value] = values
  if (value === undefined || control.value === value) return
  const folded = control.closest('details')
  if (folded) folded.open = true
  if (!(control instanceof HTMLSelectElement)) return setInputValue(control, value)
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const mayBeKept = ({ name, type, autocomplete }: Control): boolean =>
  name !== '' && !NEVER_KEPT.test(type) && autocomplete !== 'one-time-code' && !/password/.test(autocomplete)
