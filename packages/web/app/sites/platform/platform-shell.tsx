import { Link, Outlet, useLoaderData } from 'react-router'
import { DialogOutlet } from '../../features/identity/dialog-outlet.tsx'
import type { loadDialog } from '../../features/identity/load-dialog.ts'
import { VerifyEmailBar } from '../../features/identity/verification/verify-email-bar.tsx'
import { useSite } from '../../lib/page/site-data.ts'
import { LANDINGS, PLATFORM } from './messages.ts'
import { PlatformFooter } from './platform-footer.tsx'
import styles from './platform-shell.module.css'
import { SignedInPerson } from './signed-in-person.tsx'
import { Wordmark } from './wordmark.tsx'

/** The platform's own sites are quiet: the clubs bring the colour. */
export function PlatformShell() {
  const site = useSite()
  const dialog = useLoaderData<typeof loadDialog>()
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
          {site?.user && <SignedInPerson user={site.user} />}
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <VerifyEmailBar />
        <Outlet />
      </main>
      <PlatformFooter />
      <DialogOutlet data={dialog} />
    </div>
  )
}
