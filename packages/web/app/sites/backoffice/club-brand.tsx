import { Link } from 'react-router'
import { Crest } from '../../parts/club/crest.tsx'
import { useSite } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './club-brand.module.css'
import type { OfficeClub } from './load-office.ts'
import { OFFICE } from './messages.ts'

/** The crest and name of the club worked on, in its own colours; with several clubs, the way to another. */
export function ClubBrand({ club, canSwitch }: { club: OfficeClub; canSwitch: boolean }) {
  const cdnHost = useSite()?.cdnHost ?? ''
  return (
    <div className={styles.brand} data-font={club.look?.font}>
      <Link to="/" className={styles.club}>
        <span className={styles.plate}>
          <Crest club={{ name: club.name, logo_image: club.logo }} cdnHost={cdnHost} priority="eager" />
        </span>
        <span className={styles.words}>
          <span className="visually-hidden">{OFFICE.workingOn} </span>
          <span className={styles.name}>{club.name}</span>
          {!canSwitch && <span className={styles.place}>{OFFICE.name}</span>}
        </span>
      </Link>
      {canSwitch && (
        <Link to="/choose-club" className={styles.switch}>
          {OFFICE.switchClub}
          <Icon name="chevron-down" />
        </Link>
      )}
    </div>
  )
}
