import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { displayDate, parseBirthday, parseDate, type ParsedDate } from '@clubhouse/domain/time/plain-date'
import { classNames } from '../class-names.ts'
import { Field, splitText } from '../field/field.tsx'
import styles from '../field/field.module.css'
import { setInputValue } from '../field/set-input-value.ts'
import type { InputProps } from '../field/text-field.tsx'
import { CalendarButton } from './calendar-button.tsx'
import calendarStyles from './calendar-button.module.css'
import { withSlashes } from './with-slashes.ts'

type Props = Omit<InputProps, 'type' | 'value' | 'ref'> & {
  /** Told on blur what the date was read as. */
  onDate?: (date: ParsedDate) => void
  /** For a date of birth, today: a child's may have a year of two digits. */
  birthdayOn?: string | undefined
  /** A calendar beside it, for days that are near: typing stays the quicker way. */
  calendar?: boolean
  /** Not said, where nothing of the form has to be filled in. */
  mayBeEmpty?: boolean
  /** What the date comes to, said below it. */
  after?: ReactNode
}

/** One text field for a day; on blur it is written out as dd/mm/yyyy, which is what the form posts. */
export function DateField({ after, calendar = false, mayBeEmpty = false, ...props }: Props) {
  const [text, { onDate, onChange, onBlur, onKeyDown, birthdayOn, ...input }] = splitText(props)
  const before = useRef('')
  const field = useRef<HTMLInputElement>(null)

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

  function choose(iso: string) {
    if (!field.current) return
    before.current = displayDate(iso)
    setInputValue(field.current, before.current)
    onDate?.({ ok: true, iso, display: before.current })
    field.current.focus()
  }

  /** Enter sends the form without leaving the field. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') writeOut(event.currentTarget)
    onKeyDown?.(event)
  }

  return (
    <Field {...text} hint={text.hint ?? DATE_HINT} after={after}>
      {(control) => {
        const written = (
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...input}
            {...control}
            required={control.required && !mayBeEmpty}
            ref={field}
            className={classNames(styles.control, styles.short, styles.numeric)}
            onChange={type}
            onBlur={leave}
            onKeyDown={press}
          />
        )
        if (!calendar) return written
        return (
          <span className={calendarStyles.both}>
            {written}
            <CalendarButton day={() => dayIn(field.current)} onDay={choose} />
          </span>
        )
      }}
    </Field>
  )
}

export const DATE_HINT = 'For example, 27/03/2014'

const dayIn = (field: HTMLInputElement | null): string | null => {
  const read = parseDate(field?.value ?? '')
  return read.ok ? read.iso : null
}
