import { Link } from 'react-router'
import type { Match, Side } from '@clubhouse/contract/site/matches'
import { formatDay, formatTime } from '@clubhouse/domain/format'
import { matchesLink } from '@clubhouse/domain/site/content/menu'
import { productKinds } from '@clubhouse/domain/site/content/products'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Matchday } from './load-matchday.ts'
import styles from './matchday-strip.module.css'
import { MATCHDAY } from './messages.ts'

/** Under the banner: who is next, how did it end last time, and the doors that are open. Absent where there is nothing. */
export function MatchdayStrip({ matchday }: { matchday: Matchday }) {
  const { account, openRooms } = useClub()
  const doors = productKinds(account, openRooms)
  const matches = matchesLink(account, openRooms)
  const { next, last, notice } = matchday
  const hasMatches = matches !== null && (next !== null || last !== null)
  if (!hasMatches && doors.length === 0) return null
  return (
    <section className={styles.strip} aria-label={MATCHDAY.label}>
      <div className={`container ${styles.inner}`}>
        {matches !== null && next !== null && (
          <Link className={styles.match} to={matches.href} prefetch="intent">
            <span className={styles.eyebrow}>
              {MATCHDAY.next}
              {next.when !== null && <span className={styles.when}>{next.when}</span>}
            </span>
            <span className={styles.sides}>
              <Team side={next.match.home} />
              {` ${MATCHDAY.versus} `}
              <Team side={next.match.away} />
            </span>
            <Facts match={next.match} />
          </Link>
        )}
        {matches !== null && last !== null && (
          <Link className={styles.match} to={matches.href} prefetch="intent">
            <span className={styles.eyebrow}>{MATCHDAY.last}</span>
            <span className={styles.sides}>
              <Team side={last.home} />{' '}
              <span className={styles.score}>{`${last.home_score} - ${last.away_score}`}</span>{' '}
              <Team side={last.away} />
            </span>
            <Facts match={{ ...last, starts_at: null }} />
          </Link>
        )}
        {doors.length > 0 && (
          <ul className={styles.doors} role="list">
            {doors.map(({ kind, href }) => (
              <li key={kind}>
                <Link className={styles.door} to={href} prefetch="intent">
                  {MATCHDAY.doors[kind]}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {hasMatches && notice?.kind === 'stale' && (
          <p className={styles.asOf}>{MATCHDAY.asOf(notice.time)}</p>
        )}
      </div>
    </section>
  )
}

function Team({ side }: { side: Side }) {
  return (
    <span className={side.is_own ? styles.own : undefined} data-own={side.is_own || undefined}>
      {side.name}
    </span>
  )
}

/** "Saturday 21 November, 10:30 · Abbey Park". */
function Facts({ match: { date, starts_at: startsAt, venue } }: { match: Match }) {
  const { time_zone } = useClub().account
  const time = startsAt === null ? '' : `, ${formatTime(startsAt, time_zone)}`
  return (
    <span className={styles.facts}>
      {date !== null && <time dateTime={startsAt ?? date}>{formatDay(date, time_zone) + time}</time>}
      {date !== null && venue !== '' && ' · '}
      {venue}
    </span>
  )
}
