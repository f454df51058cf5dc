import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TeamsHome } from '@clubhouse/contract/people/office/team-events'
import { formatTime } from '@clubhouse/domain/format'
import { eventName, nearDay } from '@clubhouse/domain/people/teams/event-words'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { eventPath, FIXTURES_PATH, newEventPath, teamPath } from '#parts/people/teams/event-paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { TEAMS } from './messages.ts'
import styles from './teams-part.module.css'

/** What comes after the next one, and the ways to the teams. */
export function TeamsCards({
  teams: { teams, coming, time_zone: timeZone },
  now,
  wide = false,
  first,
  children,
}: {
  teams: TeamsHome
  now: string
  /** Under the figures of a whole club: side by side, each event with whose it is. */
  wide?: boolean
  /** What stands above them. */
  first?: ReactNode
  /** What stands below them. */
  children?: ReactNode
}) {
  const at = new Date(now)
  return (
    <div className={wide ? styles.columns : styles.column}>
      {first}
      {coming.length > 0 && (
        <OfficeCard id="coming" title={TEAMS.coming} end={<Link to={FIXTURES_PATH}>{TEAMS.fixtures}</Link>}>
          <ul className={styles.rows} role="list">
            {coming.map((event) => (
              <li key={event.event_id} className={styles.row} data-off={event.is_off || undefined}>
                <span className={styles.mark} data-kind={event.kind}>
                  <Icon name={event.kind === 'match' ? 'ball' : 'calendar'} />
                </span>
                <div className={styles.what}>
                  <Link to={eventPath(event.event_id)} className={styles.name}>
                    {wide ? TEAMS.named(event.team, eventName(event)) : eventName(event)}
                  </Link>
                  <p className={styles.line}>{comingLine(event, at, timeZone, teams.length > 1 && !wide)}</p>
                </div>
              </li>
            ))}
          </ul>
        </OfficeCard>
      )}
      <OfficeCard id="teams" title={teams.length === 1 ? TEAMS.team : TEAMS.teams}>
        <ul className={styles.rows} role="list">
          {teams.map((team) => (
            <li key={team.group_id}>
              <Link to={teamPath(team.group_id)} className={styles.team}>
                <span className={styles.mark} data-kind="match">
                  <Icon name="family" />
                </span>
                <span className={styles.what}>
                  <span className={styles.name}>{team.name}</span>
                  <span className={styles.line}>
                    {[
                      TEAMS.players(team.players),
                      team.next &&
                        TEAMS.nextOf(
                          nearDay(team.next.starts_at, at, timeZone),
                          formatTime(team.next.starts_at, timeZone),
                        ),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <ButtonLink to={newEventPath()} size="small" icon="plus">
            {TEAMS.add}
          </ButtonLink>
          <ButtonLink to={newEventPath({ kind: 'match' })} size="small" icon="ball">
            {TEAMS.addMatch}
          </ButtonLink>
        </div>
      </OfficeCard>
      {children}
    </div>
  )
}

type Coming = TeamsHome['coming'][number]

function comingLine(event: Coming, now: Date, timeZone: string, isNamed: boolean): string {
  const { counts, is_off: isOff, off_reason: why } = event
  const day = nearDay(event.starts_at, now, timeZone)
  const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${formatTime(event.starts_at, timeZone)}`
  const hasAnswers = counts.coming + counts.not_coming > 0
  const said = hasAnswers ? TEAMS.comingOf(counts.coming, counts.players) : ''
  const state = isOff ? [TEAMS.off, why].filter(Boolean).join(': ') : said
  return [isNamed && event.team, when, event.place, state].filter(Boolean).join(' · ')
}
