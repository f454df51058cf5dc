import { Link } from 'react-router'
import styles from './authentication.module.css'
import { COMMON } from './messages.ts'

interface Props {
  email: string
  changeTo: string
  change: string
}

/**
 * The e-mail that was entered before, shown and changeable. It is a real field, so that password managers know
 * whose password stands below it.
 */
export function EmailChosen({ email, changeTo, change }: Props) {
  return (
    <div className={styles.chosen}>
      <label className={styles.chosenLabel}>
        {COMMON.email}
        <input
          className={styles.chosenEmail}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly
        />
      </label>
      <Link to={changeTo} replace preventScrollReset>
        {change}
      </Link>
    </div>
  )
}
