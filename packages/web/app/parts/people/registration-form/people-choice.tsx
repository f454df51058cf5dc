import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './registration-form.module.css'
import { REGISTRATION } from './messages.ts'
import { type Choice, withPerson } from './people-choices.ts'

interface Props {
  people: Choice[]
  chosen: Choice | null
  /** The address of the page that shows the form. */
  here: string
}

/** Links, so that it works without a script: each leads to the same form with what is known of that person. */
export function PeopleChoice({ people, chosen, here }: Props) {
  if (people.length === 0) {
    const wayBack = new URLSearchParams({ redirect: here, origin: here })
    return (
      <p className={styles.whom}>
        <Icon name="user" />
        <span>
          <Link to={`/authentication/check-email?${wayBack}`} rel="nofollow">
            {REGISTRATION.signIn}
          </Link>{' '}
          {REGISTRATION.signInWhy}
        </span>
      </p>
    )
  }
  return (
    <nav className={styles.whom} aria-labelledby="whom">
      <h2 id="whom" className={styles.whomTitle}>
        {REGISTRATION.people}
      </h2>
      <ul className={styles.people} role="list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={withPerson(here, id)}
              replace
              preventScrollReset
              className={classNames(styles.person, id === chosen?.id && styles.chosen)}
              aria-current={id === chosen?.id ? 'true' : undefined}
            >
              {id === chosen?.id && <Icon name="check" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
