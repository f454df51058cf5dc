import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, Hint, Optional, type FieldText } from './field.tsx'
import styles from './choice.module.css'

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode; isDisabled?: boolean }

type Props = FieldText & {
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  /** Short answers side by side. */
  inline?: boolean
  onChange?: (value: string) => void
}

export function RadioGroup(props: Props) {
  const {
    label,
    hint,
    error,
    optional = false,
    id: given,
    name,
    options,
    value,
    defaultValue,
    inline,
  } = props
  const generated = useId()
  const id = given ?? generated
  const describedBy = classNames(hint ? `${id}-hint` : undefined, error && `${id}-error`) || undefined
  return (
    <fieldset
      id={id}
      className={styles.group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <legend className={styles.legend}>
        {label} {optional && <Optional />}
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className={classNames(styles.options, inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, error && styles.invalid)}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              required={!optional}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => props.onChange?.(option.value)}
            />
            <span className={styles.text}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
