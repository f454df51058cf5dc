import { Outlet, useLoaderData, useLocation } from 'react-router'
import { DialogOutlet } from '#features/identity/sign-in/dialog-outlet.tsx'
import type { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { VerifyEmailBar } from '#features/identity/sign-in/verification/verify-email-bar.tsx'
import { useSite } from '../../lib/page/site-data.ts'
import { useEarlyPresses } from '../../lib/visit/early-presses.ts'
import { classNames } from '../../ui/class-names.ts'
import '../../theme/office.css'
import office from '../backoffice/office-shell.module.css'
import { PLATFORM } from '../platform/messages.ts'
import { PlatformFooter } from '../platform/platform-footer.tsx'
import { PlatformHeader } from '../platform/platform-header.tsx'
import platform from '../platform/platform-shell.module.css'
import { BodyBar } from './body-bar.tsx'
import styles from './body-shell.module.css'
import { BodyMenu, BodyTabs } from './body-menu.tsx'

/** The frame of a governing body's site: the back office's, in the platform's own colours. A stranger sees the platform's. */
export function BodyShell() {
  const dialog = useLoaderData<typeof loadDialog>()
  const user = useSite()?.user ?? null
  const { pathname } = useLocation()
  useEarlyPresses()
  return (
    <div className={user ? classNames(office.shell, styles.shell) : platform.shell}>
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      {user ? <BodyBar user={user} /> : <PlatformHeader />}
      <div className={user ? office.entries : office.plain}>
        {user && <BodyMenu path={pathname} />}
        <main id="content" className={user ? office.sheet : platform.main} tabIndex={-1}>
          <VerifyEmailBar />
          <Outlet />
        </main>
      </div>
      {user ? <BodyTabs path={pathname} /> : <PlatformFooter />}
      <DialogOutlet data={dialog} />
    </div>
  )
}
