import type { User } from '@clubhouse/contract/people/people'
import { userMenu, type UserMenuEntry } from '@clubhouse/domain/site/content/menu'
import { SignInLink } from '#features/identity/sign-in/sign-in-link.tsx'
import { SignOutForm } from '#features/identity/sign-in/sign-out/sign-out-form.tsx'
import { initialsOf } from '../../lib/page/initials.ts'
import type { Club } from '../../lib/page/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { crossSiteUrl } from '../../lib/page/cross-site-url.ts'
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
        <SignInLink className={classNames(styles.tool, styles.signIn)} data-user-corner="">
          <Icon name="user" />
          <span>{SHELL.signIn}</span>
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
            {/* Drawn, not written: who says what they read would ask for a name that the button has not. */}
            {user && <span className={styles.initials} data-initials={initialsOf(user)} />}
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

/** The row of the phone's menu for whoever is not signed in: beside the name of a club there is room for an icon only. */
export function SignInRow({ club, user }: { club: Club; user: User | null }) {
  if (
    userMenu(user && { firstName: user.first_name, roles: user.roles }, club.openRooms).kind !== 'sign-in'
  ) {
    return null
  }
  return (
    <SignInLink>
      <Icon name="user" />
      {SHELL.signIn}
    </SignInLink>
  )
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
