import type { FormEvent } from 'react'
import { maskPhone } from '@clubhouse/domain/contact-rules'
import { type InputProps, TextField } from '../../ui/field/text-field.tsx'

/** CONTACT-19: whatever is typed or pasted, a plus and digits stand there. */
export function MaskedPhoneField(field: Omit<InputProps, 'type' | 'inputMode' | 'onInput'>) {
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" onInput={mask} />
}

function mask({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const masked = maskPhone(input.value)
  if (masked === input.value) return
  const digitsBefore = input.value
    .slice(0, input.selectionStart ?? input.value.length)
    .replace(/\D/g, '').length
  input.value = masked
  // The caret stays behind the digit that was typed, also in the middle of a number.
  const caret = digitsBefore === 0 ? 0 : Math.min(masked.length, digitsBefore + 1)
  input.setSelectionRange(caret, caret)
}
