import type { FormEvent } from 'react'
import { digitsTyped } from '@clubhouse/domain/people/forms/answers/adopt-answer'
import { TextField } from '#ui/field/text-field.tsx'
import { autoCompleteOf } from '../autocomplete.ts'
import { type ControlProps, textOf, wordsOf } from './control-props.ts'
import { replaceTyped } from '#ui/field/set-input-value.ts'

/** FORM-21: takes digits only. */
export function TelephoneControl(props: ControlProps) {
  return (
    <TextField
      {...textOf(props)}
      type="tel"
      inputMode="tel"
      name={props.name}
      defaultValue={wordsOf(props.answer)}
      disabled={props.isDisabled}
      autoComplete={autoCompleteOf(props)}
      onInput={keepDigits}
    />
  )
}

const KEYS: ReadonlySet<string> = new Set(['insertText', 'insertCompositionText'])

function keepDigits({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const isKey = nativeEvent instanceof InputEvent && KEYS.has(nativeEvent.inputType)
  replaceTyped(field, (typed) => digitsTyped(typed, isKey))
}
