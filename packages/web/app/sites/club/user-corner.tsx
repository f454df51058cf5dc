import { Link } from 'react-router'
import { siteOrigin } from '@clubhouse/domain/hosts'
import { userMenu, type UserMenuEntry } from '@clubhouse/domain/menu'
import type { Club } from '../../lib/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SHELL } from './messages.ts'
import styles from './navbar.module.css'

export interface SignedIn {
  firstName: string
  roles: readonly string[]
}

/** SHELL-16 to SHELL-20. */
export function UserCorner({ club, user }: { club: Club; user: SignedIn | null }) {
  const menu = userMenu(user, club.openRooms)
  switch (menu.kind) {
    case 'none':
      return null
    case 'sign-in':
      return (
        <Link className={styles.tool} to="/authentication" title={SHELL.signIn} aria-label={SHELL.signIn}>
          <Icon name="user" />
        </Link>
      )
    case 'user':
      return (
        <details className={styles.dropdown} data-menu="" name="navbar">
          <summary className={styles.tool} aria-label={menu.greeting} title={menu.greeting}>
            <Icon name="user" />
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
      <form method="post" action="/authentication/sign-out">
        <button className={styles.row}>{entry.title}</button>
      </form>
    )
  }
  const type = entry.action === 'back-office' ? 'backoffice' : 'myaccount'
  return (
    <a className={styles.row} href={siteOrigin({ type }, club)}>
      {entry.title}
    </a>
  )
}
