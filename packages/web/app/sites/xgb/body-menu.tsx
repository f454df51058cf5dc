import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import side from '../backoffice/side-menu.module.css'
import tabs from '../backoffice/tab-bar.module.css'
import { PLATFORM } from '../platform/messages.ts'
import styles from './body-shell.module.css'
import { BODY_FRAME } from './messages.ts'
import { BODY_ENTRIES, isInEntry } from './navigation.ts'

/** From 992px on: beside the page. */
export function BodyMenu({ path }: { path: string }) {
  return (
    <nav className={styles.menu} aria-label={BODY_FRAME.entries} data-print="no">
      <ul role="list">
        {BODY_ENTRIES.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              className={side.link}
              aria-current={isInEntry(entry, path) ? 'page' : undefined}
            >
              <Icon name={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={side.links} role="list">
        {PLATFORM.links.map(({ title, href }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone: under the thumb. */
export function BodyTabs({ path }: { path: string }) {
  return (
    <nav className={tabs.bar} aria-label={BODY_FRAME.entries} data-print="no">
      {BODY_ENTRIES.map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          className={tabs.tab}
          aria-current={isInEntry(entry, path) ? 'page' : undefined}
        >
          <Icon name={entry.icon} />
          {entry.label}
        </Link>
      ))}
    </nav>
  )
}
