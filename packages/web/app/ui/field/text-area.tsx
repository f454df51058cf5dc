import { useState, type ComponentProps } from 'react'
import { lengthOf as characters } from '@clubhouse/domain/validators/characters'
import { classNames } from '../class-names.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldText, splitText } from './field.tsx'
import styles from './field.module.css'

type Props = FieldText & {
  /** Counted, never cut: what was typed stays, and the field says how much is too much. */
  limit?: number
  /** How long a text is by the rule that limits it, where blanks at its edges do not count. */
  lengthOf?: (text: string) => number
} & Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'maxLength'>

export function TextArea(props: Props) {
  const [text, rest] = splitText(props)
  const { limit, lengthOf = characters, className, onChange, ...area } = rest
  const [length, setLength] = useState(lengthOf(String(area.value ?? area.defaultValue ?? '')))
  return (
    <Field {...text} after={limit !== undefined && <Counter length={length} limit={limit} />}>
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
