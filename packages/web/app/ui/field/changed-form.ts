export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const TICKED = /^(checkbox|radio)$/

/** Whether something stands there now that the form did not begin with. */
export function isChangedForm(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => {
    if (control.type === 'hidden') return false
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options]
      return control.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value
    }
    return isTick(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  })
}

/** What a reader can change. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => isControl(element) && !element.disabled)
}

export const isTick = (control: Control): control is HTMLInputElement => TICKED.test(control.type)

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
