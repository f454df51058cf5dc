import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { SiteData, WornClub } from '../../lib/page/site-data.ts'
import styles from './member-shell.module.css'
import { FRAME } from './messages.ts'

/** Whom to ask, where the club takes messages. */
export function Questions({ site, club }: { site: SiteData; club: WornClub }) {
  if (!club.features.is_contact_enabled) return null
  return (
    <aside className={`container ${styles.questions}`} data-print="no" aria-label={FRAME.questions}>
      {FRAME.questions}{' '}
      <a href={`${siteOrigin({ type: 'club', club: club.slug }, site)}/contact`}>{FRAME.ask(club.name)}</a>
    </aside>
  )
}
