import { Outlet, useLoaderData, useLocation } from 'react-router'
import { DialogOutlet } from '#features/identity/sign-in/dialog-outlet.tsx'
import type { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { VerifyEmailBar } from '#features/identity/sign-in/verification/verify-email-bar.tsx'
import { useSite } from '../../lib/page/site-data.ts'
import '../../theme/office.css'
import office from '../backoffice/office-shell.module.css'
import { PLATFORM } from '../platform/messages.ts'
import { PlatformFooter } from '../platform/platform-footer.tsx'
import { PlatformHeader } from '../platform/platform-header.tsx'
import platform from '../platform/platform-shell.module.css'
import { PasskeyBar } from './passkey-bar.tsx'
import { SuBar } from './su-bar.tsx'
import { SuMenu, SuTabs } from './su-menu.tsx'

/**
 * ui.md §5: the frame of the back office, in the platform's own colours; a stranger sees what the platform shows to all. The page
 * stands in the same place either way: a sign-in that runs out takes nothing away from who is in the middle of something.
 */
export function SuShell() {
  const site = useSite()
  const { pathname } = useLocation()
  const dialog = useLoaderData<typeof loadDialog>()
  const user = site?.user ?? null
  return (
    <div className={user ? office['shell'] : platform['shell']}>
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      {site && user ? <SuBar site={site} user={user} /> : <PlatformHeader />}
      <div className={user ? office['entries'] : office['plain']}>
        {site && user && <SuMenu site={site} path={pathname} />}
        <main id="content" className={user ? office['sheet'] : platform['main']} tabIndex={-1}>
          <VerifyEmailBar />
          <PasskeyBar user={user} />
          <Outlet />
        </main>
      </div>
      {user ? <SuTabs path={pathname} /> : <PlatformFooter />}
      <DialogOutlet data={dialog} />
    </div>
  )
}
