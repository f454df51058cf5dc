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
  /** Marked though nothing is said here: what is wrong with it stands elsewhere. */
  isWrong?: boolean | undefined
  optional?: boolean | undefined
  id?: string | undefined
  /** Where what stands around says it already; screen readers still hear the label. */
  hidesLabel?: boolean | undefined
  /** Stands beside the label: a tooltip, for one. */
  aside?: ReactNode
  /** The id of what else describes the field. */
  describedBy?: string | undefined
}

/** What a field says about itself, apart from what goes to its control. */
export function splitText<P extends FieldText>(props: P): [FieldText, Omit<P, keyof FieldText>] {
  const { label, hint, error, isWrong, optional, id, hidesLabel, aside, describedBy, ...rest } = props
  return [{ label, hint, error, isWrong, optional, id, hidesLabel, aside, describedBy }, rest]
}

/** The ids of everything that is said about a field. */
export function describingIds(id: string, text: Pick<FieldText, 'hint' | 'error' | 'describedBy'>) {
  return (
    classNames(text.describedBy, text.hint ? `${id}-hint` : undefined, text.error && `${id}-error`) ||
    undefined
  )
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

export function Field({ className, after, children, ...text }: Props) {
  const { label, hint, error, isWrong, optional = false, hidesLabel = false, aside } = text
  const generated = useId()
  const id = text.id ?? generated
  const words = (
    <label className={hidesLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
      {label} {optional && <Optional />}
    </label>
  )
  return (
    <div className={classNames(styles.field, className)}>
      {aside ? (
        <div className={styles.labelRow}>
          {words}
          {aside}
        </div>
      ) : (
        words
      )}
      {hint && <Hint id={id}>{hint}</Hint>}
      {children({
        id,
        required: !optional,
        'aria-invalid': error || isWrong ? true : undefined,
        'aria-describedby': describingIds(id, text),
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
