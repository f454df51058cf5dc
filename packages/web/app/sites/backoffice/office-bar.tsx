import type { User, UserAccount } from '@clubhouse/contract/people'
import type { SiteData } from '../../lib/page/site-data.ts'
import { ClubCorner } from './club-corner.tsx'
import type { OtherClub } from './load-office.ts'
import styles from './office-bar.module.css'
import { OfficePersonMenu } from './office-person-menu.tsx'
import { ViewWebsite } from './view-website.tsx'

interface Props {
  site: SiteData
  user: User
  chosen: UserAccount | null
  others: readonly OtherClub[]
}

/** Above every room: which club, and who works here. */
export function OfficeBar({ site, user, chosen, others }: Props) {
  return (
    <header className={styles.bar} data-print="no">
      <ClubCorner {...{ site, chosen, others }} />
      <div className={styles.end}>
        {chosen && <ViewWebsite club={chosen} className={styles.website} />}
        <OfficePersonMenu site={site} user={user} />
      </div>
    </header>
  )
}
