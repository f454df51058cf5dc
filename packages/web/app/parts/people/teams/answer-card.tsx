import { useFetcher } from 'react-router'
import { EVENT_LIMITS } from '@clubhouse/contract/people/team-event-limits'
import type { AskedEvent } from '@clubhouse/contract/people/team-answers'
import { formatTime } from '@clubhouse/domain/format'
import { eventName, nearDay, timesOf } from '@clubhouse/domain/people/teams/event-words'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ANSWER, EVENT } from './messages.ts'
import styles from './answer-card.module.css'

interface Props {
  event: AskedEvent
  now: string
  timeZone: string
  /** Where answers are posted to. */
  action: string
  isOver?: boolean
  /** What the button in the mail said: it is put forward, and saved by a press alone. */
  meant?: 'yes' | 'no' | null
  as?: 'h1' | 'h3'
}

/** What a family is asked about one match or training, and how they answer for each child. */
export function AnswerCard({
  event,
  now,
  timeZone,
  action,
  isOver = false,
  meant = null,
  as: Heading = 'h3',
}: Props) {
  const day = nearDay(event.starts_at, new Date(now), timeZone)
  const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${timesOf(event, timeZone)}`
  const meets = event.meets_at && EVENT.meet(formatTime(event.meets_at, timeZone))
  return (
    <article className={styles.event} data-off={event.is_off || undefined}>
      <p className={styles.team}>{event.team}</p>
      <Heading className={styles.name}>{eventName(event)}</Heading>
      <p className={styles.when}>{[when, meets].filter(Boolean).join(' · ')}</p>
      {event.place !== '' && (
        <p className={styles.place}>
          <Icon name="pin" />
          {event.place}
        </p>
      )}
      {event.note !== '' && <p className={styles.place}>{event.note}</p>}
      {event.is_off && (
        <p className={styles.off}>{[EVENT.isOff, event.off_reason].filter(Boolean).join(': ')}</p>
      )}
      {isOver && !event.is_off && <p className={styles.place}>{ANSWER.over}</p>}
      {event.players.map((player) => (
        <PlayerAnswer
          key={player.member_id}
          player={player}
          eventId={event.event_id}
          action={action}
          isOver={isOver || event.is_off}
          meant={event.players.length === 1 ? meant : null}
        />
      ))}
    </article>
  )
}

type Player = AskedEvent['players'][number]

function PlayerAnswer({
  player,
  eventId,
  action,
  isOver,
  meant,
}: {
  player: Player
  eventId: string
  action: string
  isOver: boolean
  meant: Props['meant']
}) {
  const fetcher = useFetcher<{ formError?: string | null }>()
  const sent = fetcher.formData?.get('coming')
  const said = sent === 'yes' ? true : sent === 'no' ? false : player.is_coming
  const error = fetcher.data?.formError
  const isForward = (answer: 'yes' | 'no') => said === null && (meant ?? 'yes') === answer
  return (
    <div className={styles.player}>
      <p>
        <b>{player.first_name}</b>{' '}
        <span role="status">{said === null ? ANSWER.asked : said ? ANSWER.saidYes : ANSWER.saidNo}</span>
      </p>
      {!isOver && (
        <fetcher.Form method="post" action={action} className={styles.answers}>
          <input type="hidden" name="event" value={eventId} />
          <input type="hidden" name="member" value={player.member_id} />
          {(['yes', 'no'] as const).map((answer) => (
            <Button
              key={answer}
              type="submit"
              name="coming"
              value={answer}
              variant={isForward(answer) ? 'primary' : 'secondary'}
              aria-pressed={said === (answer === 'yes')}
              {...(said === (answer === 'yes') && { icon: 'check' as const })}
              aria-label={ANSWER.of(player.first_name, ANSWER[answer])}
            >
              {ANSWER[answer]}
            </Button>
          ))}
        </fetcher.Form>
      )}
      {error && (
        <p role="alert" className={styles.off}>
          {error}
        </p>
      )}
      {!isOver && said === false && (
        <fetcher.Form method="post" action={action} className={styles.why}>
          <input type="hidden" name="event" value={eventId} />
          <input type="hidden" name="member" value={player.member_id} />
          <input type="hidden" name="coming" value="no" />
          <TextField
            label={ANSWER.why}
            name="note"
            optional
            maxLength={EVENT_LIMITS.answer}
            autoComplete="off"
            defaultValue={player.note}
          />
          <Button type="submit">{ANSWER.tell}</Button>
        </fetcher.Form>
      )}
    </div>
  )
}
