/**
 * Writes into an input as if the reader had typed it, so that controlled parents hear of it. The assignment goes
 * through the prototype because React watches the element's own setter.
 */
export function setInputValue(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (input.value === value) return
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', value, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes what was typed as the field wants it; the caret stays behind what was typed, also in the middle. */
export function replaceTyped(field: HTMLInputElement, rewrite: (typed: string) => string): void {
  const whole = rewrite(field.value)
  if (whole === field.value) return
  const caret = field.selectionStart ?? field.value.length
  const isAtEnd = caret === field.value.length
  const place = isAtEnd ? whole.length : rewrite(field.value.slice(0, caret)).length
  field.value = whole
  field.setSelectionRange(place, place)
}
