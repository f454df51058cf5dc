import { Link } from 'react-router'
import { PLATFORM } from './messages.ts'
import styles from './platform-shell.module.css'

/** `isWide` where the page fills the window, as in the back office. */
export function PlatformFooter({ isWide = false }: { isWide?: boolean }) {
  return (
    <footer className={styles.footer} data-print="no">
      <nav className={`${isWide ? styles.wide : 'container'} ${styles.line}`} aria-label={PLATFORM.pages}>
        <p>{PLATFORM.footer}</p>
        <ul className={styles.links} role="list">
          {PLATFORM.links.map(({ title, href }) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
