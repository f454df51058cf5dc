import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import styles from './view-tabs.module.css'

type View = {
  title: string
  to: string
  /** Null where it is not known. */
  count: number | null
  isCurrent: boolean
  /** Somebody has to do something about them. */
  isUrgent?: boolean
}

/** The ways to look at one list, each at an address of its own, with how much there is to see. */
export function ViewTabs({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ title, to, count, isCurrent, isUrgent }) => (
        <Link
          key={to}
          to={to}
          className={styles.view}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          {title}{' '}
          {count !== null && (
            <span className={classNames(styles.count, isUrgent && count > 0 && styles.urgent)}>{count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
