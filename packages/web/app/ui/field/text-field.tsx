import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldText, splitText } from './field.tsx'
import styles from './field.module.css'

export type InputProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'required'>

export function TextField(props: InputProps) {
  const [text, { className, ...input }] = splitText(props)
  return (
    <Field {...text}>
      {(control) => (
        <input type="text" {...input} {...control} className={classNames(styles.control, className)} />
      )}
    </Field>
  )
}
