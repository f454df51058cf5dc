import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldText } from './field.tsx'
import styles from './field.module.css'

export type InputProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'required'>

export function TextField({ label, hint, error, optional, id, className, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, id }} {...(optional && { optional })}>
      {(control) => (
        <input type="text" {...input} {...control} className={classNames(styles.control, className)} />
      )}
    </Field>
  )
}
