import { useState } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { DialogOutlet } from '#features/identity/sign-in/dialog-outlet.tsx'
import { VerifyEmailBar } from '#features/identity/sign-in/verification/verify-email-bar.tsx'
import { useSite } from '../../lib/page/site-data.ts'
import { useEarlyPresses } from '../../lib/visit/early-presses.ts'
import { closedTo } from '../../parts/office/closed-room.ts'
import { entriesFor } from '../../parts/office/frame/navigation.ts'
import { type Overlay, useOfficeKeys } from '../../parts/office/frame/use-office-keys.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import '../../theme/office.css'
import { PLATFORM } from '../platform/messages.ts'
import { PlatformFooter } from '../platform/platform-footer.tsx'
import { PlatformHeader } from '../platform/platform-header.tsx'
import platform from '../platform/platform-shell.module.css'
import type { loadOffice } from './load-office.ts'
import { OfficeBar } from './office-bar.tsx'
import styles from './office-shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { TabBar } from './tab-bar.tsx'
import { SuspendedBar, VisitBar } from './visit-bar.tsx'

/** Few meet it, so its words come when they do. */
const ClosedRoomPanel = lazyPart(async () => {
  const { ClosedRoomPanel: Panel } = await import('../../parts/office/closed-room-panel.tsx')
  return { default: Panel }
})

const Palette = lazyPart(() => import('../../parts/office/frame/palette/palette.tsx'))
const KeysDialog = lazyPart(() => import('../../parts/office/frame/palette/keys-dialog.tsx'))

/**
 * The frame of the back office in the colours of the club worked on; a stranger sees the platform's. The page stands
 * in the same place either way: a sign-in that runs out takes nothing away from who is in the middle of something.
 */
export function OfficeShell() {
  const site = useSite()
  const { pathname } = useLocation()
  const { dialog, chosen, others, waiting } = useLoaderData<typeof loadOffice>()
  const user = site?.user ?? null
  const entries = chosen ? entriesFor({ ...chosen, features: site?.worn?.features.names ?? [] }) : []
  const closed = chosen && closedTo({ ...chosen, hasFreshPasskey: user?.has_fresh_passkey }, pathname)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const shown = user ? overlay : null
  useOfficeKeys({ entries, onOpen: setOverlay })
  useEarlyPresses()
  return (
    <div className={user ? styles.shell : platform['shell']}>
      <a className="skip-link" href="#content">
        {PLATFORM.skip}
      </a>
      {site && user ? (
        <OfficeBar
          site={site}
          user={user}
          chosen={chosen}
          others={others}
          entries={entries}
          onOpen={setOverlay}
        />
      ) : (
        <PlatformHeader />
      )}
      <div className={user ? styles.entries : styles.plain}>
        {site && user && (
          <SideMenu
            site={site}
            user={user}
            chosen={chosen}
            others={others}
            entries={entries}
            waiting={waiting}
            path={pathname}
          />
        )}
        <main id="content" className={user ? styles.sheet : platform['main']} tabIndex={-1}>
          {chosen?.entry && <VisitBar club={chosen.name} entry={chosen.entry} />}
          {chosen?.is_suspended && <SuspendedBar />}
          <VerifyEmailBar />
          {closed ? <ClosedRoomPanel {...closed} path={pathname} /> : <Outlet />}
        </main>
      </div>
      {user ? <TabBar entries={entries} path={pathname} /> : <PlatformFooter />}
      {shown === 'palette' && <Palette entries={entries} onClose={() => setOverlay(null)} />}
      {shown === 'keys' && <KeysDialog entries={entries} onClose={() => setOverlay(null)} />}
      <DialogOutlet data={dialog} />
    </div>
  )
}
