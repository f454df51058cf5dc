import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import { PLATFORM } from '../platform/messages.ts'
import platform from '../platform/platform-shell.module.css'
import { SignedInPerson } from '../platform/signed-in-person.tsx'
import { Wordmark } from '../platform/wordmark.tsx'
import { ClubBrand } from './club-brand.tsx'
import type { OfficeClub } from './load-office.ts'
import { OFFICE } from './messages.ts'
import { OfficeDrawer } from './office-drawer.tsx'
import styles from './office-header.module.css'
import { ViewWebsite } from './view-website.tsx'

interface Props {
  user: User | null
  chosen: OfficeClub | null
}

/** Who works here, and on which club. */
export function OfficeHeader({ user, chosen }: Props) {
  const canSwitch = accountsRun(user?.accounts ?? []).length > 1
  return (
    <header className={`${platform['header']} ${user ? styles.header : ''}`} data-print="no">
      <div className={`${user ? styles.wide : 'container'} ${platform['bar']} ${user ? styles.bar : ''}`}>
        {user && <OfficeDrawer user={user} chosen={chosen} canSwitch={canSwitch} />}
        {chosen ? (
          <ClubBrand club={chosen} canSwitch={canSwitch} />
        ) : (
          <>
            <Link to="/" className={platform['brand']} aria-label={PLATFORM.home}>
              <Wordmark className={platform['mark']} />
            </Link>
            <span className={platform['name']}>{OFFICE.name}</span>
          </>
        )}
        {user && (
          <div className={styles.atEnd}>
            {chosen && <ViewWebsite club={chosen} className={styles.website} />}
            <SignedInPerson user={user} />
          </div>
        )}
      </div>
    </header>
  )
}
