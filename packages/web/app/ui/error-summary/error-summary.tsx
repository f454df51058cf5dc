import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './error-summary.module.css'
import { titleOfFailed } from './title-of-failed.ts'

export type SummaryError = { fieldId: string; message: string }

type Props = {
  errors: readonly SummaryError[]
  title?: string
  /** Not where the reader is taken to the first field to mend. */
  takesFocus?: boolean
}

/** For long forms: what to mend, linked, at the top. It takes the focus when it appears. */
export function ErrorSummary({ errors, title = 'There is a problem', takesFocus = true }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0

  useEffect(() => {
    if (!hasErrors) return
    if (takesFocus) box.current?.focus()
    const before = document.title
    document.title = titleOfFailed(before)
    return () => {
      document.title = before
    }
  }, [hasErrors, takesFocus])

  if (!hasErrors) return null
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={styles.title}>
        <Icon name="danger" />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The link alone would only scroll; the reader wants to type. */
function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  const control = field.matches('input, select, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea')
  ;(control ?? field).focus({ preventScroll: true })
}
