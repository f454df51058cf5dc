import { Link } from 'react-router'
import { useSite } from '../../lib/page/site-data.ts'
import { PLATFORM, SITE_NAMES } from './messages.ts'
import styles from './platform-shell.module.css'
import { SignedInPerson } from './signed-in-person.tsx'
import { Wordmark } from './wordmark.tsx'

/** Ours, which site it is, and who is signed in. */
export function PlatformHeader() {
  const site = useSite()
  const name = site && site.site !== 'club' ? SITE_NAMES[site.site] : ''
  return (
    <header className={styles.header} data-print="no">
      <div className={`container ${styles.bar}`}>
        <Link to="/" className={styles.brand} aria-label={PLATFORM.home}>
          <Wordmark className={styles.mark} />
        </Link>
        <span className={styles.name}>{name}</span>
        {site?.user && <SignedInPerson user={site.user} />}
      </div>
    </header>
  )
}
