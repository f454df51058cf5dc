import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Field, type FieldText } from './field.tsx'
import styles from './field.module.css'

export type Option = { value: string; label: string; isDisabled?: boolean }

type Props = FieldText & {
  options: readonly Option[]
  /** Stands first and chooses nothing. */
  placeholder?: string
} & Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'>

export function Select({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  className,
  ...select
}: Props) {
  return (
    <Field {...{ label, hint, error, id }} {...(optional && { optional })}>
      {(control) => (
        <div className={styles.wrap}>
          <select {...select} {...control} className={classNames(styles.control, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
