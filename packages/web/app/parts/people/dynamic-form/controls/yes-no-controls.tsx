import { YES_OR_NO } from '@clubhouse/domain/people/forms/options'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Optional } from '#ui/field/field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { FORM } from '../messages.ts'
import { ClearChoice } from './clear-choice.tsx'
import { type ControlProps, textOf } from './control-props.ts'

/** FORM-08 */
export function YesNoRadios(props: ControlProps) {
  const { name, answer, isDisabled, question, hasScript } = props
  const text = textOf(props)
  return (
    <RadioGroup
      {...text}
      name={name}
      isDisabled={isDisabled}
      options={YES_OR_NO}
      defaultValue={String(answer)}
      inline
      after={text.optional && hasScript && !isDisabled && <ClearChoice question={question.label} />}
    />
  )
}

export function YesNoDropdown(props: ControlProps) {
  const { name, answer, isDisabled } = props
  return (
    <Select
      {...textOf(props)}
      name={name}
      disabled={isDisabled}
      placeholder={FORM.choose}
      options={YES_OR_NO}
      defaultValue={typeof answer === 'boolean' ? String(answer) : ''}
    />
  )
}

/** A box to tick. */
export function TickControl(props: ControlProps) {
  const text = textOf(props)
  const label = (
    <>
      {text.label} {text.optional && <Optional />}
    </>
  )
  return (
    <Checkbox
      {...text}
      label={label}
      aside={props.readMore}
      boxed
      name={props.name}
      value="true"
      defaultChecked={props.answer === true}
      disabled={props.isDisabled}
    />
  )
}
