import type { FocusEvent } from 'react'
import { isEmailQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { isNumeric, masked } from '@clubhouse/domain/people/forms/answers/mask'
import { EMAIL_TOOLTIP } from '@clubhouse/domain/people/forms/messages'
import { EmailField } from '#ui/field/email-field.tsx'
import { replaceTyped, setInputValue } from '#ui/field/set-input-value.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { autoCompleteOf } from '../autocomplete.ts'
import { FORM } from '../messages.ts'
import { type ControlProps, lengthLimitOf, textOf, wordsOf } from './control-props.ts'

/** From so many characters on, an answer is more than a line. */
const LONG = 200

/** FORM-22: blanks around an answer are nobody's. */
function trim({ currentTarget: field }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  setInputValue(field, field.value.trim())
}

export function TextControl(props: ControlProps) {
  const { question, name, answer, isDisabled, id } = props
  const field = {
    ...textOf(props),
    name,
    defaultValue: wordsOf(answer),
    disabled: isDisabled,
    autoComplete: autoCompleteOf(props),
  }
  if (isEmailQuestion(question)) {
    // FORM-11 speaks of the member's own address.
    if (question.default_question_id !== 'email') return <EmailField {...field} />
    const tip = `${id}-tip`
    const aside = (
      <Tooltip id={tip} label={FORM.aboutEmail}>
        {EMAIL_TOOLTIP}
      </Tooltip>
    )
    return <EmailField {...field} aside={aside} describedBy={tip} />
  }
  const limit = lengthLimitOf(question)
  if (limit !== null && limit >= LONG) {
    return <TextArea {...field} rows={3} limit={limit} lengthOf={trimmedLength} onBlur={trim} />
  }
  const { mask } = question.input.display_as
  if (!mask) return <TextField {...field} onBlur={trim} />
  return (
    <TextField
      {...field}
      inputMode={isNumeric(mask) ? 'numeric' : undefined}
      onInput={({ currentTarget }) => replaceTyped(currentTarget, (typed) => masked(mask, typed))}
      onBlur={trim}
    />
  )
}

const trimmedLength = (text: string): number => [...text.trim()].length
