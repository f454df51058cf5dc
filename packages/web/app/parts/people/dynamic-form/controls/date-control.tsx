import { useState } from 'react'
import { ageOn, isPlainDate, type ParsedDate } from '@clubhouse/domain/time/plain-date'
import { DATE_HINT, DateField } from '#ui/date-field/date-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { FORM } from '../messages.ts'
import { type ControlProps, textOf, wordsOf } from './control-props.ts'
import styles from './controls.module.css'

/** FORM-25. A date of birth says how old that makes somebody, so that a slip of the year is seen. */
export function DateControl(props: ControlProps) {
  const { question, answer, today } = props
  const text = textOf(props)
  const isBirth = question.default_question_id === 'date_of_birth'
  const [born, setBorn] = useState(typeof answer === 'string' && isPlainDate(answer) ? answer : null)
  // Of a date that cannot be right nobody wants to know the age.
  const isPlausible = born !== null && born <= today && text.error === undefined
  const age = isBirth && isPlausible ? ageOn(born, today) : null
  const said = isBirth && isPlausible ? (props.saysOfBirth?.(born) ?? null) : null

  function echo(date: ParsedDate) {
    setBorn(date.ok ? date.iso : null)
  }

  return (
    <DateField
      {...text}
      hint={
        props.isClosed ? text.hint : [question.input.display_as.hint, DATE_HINT].filter(Boolean).join('. ')
      }
      name={props.name}
      defaultValue={wordsOf(answer)}
      disabled={props.isDisabled}
      onDate={echo}
      birthdayOn={isBirth ? today : undefined}
      after={
        isBirth && (
          <p className={styles.age} role="status" data-fits={said?.fits}>
            {said && <Icon name={said.fits ? 'success' : 'warning'} />}
            {said?.words ?? (age !== null && FORM.age(age))}
          </p>
        )
      }
    />
  )
}
