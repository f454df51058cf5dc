import { Outlet, useLoaderData } from 'react-router'
import { DialogOutlet } from '#features/identity/sign-in/dialog-outlet.tsx'
import type { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { VerifyEmailBar } from '#features/identity/sign-in/verification/verify-email-bar.tsx'
import { PLATFORM } from './messages.ts'
import { PlatformFooter } from './platform-footer.tsx'
import { PlatformHeader } from './platform-header.tsx'
import styles from './platform-shell.module.css'

/** The platform's own sites are quiet: the clubs bring the colour. */
export function PlatformShell() {
  const dialog = useLoaderData<typeof loadDialog>()
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      <PlatformHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        <VerifyEmailBar />
        <Outlet />
      </main>
      <PlatformFooter />
      <DialogOutlet data={dialog} />
    </div>
  )
}
