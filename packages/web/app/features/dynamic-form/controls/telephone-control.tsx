import { GENERIC } from '@clubhouse/domain/forms/messages'
import { TextField } from '../../../ui/field/text-field.tsx'
import { autoCompleteOf } from '../autocomplete.ts'
import { FORM } from '../messages.ts'
import { type ControlProps, textOf, wordsOf } from './control-props.ts'

/** FORM-21: however it is written, digits are what is kept. The field stays as whoever types it has written it. */
export function TelephoneControl(props: ControlProps) {
  const text = textOf(props)
  return (
    <TextField
      {...text}
      error={isAboutDigits(props) ? FORM.digitsOnly : text.error}
      type="tel"
      inputMode="tel"
      name={props.name}
      defaultValue={wordsOf(props.answer).replace(/^00/, '+')}
      disabled={props.isDisabled}
      autoComplete={autoCompleteOf(props)}
    />
  )
}

/** A club's own pattern may say the same of a number that is all digits. */
const isAboutDigits = ({ error, question, isClosed }: ControlProps): boolean =>
  error === GENERIC.value && !isClosed && question.input.validations.every(({ type }) => type !== 'regex')
