import type { FocusEvent } from 'react'
import { setInputValue } from '../field/set-input-value.ts'
import { TextField, type InputProps } from '../field/text-field.tsx'
import { stripPhone } from './strip-phone.ts'

/** Takes a number however it is written; say in the hint why it is wanted. */
export function PhoneField({ onBlur, ...field }: Omit<InputProps, 'type' | 'inputMode'>) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    setInputValue(event.currentTarget, stripPhone(event.currentTarget.value))
    onBlur?.(event)
  }
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" onBlur={leave} />
}
