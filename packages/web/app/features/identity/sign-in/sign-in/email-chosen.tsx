import { useId } from 'react'
import { Link } from 'react-router'
import { FieldError } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../authentication.module.css'
import { COMMON } from '../messages.ts'

interface Props {
  email: string
  changeTo: string
  change: string
  error: string | undefined
}

/**
 * The e-mail that was entered before, shown and changeable. It is a real field, so that password managers know
 * whose password stands below it.
 */
export function EmailChosen({ email, changeTo, change, error }: Props) {
  const id = useId()
  return (
    <div className={styles.chosen}>
      <Icon name="mail" />
      <div>
        <label className="visually-hidden" htmlFor={id}>
          {COMMON.email}
        </label>
        <input
          id={id}
          className={styles.chosenEmail}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <Link to={changeTo} replace preventScrollReset>
          {change}
        </Link>
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
    </div>
  )
}
