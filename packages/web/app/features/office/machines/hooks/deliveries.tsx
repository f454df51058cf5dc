import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { DeliveryState } from '@clubhouse/contract/office/machine-limits'
import type { WebhookAttempt, WebhookDelivery } from '@clubhouse/contract/office/webhooks'
import { formatDateTime } from '@clubhouse/domain/format'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import styles from '../machines.module.css'
import { DELIVERIES, eventWords, PROBLEMS } from '../messages.ts'
import { Act } from '../shared/act.tsx'

const TONES: Record<DeliveryState, Tone> = { waiting: 'info', delivered: 'success', 'given-up': 'danger' }
const LOOK_AGAIN_MS = 2000

interface Props {
  deliveries: readonly WebhookDelivery[]
  path: string
  timeZone: string
  /** What is off is told nothing, so nothing is sent again either. */
  isOn: boolean
}

/** What it was told, the latest first, each with what came back. */
export function Deliveries({ deliveries, path, timeZone, isOn }: Props) {
  useLookAgain(deliveries.some(isOnItsWay))
  return (
    <ul className={styles.list} role="list">
      {deliveries.map((delivery) => (
        <li key={delivery.delivery_id} className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.title}>
              {eventWords(delivery.event)}
              <Badge tone={TONES[delivery.state]}>{DELIVERIES.states[delivery.state]}</Badge>
            </h3>
            <p className={styles.sentence}>
              {formatDateTime(delivery.created_at, timeZone)} ·{' '}
              <code className={styles.code}>{delivery.event}</code>
            </p>
            <p className={styles.sentence}>{lastWords(delivery, timeZone)}</p>
          </div>
          {delivery.state !== 'waiting' && isOn && (
            <Act action={path} intent="again" id={delivery.delivery_id}>
              {DELIVERIES.again}
            </Act>
          )}
          <details className={styles.more}>
            <summary>{DELIVERIES.show}</summary>
            <ul className={styles.attempts}>
              {delivery.attempts.map((attempt) => (
                <li key={attempt.at} className={styles.sentence}>
                  {formatDateTime(attempt.at, timeZone)}: {attemptWords(attempt)}
                  {attempt.answer && `. “${attempt.answer}”`}
                </li>
              ))}
            </ul>
            <pre className={`${styles.body} ${styles.code}`}>{delivery.body}</pre>
          </details>
        </li>
      ))}
    </ul>
  )
}

function lastWords({ state, attempts, next_at: next }: WebhookDelivery, timeZone: string): string {
  const [last] = attempts
  if (!last) return DELIVERIES.soon
  const words = [attemptWords(last), DELIVERIES.attempts(attempts.length)]
  if (state === 'waiting' && next) words.push(DELIVERIES.next(formatDateTime(next, timeZone)))
  return words.join(' · ')
}

const attemptWords = ({ status, problem, ms }: WebhookAttempt): string =>
  status === null
    ? DELIVERIES.problem(PROBLEMS[problem ?? ''] ?? PROBLEMS['unreachable'] ?? '')
    : DELIVERIES.attempt(status, ms)

/** Not tried yet, or answered well a moment ago and not yet marked as delivered. */
function isOnItsWay({ state, attempts: [last] }: WebhookDelivery): boolean {
  const hasFailed = last !== undefined && (last.status === null || last.status >= 300)
  return state === 'waiting' && !hasFailed
}

/** Every two seconds while something goes out for the first time and somebody looks. */
function useLookAgain(isGoing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isGoing, revalidate])
}
