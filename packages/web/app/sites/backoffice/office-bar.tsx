import { Link } from 'react-router'
import type { User, UserAccount } from '@clubhouse/contract/people/people'
import type { SiteData } from '../../lib/page/site-data.ts'
import { useHydrated } from '../../lib/visit/use-hydrated.ts'
import type { OfficeMenuEntry } from '../../parts/office/frame/navigation.ts'
import { searchHint } from '../../parts/office/frame/search-hint.ts'
import type { Overlay } from '../../parts/office/frame/use-office-keys.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ClubCorner } from './club-corner.tsx'
import type { OtherClub } from './load-office.ts'
import { OFFICE } from './messages.ts'
import styles from './office-bar.module.css'
import { OfficePersonMenu } from './office-person-menu.tsx'
import { ViewWebsite } from './view-website.tsx'

interface Props {
  site: SiteData
  user: User
  chosen: UserAccount | null
  others: readonly OtherClub[]
  entries: readonly OfficeMenuEntry[]
  onOpen: (overlay: Overlay) => void
}

/** Above every page: which club, and who works here. */
export function OfficeBar({ site, user, chosen, others, entries, onOpen }: Props) {
  return (
    <header className={styles.bar} data-print="no">
      <ClubCorner site={site} chosen={chosen} others={others} />
      {chosen && <Find hint={searchHint(entries)} onOpen={() => onOpen('palette')} />}
      <div className={styles.end}>
        {chosen && <ViewWebsite club={chosen} className={styles.website} />}
        <Link to="/help" className={styles.help} aria-label={OFFICE.help} title={OFFICE.help}>
          <Icon name="help" />
        </Link>
        <OfficePersonMenu site={site} user={user} />
      </div>
    </header>
  )
}

/** Opens the palette; without a script it leads to the same as a page. */
function Find({ hint, onOpen }: { hint: string; onOpen: () => void }) {
  const isHydrated = useHydrated()
  return (
    <Link
      to="/find"
      className={styles.find}
      aria-label={hint}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon name="search" />
      <span className={styles.findWords}>{hint}</span>
      {/* Drawn, not written: no part of its name. */}
      {isHydrated && <kbd className={styles.kbd} data-keys={isApple() ? '⌘K' : 'Ctrl K'} />}
    </Link>
  )
}

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)
