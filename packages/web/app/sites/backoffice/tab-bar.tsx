import { Link } from 'react-router'
import { barOf, isIn, type OfficeMenuEntry } from '../../parts/office/frame/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { OFFICE } from './messages.ts'
import { MENU_ID } from './side-menu.tsx'
import styles from './tab-bar.module.css'

interface Props {
  entries: readonly OfficeMenuEntry[]
  path: string
}

/** At the pitch: five places under the thumb, the last of which opens the drawer with all the rest. */
export function TabBar({ entries, path }: Props) {
  return (
    <nav className={styles.bar} aria-label={OFFICE.short} data-print="no">
      {barOf(entries).map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          className={styles.tab}
          aria-current={isIn(entry, path) ? 'page' : undefined}
        >
          <Icon name={entry.icon} />
          {entry.label}
        </Link>
      ))}
      <button type="button" className={styles.tab} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        {OFFICE.menu}
      </button>
    </nav>
  )
}
