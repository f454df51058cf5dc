import type { User } from '@clubhouse/contract/people'
import { userMenu, type UserMenuEntry } from '@clubhouse/domain/menu'
import { SignInLink } from '../../features/authentication/sign-in-link.tsx'
import { SignOutForm } from '../../features/authentication/sign-out-form.tsx'
import type { Club } from '../../lib/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { crossSiteUrl } from '../cross-site-url.ts'
import { SHELL } from './messages.ts'
import styles from './navbar.module.css'

/** SHELL-16 to SHELL-20. */
export function UserCorner({ club, user }: { club: Club; user: User | null }) {
  const menu = userMenu(user && { firstName: user.first_name, roles: user.roles }, club.openRooms)
  switch (menu.kind) {
    case 'none':
      return null
    case 'sign-in':
      return (
        <SignInLink
          className={styles.tool}
          title={SHELL.signIn}
          aria-label={SHELL.signIn}
          data-user-corner=""
        >
          <Icon name="user" />
        </SignInLink>
      )
    case 'user':
      return (
        <details className={styles.dropdown} data-menu="" name="navbar">
          <summary
            className={styles.tool}
            aria-label={menu.greeting}
            title={menu.greeting}
            data-user-corner=""
          >
            <Icon name="user" />
            <span className={styles.present} />
          </summary>
          <div className={`${styles.panel} ${styles.atEnd}`}>
            <p className={styles.greeting}>{menu.greeting}</p>
            <ul role="list">
              {menu.entries.map((entry) => (
                <li key={entry.action}>
                  <UserAction entry={entry} club={club} />
                </li>
              ))}
            </ul>
          </div>
        </details>
      )
  }
}

function UserAction({ entry, club }: { entry: UserMenuEntry; club: Club }) {
  if (entry.action === 'sign-out') {
    return (
      <SignOutForm>
        <button className={styles.row}>{entry.title}</button>
      </SignOutForm>
    )
  }
  const type = entry.action === 'back-office' ? 'backoffice' : 'myaccount'
  return (
    <a className={styles.row} href={crossSiteUrl(type, club)}>
      {entry.title}
    </a>
  )
}
