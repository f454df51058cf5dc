import type { AskedEvent } from '@clubhouse/contract/people/team-answers'
import { AnswerCard } from '#parts/people/teams/answer-card.tsx'
import { Section } from '#parts/money/payments/section.tsx'
import { HOME } from './messages.ts'
import styles from './home.module.css'

interface Props {
  events: readonly AskedEvent[]
  now: string
  timeZone: string
}

const SHOWN = 2

/** The next matches and trainings of the family’s teams, with the answers; nothing for a family without a team. */
export function TeamsPart({ events, now, timeZone }: Props) {
  if (events.length === 0) return null
  const [first, rest] = [events.slice(0, SHOWN), events.slice(SHOWN)]
  const card = (event: AskedEvent) => (
    <AnswerCard
      key={event.event_id}
      event={event}
      now={now}
      timeZone={timeZone}
      action="/?index"
      isOver={Date.parse(event.starts_at) <= Date.parse(now)}
    />
  )
  return (
    <Section title={HOME.teams} id="teams">
      <div className={styles.events}>{first.map(card)}</div>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{HOME.moreTeams(rest.length)}</summary>
          <div className={styles.events}>{rest.map(card)}</div>
        </details>
      )}
    </Section>
  )
}
