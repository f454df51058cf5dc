import { Link } from 'react-router'
import type { Address } from '@clubhouse/contract/site/club'
import { footerLinks, type MenuLink } from '@clubhouse/domain/site/content/menu'
import { Crest } from '#parts/site/club/crest.tsx'
import type { Club } from '../../lib/page/site-data.ts'
import { ExternalAnchor } from './menu-entry.tsx'
import styles from './footer.module.css'
import { SHELL } from './messages.ts'
import { SocialIcons } from './social-icons.tsx'

const PLATFORM_PAGES = { about: '/about', terms: '/terms', privacy: '/privacy' }

/** SHELL-31 */
export function Footer({ club: { account, cdnHost, openRooms } }: { club: Club }) {
  const links = footerLinks(account, openRooms, PLATFORM_PAGES)
  const sections = links.site.filter((link) => link.kind === 'section')
  const plain = links.site.filter((link) => link.kind !== 'section')
  return (
    <footer className={styles.footer} data-chrome="" data-print="no">
      <div className={`container ${styles.inner}`}>
        <div className={styles.club}>
          <span className={styles.plate}>
            <Crest club={account} cdnHost={cdnHost} />
          </span>
          <div>
            <p className={styles.name}>{account.name}</p>
            {account.display_address && <PostalAddress address={account.address} />}
          </div>
        </div>
        <nav className={styles.explore} aria-label={SHELL.explore}>
          <LinkColumn title={SHELL.explore} links={plain} />
          {sections.map((section) => (
            <LinkColumn
              key={section.title}
              title={section.title}
              links={section.pages.map((page) => ({ kind: 'link', ...page }))}
            />
          ))}
        </nav>
        {links.social.length > 0 && (
          <div>
            <p className={styles.title}>{SHELL.follow}</p>
            <SocialIcons links={links.social} className={styles.social} />
          </div>
        )}
      </div>
      <div className={styles.platform}>
        <nav className={`container ${styles.line}`} aria-label={SHELL.platform}>
          <p>{SHELL.runsOn}</p>
          <ul className={styles.small} role="list">
            {[...links.platform, { title: SHELL.cookies, href: '/cookies' }].map(({ title, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

function LinkColumn({ title, links }: { title: string; links: Exclude<MenuLink, { kind: 'section' }>[] }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            {link.kind === 'external' ? (
              <ExternalAnchor className={styles.link} href={link.href}>
                {link.title}
              </ExternalAnchor>
            ) : (
              <Link className={styles.link} to={link.href} prefetch="intent">
                {link.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PostalAddress({ address: { line1, city, county, country } }: { address: Address }) {
  const lines = [line1, [city, county].filter(Boolean).join(', '), country].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
