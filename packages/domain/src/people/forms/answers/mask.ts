/**
 * FORM-04: what was typed, as a mask writes it. 0 takes a digit, A a letter, * either; anything else stands for itself
 * and is written by the mask, so nobody has to type it. What fits nowhere is left out.
 */
export function masked(mask: string, typed: string): string {
  const left = [...typed]
  let written = ''
  /** Signs of the mask that wait for the next character: the text never ends with one that was not typed. */
  let waiting = ''
  for (const sign of mask) {
    const slot = SLOTS[sign]
    if (slot === undefined) {
      if (left[0] === sign) {
        written += waiting + sign
        waiting = ''
        left.shift()
      } else waiting += sign
      continue
    }
    while (left.length > 0 && !slot.test(left[0] ?? '')) left.shift()
    const next = left.shift()
    if (next === undefined) return written
    written += waiting + next
    waiting = ''
  }
  return written
}

const SLOTS: Record<string, RegExp | undefined> = {
  '0': /^\p{Nd}$/u,
  A: /^\p{L}$/u,
  '*': /^[\p{L}\p{Nd}]$/u,
}

/** Whether a mask takes digits alone, so that a phone shows its keypad. */
export const isNumeric = (mask: string): boolean => !/[A*]/.test(mask)
