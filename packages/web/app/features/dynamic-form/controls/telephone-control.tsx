import type { FocusEvent } from 'react'
import { tidyTelephone } from '@clubhouse/domain/forms/adopt-answer'
import { setInputValue } from '../../../ui/field/set-input-value.ts'
import { TextField } from '../../../ui/field/text-field.tsx'
import { autoCompleteOf } from '../autocomplete.ts'
import { type ControlProps, textOf, wordsOf } from './control-props.ts'

/** FORM-21: however it is written, digits stay. */
export function TelephoneControl(props: ControlProps) {
  return (
    <TextField
      {...textOf(props)}
      type="tel"
      inputMode="numeric"
      name={props.name}
      defaultValue={wordsOf(props.answer)}
      disabled={props.isDisabled}
      autoComplete={autoCompleteOf(props.kind, props.question)}
      onBlur={tidy}
    />
  )
}

function tidy({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  setInputValue(field, tidyTelephone(field.value))
}
