import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

/** What every field says about itself. */
export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** The first error only; the rest can wait until this one is mended. */
  error?: string | undefined
  optional?: boolean
  id?: string | undefined
}

/** What the control inside must carry, so that label, hint and error belong to it. */
export type ControlProps = {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldText & {
  className?: string | undefined
  after?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  id: given,
  className,
  after,
  children,
}: Props) {
  const generated = useId()
  const id = given ?? generated
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children({
        id,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
      {after}
    </div>
  )
}

export function Optional() {
  return <span className={styles.optional}>(optional)</span>
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.hint} id={`${id}-hint`}>
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.error} id={`${id}-error`}>
      <Icon name="danger" label="Error:" />
      <span>{children}</span>
    </div>
  )
}
