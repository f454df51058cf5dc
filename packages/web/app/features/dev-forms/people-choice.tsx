import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './dev-forms.module.css'
import { FILL_IN } from './messages.ts'
import type { Choice } from './people-choices.ts'

interface Props {
  people: Choice[]
  chosen: Choice | null
  formId: string
}

/** Links, so that it works without a script: each leads to the same form with what is known of that person. */
export function PeopleChoice({ people, chosen, formId }: Props) {
  const here = `/dev/forms/${formId}`
  if (people.length === 0) {
    const wayBack = new URLSearchParams({ redirect: here, origin: here })
    return (
      <p className={styles.whom}>
        <Icon name="user" />
        <span>
          <Link to={`/authentication/check-email?${wayBack}`} rel="nofollow">
            {FILL_IN.signIn}
          </Link>{' '}
          {FILL_IN.signInWhy}
        </span>
      </p>
    )
  }
  return (
    <nav className={styles.whom} aria-labelledby="whom">
      <h2 id="whom" className={styles.whomTitle}>
        {FILL_IN.people}
      </h2>
      <ul className={styles.people} role="list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`${here}?for=${id}`}
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
