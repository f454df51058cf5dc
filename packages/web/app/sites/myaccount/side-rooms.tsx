import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { FRAME } from './messages.ts'
import { isIn, NAVIGATION } from './navigation.ts'
import { FailedCount } from './failed-count.tsx'
import styles from './side-rooms.module.css'

interface Props {
  path: string
  failedPayments: number
}

/** From 992px on: a card over the edge of the club's colour. */
export function SideEntries({ path, failedPayments }: Props) {
  return (
    <nav className={styles.rooms} aria-label={FRAME.rooms}>
      <ul role="list">
        {NAVIGATION.map(({ title, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.room}
              prefetch="intent"
              aria-current={isIn(to, path) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {title}
              {to === '/payments' && <FailedCount count={failedPayments} className={styles.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
