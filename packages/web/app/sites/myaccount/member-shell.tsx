import { Outlet, useLoaderData, useLocation } from 'react-router'
import { DialogOutlet } from '#features/identity/sign-in/dialog-outlet.tsx'
import { VerifyEmailBar } from '#features/identity/sign-in/verification/verify-email-bar.tsx'
import { useHero } from '../../lib/page/hero.ts'
import { useSite } from '../../lib/page/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { PLATFORM } from '../platform/messages.ts'
import { PlatformFooter } from '../platform/platform-footer.tsx'
import { PlatformHeader } from '../platform/platform-header.tsx'
import platform from '../platform/platform-shell.module.css'
import { ClubHeader } from './club-header.tsx'
import type { loadFrame } from './load-frame.ts'
import styles from './member-shell.module.css'
import { Questions } from './questions.tsx'
import { SideEntries } from './side-rooms.tsx'
import { TabBar } from './tab-bar.tsx'

/**
 * The frame of the my-account site, in the colours of the member's club; a stranger sees the platform's. The page stands
 * in the same place either way: a sign-in that runs out takes nothing away from who is in the middle of something.
 */
export function MemberShell() {
  const site = useSite()
  const { pathname } = useLocation()
  const { dialog, failedPayments } = useLoaderData<typeof loadFrame>()
  const user = site?.user ?? null
  const hero = useHero(user)
  return (
    <div className={user ? styles.shell : platform['shell']}>
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      {site && user ? (
        <ClubHeader site={site} user={user} hero={hero}>
          {/* On the first page it stands among what needs doing. */}
          {pathname !== '/' && <VerifyEmailBar />}
        </ClubHeader>
      ) : (
        <PlatformHeader />
      )}
      <div className={user ? classNames('container', styles.frame, !hero && styles.low) : styles.plain}>
        <div className={styles.side} data-print="no">
          {user && <SideEntries path={pathname} failedPayments={failedPayments} />}
        </div>
        <main id="content" className={user ? styles.main : platform['main']} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <div className={styles.foot}>
        {site?.worn && <Questions site={site} club={site.worn} />}
        <PlatformFooter />
      </div>
      {site && user && <TabBar site={site} path={pathname} failedPayments={failedPayments} />}
      <DialogOutlet data={dialog} />
    </div>
  )
}
