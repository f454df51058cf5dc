import type { DemoJobs } from '@clubhouse/domain/web/page-context'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { JobButton } from './job-button.tsx'
import { JOBS } from './jobs-messages.ts'
import styles from './jobs.module.css'

type Work = DemoJobs['work'][number]

const TONES: Record<Work['state'], Tone> = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
}

export function WorkTable({ work }: Pick<DemoJobs, 'work'>) {
  if (work.length === 0) return <p className={styles.hint}>{JOBS.noWork}</p>
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{JOBS.work}</caption>
      <thead>
        <tr>
          <th scope="col">{JOBS.kind}</th>
          <th scope="col">{JOBS.state}</th>
          <th scope="col">{JOBS.progress}</th>
          <th scope="col">
            <span className="visually-hidden">{JOBS.cancel}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {work.map((each) => (
          <WorkRow key={each.id} work={each} />
        ))}
      </tbody>
    </table>
  )
}

function WorkRow({ work }: { work: Work }) {
  const { id, kind, state, done, total, percent, is_cancelling: isCancelling, last_error: error } = work
  const isOpen = state === 'queued' || state === 'running'
  return (
    <tr>
      <td data-label={JOBS.kind}>
        <span className={styles.kind}>{kind}</span>
        {error && <span className={styles.reason}>{error}</span>}
      </td>
      <td data-label={JOBS.state}>
        <Badge tone={TONES[state]}>{isCancelling ? JOBS.ending : state}</Badge>
      </td>
      <td data-label={JOBS.progress}>
        <span className={styles.progress}>
          {percent !== null && <progress max={100} value={percent} aria-label={`${kind}: ${percent} %`} />}
          <span className={styles.count}>{JOBS.counted(done, total)}</span>
        </span>
      </td>
      <td className={styles.actions}>
        {isOpen && !isCancelling && (
          <JobButton
            path={`/dev/jobs/${id}/cancel`}
            said={JOBS.cancelled}
            label={JOBS.ofWork(JOBS.cancel, kind)}
          >
            {JOBS.cancel}
          </JobButton>
        )}
        {state === 'failed' && (
          <JobButton path={`/dev/jobs/${id}/retry`} said={JOBS.retried} label={JOBS.ofWork(JOBS.retry, kind)}>
            {JOBS.retry}
          </JobButton>
        )}
      </td>
    </tr>
  )
}
