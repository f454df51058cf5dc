/** Whether somebody has asked their device for less movement. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** After a failed submit the reader is taken to the first thing to mend. Says whether there was one. */
export function focusFirstInvalid(form: Element): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!first) return false
  first.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'center' })
  const control = first.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first
  control?.focus({ preventScroll: true })
  return true
}
