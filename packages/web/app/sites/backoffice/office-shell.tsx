import { Outlet, useLoaderData } from 'react-router'
import { DialogOutlet } from '../../features/identity/dialog-outlet.tsx'
import { VerifyEmailBar } from '../../features/identity/verification/verify-email-bar.tsx'
import type { ClubLook } from '../../parts/office/club-look.ts'
import { useNonce, useSite } from '../../lib/page/site-data.ts'
import { useHydrated } from '../../lib/visit/use-hydrated.ts'
import { PLATFORM } from '../platform/messages.ts'
import { PlatformFooter } from '../platform/platform-footer.tsx'
import platform from '../platform/platform-shell.module.css'
import type { loadOffice } from './load-office.ts'
import { OfficeHeader } from './office-header.tsx'
import styles from './office-shell.module.css'
import { SideNavigation } from './side-navigation.tsx'

/**
 * The platform's frame, and for who is signed in the way through the rooms. The page stands in the same place
 * either way: a sign-in that runs out takes nothing away from who is in the middle of something.
 */
export function OfficeShell() {
  const user = useSite()?.user ?? null
  const { dialog, chosen } = useLoaderData<typeof loadOffice>()
  const isHydrated = useHydrated()
  const colours = chosen?.look?.colours
  return (
    <div className={platform['shell']} data-office="" style={isHydrated ? colours : undefined}>
      {colours && !isHydrated && <FirstColours colours={colours} />}
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      <OfficeHeader user={user} chosen={chosen} />
      <div className={user ? styles.rooms : styles.plain}>
        <div className={styles.side} data-print="no">
          {user && (
            <div className={styles.stays}>
              <SideNavigation />
            </div>
          )}
        </div>
        <main id="content" className={platform['main']} tabIndex={-1}>
          <VerifyEmailBar />
          <Outlet />
        </main>
      </div>
      <PlatformFooter isWide={user !== null} />
      <DialogOutlet data={dialog} />
    </div>
  )
}

/** The club's colours until a script sets them: our policy takes no style attributes from the server. */
function FirstColours({ colours }: { colours: ClubLook['colours'] }) {
  const nonce = useNonce()
  const rules = Object.entries(colours).map(([name, value]) => `${name}:${value};`)
  const css = `[data-office][data-office]{${rules.join('')}}`
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
