import { useId, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'
import { FieldError, type FieldText } from './field.tsx'

type Props = FieldText & { boxed?: boolean } & Omit<ComponentProps<'input'>, 'id' | 'type' | 'required'>

/** One yes or no. Required only where the caller says so: most boxes may stay empty. */
export function Checkbox({
  label,
  hint,
  error,
  optional = true,
  id: given,
  boxed = false,
  className,
  ...input
}: Props) {
  const generated = useId()
  const id = given ?? generated
  const describedBy = classNames(hint ? `${id}-hint` : undefined, error && `${id}-error`) || undefined
  return (
    <div>
      <label className={classNames(styles.choice, !boxed && styles.plain, className)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.input}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <span className={styles.text}>{label}</span>
        {hint && (
          <span className={styles.note} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
