import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { parseBirthday, parseDate, type ParsedDate } from '@clubhouse/domain/time/plain-date'
import { classNames } from '../class-names.ts'
import { Field, splitText } from '../field/field.tsx'
import styles from '../field/field.module.css'
import { setInputValue } from '../field/set-input-value.ts'
import type { InputProps } from '../field/text-field.tsx'
import { withSlashes } from './with-slashes.ts'

type Props = Omit<InputProps, 'type' | 'value' | 'ref'> & {
  /** Told on blur what the date was read as. */
  onDate?: (date: ParsedDate) => void
  /** For a date of birth, today: a child's may have a year of two digits. */
  birthdayOn?: string | undefined
  /** What the date comes to, said below it. */
  after?: ReactNode
}

/** One text field for a day; on blur it is written out as dd/mm/yyyy, which is what the form posts. */
export function DateField({ after, ...props }: Props) {
  const [text, { onDate, onChange, onBlur, onKeyDown, birthdayOn, ...input }] = splitText(props)
  const before = useRef('')

  function type(event: ChangeEvent<HTMLInputElement>) {
    const element = event.currentTarget
    const isAtEnd = element.selectionStart === element.value.length
    if (isAtEnd) element.value = withSlashes(before.current, element.value)
    before.current = element.value
    onChange?.(event)
  }

  function writeOut(element: HTMLInputElement): ParsedDate {
    const { value } = element
    const date = birthdayOn === undefined ? parseDate(value) : parseBirthday(value, birthdayOn)
    if (date.ok) {
      before.current = date.display
      setInputValue(element, date.display)
    }
    return date
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const date = writeOut(event.currentTarget)
    onDate?.(date)
    onBlur?.(event)
  }

  /** Enter sends the form without leaving the field. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') writeOut(event.currentTarget)
    onKeyDown?.(event)
  }

  return (
    <Field {...text} hint={text.hint ?? DATE_HINT} after={after}>
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...control}
          className={classNames(styles.control, styles.short, styles.numeric)}
          onChange={type}
          onBlur={leave}
          onKeyDown={press}
        />
      )}
    </Field>
  )
}

export const DATE_HINT = 'For example, 27/03/2014'
