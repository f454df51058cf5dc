import type { ReactNode } from 'react'
import type { TeamEvent } from '@clubhouse/contract/people/team-events'
import { eventName, nearDay, timesOf, untilWords } from '@clubhouse/domain/people/teams/event-words'
import { formatTime } from '@clubhouse/domain/format'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './event-hero.module.css'
import { EVENT } from './messages.ts'

interface Props {
  event: TeamEvent
  now: string
  timeZone: string
  /** The page’s own heading says what it is; on Home it is one of several. */
  as?: 'h1' | 'h2'
  children?: ReactNode
}

/** What is next: which team, what, when and where, and what a coach does about it. */
export function EventHero({ event, now, timeZone, as: Heading = 'h2', children }: Props) {
  const at = new Date(now)
  const until = event.is_off ? null : untilWords(event, at)
  const when = [nearDay(event.starts_at, at, timeZone), until].filter(Boolean).join(', ')
  const place = [
    event.place || EVENT.noPlace,
    event.meets_at && EVENT.meet(formatTime(event.meets_at, timeZone)),
  ]
  return (
    <section className={styles.hero} aria-labelledby="next-event" data-off={event.is_off || undefined}>
      <p className={styles.eyebrow}>
        {event.team} · {when}
      </p>
      <Heading id="next-event" className={styles.title}>
        {eventName(event)}, {timesOf(event, timeZone)}
      </Heading>
      <p className={styles.place}>
        <Icon name="pin" />
        <span>{[...place, event.note].filter(Boolean).join(' · ')}</span>
      </p>
      {event.is_off && (
        <p className={styles.off}>
          <Icon name="cross" />
          <span>{[EVENT.isOff, event.off_reason].filter(Boolean).join(': ')}</span>
        </p>
      )}
      {children && <div className={styles.acts}>{children}</div>}
    </section>
  )
}
