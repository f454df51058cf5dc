import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import type { MailingSummary } from '@clubhouse/contract/messages/office/mailings'
import { formatDateTime, formatNumber } from '@clubhouse/domain/format'
import { inWords } from '#parts/office/edit/when-panel.tsx'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { SENT } from '../messages.ts'
import styles from './progress.module.css'

const TONES: Record<MailingSummary['status'], Tone> = {
  scheduled: 'info',
  going: 'primary',
  paused: 'warning',
  done: 'success',
  cancelled: 'neutral',
}
const LOOK_AGAIN_MS = 2000

interface Props {
  mailing: MailingSummary
  timeZone: string
}

/** How far it has come, and the ways to hold it; while it goes it looks again by itself, and without a script by a link. */
export function Progress({ mailing, timeZone }: Props) {
  const { status, numbers, created_by: by, created_at: at } = mailing
  const isGoing = status === 'going'
  useLookAgain(isGoing)
  const gone = numbers.all - numbers.to_come
  const path = `/mail/lists/${mailing.email_distribution_list_id}/sent/${mailing.mailing_id}`
  return (
    <section className={styles.progress} aria-label={SENT.numbers}>
      <div className={styles.head}>
        <Badge tone={TONES[status]}>{SENT.status[status]}</Badge>
        {by && <span className={styles.by}>{SENT.by(by, formatDateTime(at, timeZone))}</span>}
      </div>
      {mailing.started_at !== null && numbers.all > 0 && (
        <progress className={styles.bar} aria-label={SENT.numbers} max={numbers.all} value={gone} />
      )}
      <p role="status" className={styles.words}>
        {wordsOf(mailing, gone, timeZone)}
      </p>
      {isGoing && (
        <p className={styles.by}>
          {SENT.leave}{' '}
          <noscript>
            <a href={path}>{SENT.again}</a>
          </noscript>
        </p>
      )}
      {numbers.bounced > 0 && (
        <p className={styles.by}>
          {SENT.bounced} <Link to="/mail/opt-outs?show=set_aside">{SENT.toOptOuts}</Link>
        </p>
      )}
      <div className={styles.acts}>
        {isGoing && <Steer path={path} intent="pause" label={SENT.pause} />}
        {status === 'paused' && <Steer path={path} intent="resume" label={SENT.resume} isMain />}
        {(isGoing || status === 'paused') && <Steer path={path} intent="cancel" label={SENT.cancel} />}
        {status === 'scheduled' && <Steer path={path} intent="cancel" label={SENT.cancelScheduled} />}
      </div>
    </section>
  )
}

function wordsOf(mailing: MailingSummary, gone: number, timeZone: string): string {
  const { status, numbers, scheduled_for: due, started_at: started, finished_at: finished } = mailing
  const of = SENT.of(formatNumber(gone), formatNumber(numbers.all))
  switch (status) {
    case 'scheduled':
      return due ? SENT.goesAt(inWords(due, timeZone)) : ''
    case 'going':
      return started === null ? SENT.finding : of
    case 'paused':
      return `${of}. ${SENT.nowPaused}`
    case 'cancelled':
      return SENT.nowCancelled
    case 'done':
      return finished ? SENT.finished(formatDateTime(finished, timeZone)) : of
  }
}

type SteerProps = { path: string; intent: 'pause' | 'resume' | 'cancel'; label: string; isMain?: boolean }

function Steer({ path, intent, label, isMain = false }: SteerProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={isMain ? 'primary' : 'secondary'} loading={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

/** Every two seconds while it goes and somebody looks. */
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
