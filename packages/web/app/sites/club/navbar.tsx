import { Link, NavLink } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { HOME, menuLinks, showsCart, siteLinks, socialLinks } from '@clubhouse/domain/site/content/menu'
import { Crest } from '#parts/site/club/crest.tsx'
import type { Club } from '../../lib/page/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { CartButton } from './cart-button.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { SHELL } from './messages.ts'
import styles from './navbar.module.css'
import { PhoneMenu } from './phone-menu.tsx'
import { SocialIcons } from './social-icons.tsx'
import { SignInRow, UserCorner } from './user-corner.tsx'

interface Props {
  club: Club
  path: string
  user: User | null
  cartCount: number
}

/** With more entries than these they stand closer; with still more the crest stands without the club's name. */
const BUSY = 4
const CROWDED = 6

export function Navbar({ club, path, user, cartCount }: Props) {
  const { account, cdnHost, openRooms } = club
  const { shown, hidden } = menuLinks(account, openRooms)
  const beside = siteLinks(account, openRooms)
  const social = socialLinks(account)
  const entries = shown.length + beside.length + (hidden.length > 0 ? 1 : 0)
  return (
    <header className={styles.navbar} data-chrome="" data-print="no">
      <div
        className={classNames(
          'container',
          styles.bar,
          entries > BUSY && styles.busy,
          entries > CROWDED && styles.crowded,
        )}
      >
        <PhoneMenu
          links={[HOME, ...beside, ...shown, ...hidden]}
          social={social}
          signIn={<SignInRow club={club} user={user} />}
        />
        <Link to="/" className={styles.brand} aria-label={SHELL.homeOf(account.name)}>
          <span className={styles.plate}>
            <Crest club={account} cdnHost={cdnHost} priority="eager" />
          </span>
          <span className={styles.name}>{account.name}</span>
        </Link>
        <nav className={styles.wide} aria-label={SHELL.mainMenu}>
          <ul className={styles.items} role="list">
            {shown.map((link) => (
              <li key={link.title}>
                <MenuEntry link={link} />
              </li>
            ))}
            {beside.map((link) => (
              <li key={link.href}>
                <NavLink className={classNames(styles.item)} to={link.href} prefetch="intent">
                  {link.title}
                </NavLink>
              </li>
            ))}
            {hidden.length > 0 && (
              <li>
                <details className={styles.dropdown} data-menu="" name="navbar">
                  <summary className={styles.item}>
                    {SHELL.more}
                    <Icon name="chevron-down" />
                  </summary>
                  <ul className={styles.panel} role="list">
                    {hidden.map((link) => (
                      <li key={link.title}>
                        <MenuEntry link={link} isNested />
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SocialIcons links={social} className={styles.social} />
          {showsCart(account, openRooms, path) && <CartButton count={cartCount} />}
          <UserCorner club={club} user={user} />
        </div>
      </div>
    </header>
  )
}
