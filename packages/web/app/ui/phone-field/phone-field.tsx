import type { FocusEvent } from 'react'
import { setInputValue } from '../field/set-input-value.ts'
import { type InputProps, TextField } from '../field/text-field.tsx'

/** Takes a number however it is written; say in the hint why it is wanted. */
export function PhoneField({ onBlur, ...field }: Omit<InputProps, 'type' | 'inputMode'>) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    setInputValue(event.currentTarget, stripPhone(event.currentTarget.value))
    onBlur?.(event)
  }
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" onBlur={leave} />
}

/** Spaces, dashes, dots and brackets are how people write numbers, not part of them. */
export function stripPhone(typed: string): string {
  return typed.replace(/[\s\u00a0().\-\u2010-\u2015]/g, '')
}
