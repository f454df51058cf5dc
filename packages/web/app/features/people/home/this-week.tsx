import type { HomeClub } from '@clubhouse/contract/people/home'
import type { Match } from '@clubhouse/contract/site/matches'
import { formatDay, formatTime } from '@clubhouse/domain/format'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { SiteData } from '#lib/page/site-data.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import styles from './home.module.css'
import { HOME } from './messages.ts'

interface Props {
  club: HomeClub
  site: SiteData
  matches: readonly Match[]
}

/** Matches and draws of the next seven days, in the order in which they come. */
export function ThisWeek({ club, site, matches }: Props) {
  const zone = club.time_zone
  const draws = club.draws.map(({ name, kind, jackpot, draws_at: at }) => ({
    at,
    what: HOME.draw(name, kind === 'Lotto' && jackpot > 0 ? money(jackpot, club.currency) : null),
  }))
  const games = matches.map(({ starts_at: at, home, away }) => ({
    at: at ?? '',
    what: HOME.against(home.name, away.name),
  }))
  const all = [...draws, ...games].toSorted((one, other) => one.at.localeCompare(other.at))
  const fixtures = `${siteOrigin({ type: 'club', club: club.slug }, site)}/fixtures-results`
  return (
    <Section title={HOME.week} more={matches.length > 0 && <a href={fixtures}>{HOME.fixtures}</a>}>
      {all.length === 0 && <p className={styles.quiet}>{HOME.quiet}</p>}
      <ul className={styles.week} role="list">
        {all.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <b>{shortDay(at, zone)}</b>
            <span>{what}</span>
            <time dateTime={at}>{formatTime(at, zone)}</time>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** "Tue 17" */
function shortDay(at: string, zone: string): string {
  const [weekday = '', day = ''] = formatDay(at, zone).split(' ')
  return `${weekday.slice(0, 3)} ${day}`
}
