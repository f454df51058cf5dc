import { Link } from 'react-router'
import type { User, UserAccount } from '@clubhouse/contract/people/people'
import type { SiteData } from '../../lib/page/site-data.ts'
import type { OfficeMenuEntry } from '../../parts/office/frame/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { PLATFORM } from '../platform/messages.ts'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { Plate } from './club-corner.tsx'
import type { OtherClub } from './load-office.ts'
import { OFFICE } from './messages.ts'
import { MenuList } from './menu-list.tsx'
import styles from './side-menu.module.css'
import { ViewWebsite } from './view-website.tsx'

export const MENU_ID = 'office-menu'

interface Props {
  site: SiteData
  user: User
  chosen: UserAccount | null
  others: readonly OtherClub[]
  entries: readonly OfficeMenuEntry[]
  /** How much waits at an entry, by its address. */
  waiting: Readonly<Record<string, number>>
  path: string
}

/**
 * The way to every entry: beside the page where it fits, else a drawer. A popover, so that it opens, closes by
 * Esc and gives the focus back before, and without, any script.
 */
export function SideMenu({ site, chosen, others, entries, waiting, path }: Props) {
  return (
    <nav id={MENU_ID} className={styles.side} popover="auto" aria-label={OFFICE.entries} data-print="no">
      <div className={styles.head} data-font={site.worn?.theme.heading_font}>
        {chosen && <Plate site={site} name={chosen.name} logo={site.worn?.logo_image ?? []} />}
        <span className={styles.club}>{chosen?.name}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={OFFICE.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuList entries={entries} waiting={waiting} path={path} />
      <div className={styles.foot}>
        <div className={styles.ways}>
          {chosen && <ViewWebsite club={chosen} className={styles.way} />}
          {others.length > 0 && (
            <Link to="/choose-club" className={styles.way}>
              {OFFICE.switchClub}
            </Link>
          )}
        </div>
        {site.appearance && <AppearanceSwitch served={site.appearance} />}
        <ul className={styles.links} role="list">
          <li>{OFFICE.platform}</li>
          {chosen && (
            <li>
              <Link to="/help">{OFFICE.help}</Link>
            </li>
          )}
          {PLATFORM.links.map(({ title, href }) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
