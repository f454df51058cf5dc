import type { ComponentProps } from 'react'
import type { Match, Side } from '@clubhouse/contract/site/matches'
import { Crest } from '#parts/site/club/crest.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { CalendarMenu } from '../calendar-menu.tsx'
import { timeText, weekdayText } from '../match-text.ts'
import { FIXTURES } from '../messages.ts'
import styles from './next-match.module.css'
import { TeamPicture } from '../team-picture.tsx'

interface Props {
  match: Match
  /** "In 5 days". */
  when: string | null
  /** Which other matches the calendar can have. */
  calendar?: Pick<ComponentProps<typeof CalendarMenu>, 'of' | 'called'>
}

/** What most visitors came for: against whom, when and where. */
export function NextMatch({ match, when, calendar }: Props) {
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
          <Team side={match.home} place="home" />
          <span className={styles.versus}> {FIXTURES.versus} </span>
          <Team side={match.away} place="away" />
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
        {!isSaid(match) && <p className={styles.competition}>{match.competition}</p>}
        <CalendarMenu {...calendar} match={match.date === null ? undefined : match} />
      </div>
    </section>
  )
}

/** A team called "Rovers U12 Girls" says already that it is the league of the U12 Girls. */
function isSaid({ competition, home, away }: Match): boolean {
  return [home.name, away.name].some((name) => name.toLowerCase().includes(competition.toLowerCase()))
}

/** Both sides have a plate; ours bears the crest in a ring of the club's second colour, and its name stands out. */
function Team({ side, place }: { side: Side; place: 'home' | 'away' }) {
  const { account, cdnHost } = useClub()
  return (
    <span
      className={classNames(styles.side, styles[place], side.is_own && styles.own)}
      data-own={side.is_own || undefined}
    >
      {side.is_own ? (
        <span className={styles.plate}>
          <Crest club={account} cdnHost={cdnHost} priority="eager" />
        </span>
      ) : (
        <TeamPicture side={side} />
      )}
      <span className={styles.name}>{side.name}</span>
    </span>
  )
}
