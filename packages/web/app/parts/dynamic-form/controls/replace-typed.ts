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
