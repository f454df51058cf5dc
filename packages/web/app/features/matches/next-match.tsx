import type { Match, Side } from '@clubhouse/contract/matches'
import { Crest } from '../../lib/crest.tsx'
import { useClub } from '../../lib/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { timeText, weekdayText } from './match-text.ts'
import { FIXTURES } from './messages.ts'
import styles from './next-match.module.css'

interface Props {
  match: Match
  /** "In 5 days". */
  when: string | null
}

/** What most visitors came for: against whom, when and where. */
export function NextMatch({ match, when }: Props) {
  const { account } = useClub()
  const time = timeText(match, account.time_zone)
  return (
    <section className={styles.hero} aria-labelledby="next-match">
      <div className={`container ${styles.inside}`}>
        <p className={styles.eyebrow}>
          <span>{FIXTURES.nextMatch}</span>
          {when !== null && <span className={styles.when}>{when}</span>}
        </p>
        <h2 id="next-match" className={styles.sides}>
          <Team side={match.home} />
          <span className={styles.versus}> {FIXTURES.versus} </span>
          <Team side={match.away} />
        </h2>
        <ul className={styles.facts} role="list">
          <li>
            <Icon name="calendar" />
            {match.date === null ? (
              weekdayText(match, account.time_zone)
            ) : (
              <time dateTime={match.starts_at ?? match.date}>{weekdayText(match, account.time_zone)}</time>
            )}
          </li>
          {time !== '' && (
            <li>
              <Icon name="clock" />
              {time}
            </li>
          )}
          {match.venue !== '' && (
            <li>
              <Icon name="pin" />
              {match.venue}
            </li>
          )}
        </ul>
        {match.competition !== '' && <p className={styles.competition}>{match.competition}</p>}
        <CalendarMenu />
      </div>
    </section>
  )
}

/** Our own team is put forward: it bears the crest and the club's second colour. */
function Team({ side }: { side: Side }) {
  const { account, cdnHost } = useClub()
  return (
    <span className={side.is_own ? styles.own : undefined} data-own={side.is_own || undefined}>
      {side.is_own && (
        <span className={styles.plate}>
          <Crest club={account} cdnHost={cdnHost} priority="eager" />
        </span>
      )}
      <span className={styles.name}>{side.name}</span>
    </span>
  )
}
