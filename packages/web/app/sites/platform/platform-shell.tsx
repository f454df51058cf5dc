import { Link, Outlet } from 'react-router'
import { useSite } from '../../lib/site-data.ts'
import { LANDINGS, PLATFORM } from './messages.ts'
import styles from './platform-shell.module.css'
import { Wordmark } from './wordmark.tsx'

/** The platform's own sites are quiet: the clubs bring the colour. */
export function PlatformShell() {
  const site = useSite()
  const name = site && site.site !== 'club' ? LANDINGS[site.site].name : ''
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      <header className={styles.header} data-print="no">
        <div className={`container ${styles.bar}`}>
          <Link to="/" className={styles.brand} aria-label={PLATFORM.home}>
            <Wordmark className={styles.mark} />
          </Link>
          <span className={styles.name}>{name}</span>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer} data-print="no">
        <nav className={`container ${styles.line}`} aria-label={PLATFORM.pages}>
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
    </div>
  )
}
