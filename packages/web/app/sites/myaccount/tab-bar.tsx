import { Link } from 'react-router'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { SignOutForm } from '#features/identity/sign-in/sign-out/sign-out-form.tsx'
import type { SiteData } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { PLATFORM } from '../platform/messages.ts'
import { FailedCount } from './failed-count.tsx'
import { FRAME } from './messages.ts'
import { isIn, NAVIGATION, type NavigationItem } from './navigation.ts'
import styles from './tab-bar.module.css'

const IN_BAR = 4

interface Props {
  site: SiteData
  path: string
  failedPayments: number
}

/** Below 992px: the rooms under the thumb; a plain `details` holds the rest, so it opens without any script. */
export function TabBar({ site, path, failedPayments }: Props) {
  const rest = NAVIGATION.slice(IN_BAR)
  const isInRest = rest.some(({ to }) => isIn(to, path))
  return (
    <nav className={styles.bar} aria-label={FRAME.short} data-print="no" data-sticky-bar="">
      {NAVIGATION.slice(0, IN_BAR).map((item) => (
        <Tab key={item.to} item={item} path={path} failedPayments={failedPayments} />
      ))}
      <details className={styles.more} data-menu="">
        <summary className={styles.tab} data-here={isInRest || undefined}>
          <Icon name="menu" />
          {FRAME.more}
        </summary>
        <div className={styles.panel}>
          {rest.map(({ title, to, icon }) => (
            <Link key={to} to={to} className={styles.row} aria-current={isIn(to, path) ? 'page' : undefined}>
              <Icon name={icon} />
              {title}
            </Link>
          ))}
          <Link to="/details" className={styles.row}>
            <Icon name="user" />
            {FRAME.details}
          </Link>
          {site.worn && (
            <a className={styles.row} href={siteOrigin({ type: 'club', club: site.worn.slug }, site)}>
              <Icon name="external" />
              {FRAME.website}
            </a>
          )}
          {(site.user?.accounts.length ?? 0) > 1 && (
            <Link to="/choose-club" className={styles.row}>
              <Icon name="sort-none" />
              {FRAME.switchClub}
            </Link>
          )}
          <SignOutForm>
            <button className={styles.row}>
              <Icon name="arrow-left" />
              {PLATFORM.signOut}
            </button>
          </SignOutForm>
        </div>
      </details>
    </nav>
  )
}

function Tab({
  item: { title, to, icon },
  path,
  failedPayments,
}: Omit<Props, 'site'> & { item: NavigationItem }) {
  return (
    <Link to={to} className={styles.tab} aria-current={isIn(to, path) ? 'page' : undefined}>
      <Icon name={icon} />
      {title}
      {to === '/payments' && <FailedCount count={failedPayments} className={styles.count} />}
    </Link>
  )
}
