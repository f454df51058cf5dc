import { Link } from 'react-router'
import type { SiteData } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { AppearanceSwitch } from '../backoffice/appearance-switch.tsx'
import side from '../backoffice/side-menu.module.css'
import tabs from '../backoffice/tab-bar.module.css'
import { PLATFORM } from '../platform/messages.ts'
import { SU } from './messages.ts'
import { isIn, SU_ENTRIES } from './navigation.ts'
import styles from './su-shell.module.css'

const MENU_ID = 'su-menu'
const UNDER_THE_THUMB = 4

const here = (isHere: boolean) => (isHere ? ('page' as const) : undefined)

/** Beside the page where it fits, else a drawer: a popover, so that it opens and closes without any script. */
export function SuMenu({ site, path }: { site: SiteData; path: string }) {
  return (
    <nav id={MENU_ID} className={side['side']} popover="auto" aria-label={SU.entries} data-print="no">
      <div className={styles.head}>
        {SU.name}
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={SU.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul role="list">
        {SU_ENTRIES.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={side['link']} aria-current={here(isIn(entry, path))}>
              <Icon name={entry.icon} />
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={side['foot']}>
        {site.appearance && <AppearanceSwitch served={site.appearance} />}
        <ul className={side['links']} role="list">
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

export const SuTabs = ({ path }: { path: string }) => (
  <nav className={tabs['bar']} aria-label={SU.short} data-print="no">
    {SU_ENTRIES.slice(0, UNDER_THE_THUMB).map((entry) => (
      <Link key={entry.to} to={entry.to} className={tabs['tab']} aria-current={here(isIn(entry, path))}>
        <Icon name={entry.icon} />
        {entry.title}
      </Link>
    ))}
    <button type="button" className={tabs['tab']} popoverTarget={MENU_ID}>
      <Icon name="menu" />
      {SU.menu}
    </button>
  </nav>
)
