import { useState, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldText } from './field.tsx'
import styles from './field.module.css'

/** The counter keeps quiet until the end is near. */
const COUNT_FROM = 0.8

type Props = FieldText & {
  /** Counted, never cut: what was typed stays, and the field says how much is too much. */
  limit?: number
} & Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'maxLength'>

export function TextArea({ label, hint, error, optional, id, limit, className, onChange, ...area }: Props) {
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length)
  return (
    <Field
      {...{ label, hint, error, id }}
      {...(optional && { optional })}
      after={limit !== undefined && <Counter length={length} limit={limit} />}
    >
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={classNames(styles.control, className)}
          onChange={(event) => {
            setLength(event.currentTarget.value.length)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const over = length - limit
  const isNear = length >= limit * COUNT_FROM
  return (
    <div className={styles.counter} role="status" data-over={over > 0 || undefined}>
      {isNear && (over > 0 ? `${over} too many (${limit} allowed)` : `${length} of ${limit} characters`)}
    </div>
  )
}
