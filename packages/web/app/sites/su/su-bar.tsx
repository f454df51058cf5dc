import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import type { SiteData } from '../../lib/page/site-data.ts'
import bar from '../backoffice/office-bar.module.css'
import { OfficePersonMenu } from '../backoffice/office-person-menu.tsx'
import { Wordmark } from '../platform/wordmark.tsx'
import { SU } from './messages.ts'
import styles from './su-shell.module.css'

/** Above every page: ours, which site it is, and who works here. */
export function SuBar({ site, user }: { site: SiteData; user: User }) {
  return (
    <header className={`${bar['bar']} ${styles.bar}`} data-print="no">
      <Link to="/" className={styles.ours} aria-label={SU.home}>
        <Wordmark className={styles.mark} />
        <span className={styles.name}>{SU.name}</span>
      </Link>
      <div className={`${bar['end']} ${styles.end}`}>
        <OfficePersonMenu site={site} user={user} />
      </div>
    </header>
  )
}
