import type { FormEvent } from 'react'
import { maskPhone, withCallingCode } from '@clubhouse/domain/messages/contact/contact-rules'
import { setInputValue } from '#ui/field/set-input-value.ts'
import { type InputProps, TextField } from '#ui/field/text-field.tsx'

type Props = Omit<InputProps, 'type' | 'inputMode' | 'onInput' | 'onBlur'> & {
  /** Whose numbers are written without a country's code. */
  country: string | null
}

/** CONTACT-19: whatever is typed or pasted, a plus and digits stand there. */
export function MaskedPhoneField({ country, ...field }: Props) {
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      onInput={mask}
      onBlur={({ currentTarget: input }) =>
        setInputValue(input, withCallingCode(maskPhone(input.value), country))
      }
    />
  )
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
