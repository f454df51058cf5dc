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
