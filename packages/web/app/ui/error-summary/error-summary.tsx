import { useEffect, useId, useRef } from 'react'
import { isCalm } from '../field/focus-first-invalid.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './error-summary.module.css'
import { groupsOf, type SummaryError } from './groups-of.ts'
import { SummaryLink } from './summary-link.tsx'
type Props = {
  errors: readonly SummaryError[]
  /** Not where the reader is taken to the first field to mend. */
  takesFocus?: boolean
}

/** For long forms: what to mend, linked, at the top. It takes the focus when it appears. */
export function ErrorSummary({ errors, takesFocus = true }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  const groups = groupsOf(errors)

  useEffect(() => {
    if (!hasErrors) return
    if (takesFocus && box.current) {
      box.current.focus({ preventScroll: true })
      box.current.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'start' })
    }
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
        {groups ? `There are ${errors.length} problems` : 'There is a problem'}
      </h2>
      {groups ? (
        <ul className={styles.groups}>
          {groups.map(({ title, first, errors: inside }) => (
            <li key={title}>
              <SummaryLink to={first.fieldId}>{`${title}: ${inside.length}`}</SummaryLink>
              <Errors errors={inside} />
            </li>
          ))}
        </ul>
      ) : (
        <Errors errors={errors} />
      )}
    </div>
  )
}

function Errors({ errors }: Pick<Props, 'errors'>) {
  return (
    <ul className={styles.list}>
      {errors.map(({ fieldId, message }) => (
        <li key={fieldId}>
          <SummaryLink to={fieldId}>{message}</SummaryLink>
        </li>
      ))}
    </ul>
  )
}

const FAILED = 'Error: '

/** The title of a page whose form has to be mended; the server may have said so already. */
export const titleOfFailed = (title: string): string =>
  title.startsWith(FAILED) ? title : `${FAILED}${title}`
