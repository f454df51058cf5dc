import { useId, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'
import { describingIds, FieldError, type FieldText, splitText } from './field.tsx'

type Props = FieldText & { boxed?: boolean } & Omit<ComponentProps<'input'>, 'id' | 'type' | 'required'>

/** One yes or no. Required only where the caller says so: most boxes may stay empty. */
export function Checkbox(props: Props) {
  const [text, { boxed = false, className, ...input }] = splitText(props)
  const { label, hint, error, optional = true, aside } = text
  const hasAside = Boolean(aside)
  const generated = useId()
  const id = text.id ?? generated
  const box = (
    <label className={classNames(styles.choice, (!boxed || hasAside) && styles.plain, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.input}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describingIds(id, text)}
      />
      <span className={text.hidesLabel ? 'visually-hidden' : styles.text}>{label}</span>
      {hint && (
        <span className={styles.note} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </label>
  )
  return (
    <div>
      {hasAside ? (
        <div className={classNames(boxed && styles.choice, styles.withAside)}>
          {box}
          {aside}
        </div>
      ) : (
        box
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
