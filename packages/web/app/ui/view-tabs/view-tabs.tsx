import { Link } from 'react-router'
import styles from './view-tabs.module.css'

type View = { title: string; to: string; count: number; isCurrent: boolean }

/** The ways to look at one list, each at an address of its own, with how much there is to see. */
export function ViewTabs({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ title, to, count, isCurrent }) => (
        <Link
          key={to}
          to={to}
          className={styles.view}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          {title} <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  )
}
