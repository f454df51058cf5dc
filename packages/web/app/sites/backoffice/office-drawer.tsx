import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people'
import { SignOutForm } from '../../features/identity/sign-out/sign-out-form.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PLATFORM } from '../platform/messages.ts'
import type { OfficeClub } from './load-office.ts'
import { OFFICE } from './messages.ts'
import styles from './office-drawer.module.css'
import { SideNavigation } from './side-navigation.tsx'
import { ViewWebsite } from './view-website.tsx'

interface Props {
  user: User
  chosen: OfficeClub | null
  canSwitch: boolean
}

/** Below 992px; a plain `details`, so it opens before, and without, any script. */
export function OfficeDrawer({ user, chosen, canSwitch }: Props) {
  return (
    <details className={styles.drawer} data-menu="" data-phone-menu="">
      <summary className={styles.menu}>
        <Icon name="menu" className={styles.closed} />
        <Icon name="close" className={styles.open} />
        <span className="visually-hidden">{OFFICE.menu}</span>
      </summary>
      <div className={styles.panel}>
        <SideNavigation />
        <div className={styles.person}>
          {chosen && <ViewWebsite club={chosen} className={styles.way} />}
          {canSwitch && (
            <Link to="/choose-club" className={styles.way}>
              {OFFICE.switchClub}
            </Link>
          )}
          <p className={styles.name}>
            {user.first_name} {user.last_name}
          </p>
          <SignOutForm>
            <Button type="submit" wide>
              {PLATFORM.signOut}
            </Button>
          </SignOutForm>
        </div>
      </div>
    </details>
  )
}
