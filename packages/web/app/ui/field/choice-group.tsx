import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'
import { describingIds, FieldError, type FieldText, Hint, Optional } from './field.tsx'

export type GroupText = FieldText & {
  /** Short answers side by side. */
  inline?: boolean | undefined
  isDisabled?: boolean | undefined
}

type Props = GroupText & {
  role?: 'radiogroup'
  /** Below the options and above the error. */
  after?: ReactNode
  children: ReactNode
}

/** A question with several boxes or buttons to answer it. */
export function ChoiceGroup({ role, inline, isDisabled, after, children, ...text }: Props) {
  const generated = useId()
  const id = text.id ?? generated
  return (
    <fieldset
      id={id}
      className={styles.group}
      role={role}
      disabled={isDisabled}
      // Only where the role knows the word; single boxes say it themselves.
      aria-invalid={role && text.error ? true : undefined}
      aria-describedby={describingIds(id, text)}
      tabIndex={-1}
    >
      <legend className={text.hidesLabel ? 'visually-hidden' : styles.legend}>
        {text.label} {text.optional && <Optional />}
      </legend>
      {text.hint && <Hint id={id}>{text.hint}</Hint>}
      <div className={classNames(styles.options, inline && styles.inline)}>{children}</div>
      {after}
      {text.error && <FieldError id={id}>{text.error}</FieldError>}
    </fieldset>
  )
}
