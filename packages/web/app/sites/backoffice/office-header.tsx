import { Link } from 'react-router'
import type { User, UserAccount } from '@clubhouse/contract/people'
import { accountsRun } from '@clubhouse/domain/chosen-account'
import { Icon } from '../../ui/icon/icon.tsx'
import { PLATFORM } from '../platform/messages.ts'
import platform from '../platform/platform-shell.module.css'
import { SignedInPerson } from '../platform/signed-in-person.tsx'
import { Wordmark } from '../platform/wordmark.tsx'
import { OFFICE } from './messages.ts'
import styles from './office-header.module.css'
import { SideNavigation } from './side-navigation.tsx'

interface Props {
  user: User | null
  chosen: UserAccount | null
}

/** Who works here, and on which club. */
export function OfficeHeader({ user, chosen }: Props) {
  return (
    <header className={`${platform['header']} ${user ? styles.header : ''}`} data-print="no">
      <div className={`${user ? styles.wide : 'container'} ${platform['bar']} ${user ? styles.bar : ''}`}>
        {user && <Drawer user={user} />}
        <Link
          to="/"
          className={`${platform['brand']} ${user ? styles.brand : ''}`}
          aria-label={PLATFORM.home}
        >
          <Wordmark className={platform['mark']} />
        </Link>
        {chosen && user ? (
          <ClubWorkedOn chosen={chosen} canSwitch={accountsRun(user.accounts).length > 1} />
        ) : (
          <span className={platform['name']}>{OFFICE.name}</span>
        )}
        {user && <SignedInPerson user={user} />}
      </div>
    </header>
  )
}

function ClubWorkedOn({ chosen, canSwitch }: { chosen: UserAccount; canSwitch: boolean }) {
  const name = (
    <>
      <span className="visually-hidden">{OFFICE.workingOn} </span>
      <span className={styles.clubName}>{chosen.name}</span>
    </>
  )
  if (!canSwitch) return <p className={styles.club}>{name}</p>
  return (
    <Link to="/choose-club" className={styles.club} title={OFFICE.switchClub}>
      {name}
      <Icon name="chevron-down" />
      <span className="visually-hidden">{OFFICE.switchClub}</span>
    </Link>
  )
}

/** Below 992px; a plain `details`, so it opens before, and without, any script. */
function Drawer({ user }: { user: User }) {
  return (
    <details className={styles.drawer} data-menu="" data-phone-menu="">
      <summary className={styles.menu}>
        <Icon name="menu" className={styles.closed} />
        <Icon name="close" className={styles.open} />
        <span className="visually-hidden">{OFFICE.menu}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.person}>
          {user.first_name} {user.last_name}
        </p>
        <SideNavigation />
      </div>
    </details>
  )
}
