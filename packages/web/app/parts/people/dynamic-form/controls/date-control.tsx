import { BirthField } from '#parts/people/birth/birth-field.tsx'
import { DATE_HINT, DateField } from '#ui/date-field/date-field.tsx'
import { type ControlProps, textOf, wordsOf } from './control-props.ts'

/** FORM-25 */
export function DateControl(props: ControlProps) {
  const { question, answer, today, saysOfBirth } = props
  const text = textOf(props)
  const field = {
    ...text,
    hint: props.isClosed ? text.hint : [question.input.display_as.hint, DATE_HINT].filter(Boolean).join('. '),
    name: props.name,
    defaultValue: wordsOf(answer),
    disabled: props.isDisabled,
  }
  if (question.default_question_id !== 'date_of_birth') return <DateField {...field} />
  return <BirthField {...field} today={today} says={saysOfBirth} />
}
