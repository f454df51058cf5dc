import { type ChangeEvent, type FocusEvent, type ReactNode, useRef } from 'react'
import { parseDate, type ParsedDate } from '@clubhouse/domain/time/plain-date'
import { classNames } from '../class-names.ts'
import { Field, splitText } from '../field/field.tsx'
import styles from '../field/field.module.css'
import { setInputValue } from '../field/set-input-value.ts'
import type { InputProps } from '../field/text-field.tsx'
import { withSlashes } from './with-slashes.ts'

type Props = Omit<InputProps, 'type' | 'value' | 'ref'> & {
  /** Told on blur what the date was read as. */
  onDate?: (date: ParsedDate) => void
  /** What the date comes to, said below it. */
  after?: ReactNode
}

/** One text field for a day; on blur it is written out as dd/mm/yyyy, which is what the form posts. */
export function DateField({ after, ...props }: Props) {
  const [text, { onDate, onChange, onBlur, ...input }] = splitText(props)
  const before = useRef('')

  function type(event: ChangeEvent<HTMLInputElement>) {
    const element = event.currentTarget
    const isAtEnd = element.selectionStart === element.value.length
    if (isAtEnd) element.value = withSlashes(before.current, element.value)
    before.current = element.value
    onChange?.(event)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const date = parseDate(event.currentTarget.value)
    if (date.ok) {
      before.current = date.display
      setInputValue(event.currentTarget, date.display)
    }
    onDate?.(date)
    onBlur?.(event)
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
        />
      )}
    </Field>
  )
}

export const DATE_HINT = 'For example, 27/03/2014'
