import { useState, type ComponentProps } from 'react'
import { lengthOf as characters } from '@clubhouse/domain/validators/characters'
import { classNames } from '../class-names.ts'
import { Field, type FieldText } from './field.tsx'
import styles from './field.module.css'

/** The counter keeps quiet until the end is near. */
const COUNT_FROM = 0.8

type Props = FieldText & {
  /** Counted, never cut: what was typed stays, and the field says how much is too much. */
  limit?: number
  /** Shows the count from the first character on, as 0/1500; it is said only when the end is near. */
  alwaysCounts?: boolean
  /** How long a text is by the rule that limits it, where blanks at its edges do not count. */
  lengthOf?: (text: string) => number
} & Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'maxLength'>

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  limit,
  alwaysCounts = false,
  lengthOf = characters,
  className,
  onChange,
  ...area
}: Props) {
  const [length, setLength] = useState(lengthOf(String(area.value ?? area.defaultValue ?? '')))
  return (
    <Field
      {...{ label, hint, error, id }}
      {...(optional && { optional })}
      after={limit !== undefined && <Counter {...{ length, limit, alwaysCounts }} />}
    >
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={classNames(styles.control, className)}
          onChange={(event) => {
            setLength(lengthOf(event.currentTarget.value))
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

function Counter({ length, limit, alwaysCounts }: { length: number; limit: number; alwaysCounts: boolean }) {
  const over = length - limit
  const isNear = length >= limit * COUNT_FROM
  const words = over > 0 ? `${over} too many (${limit} allowed)` : `${length} of ${limit} characters`
  return (
    <div className={styles.counter} data-over={over > 0 || undefined}>
      {alwaysCounts && <span aria-hidden>{`${length}/${limit}`}</span>}
      <span role="status" className={alwaysCounts ? 'visually-hidden' : undefined}>
        {isNear && words}
      </span>
    </div>
  )
}
