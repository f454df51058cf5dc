import { formatDateTime } from '@clubhouse/domain/format'
import type { DemoJobs } from '@clubhouse/domain/web/page-context'
import { JobButton } from './job-button.tsx'
import { JOBS } from './jobs-messages.ts'
import styles from './jobs.module.css'

/** Which they are and what keeps them; never whom they are for. */
export function StuckMails({ mails }: { mails: DemoJobs['mails']['stuck'] }) {
  if (mails.length === 0) return <p className={styles.hint}>{JOBS.noneStuck}</p>
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{JOBS.mails}</caption>
      <thead>
        <tr>
          <th scope="col">{JOBS.template}</th>
          <th scope="col">{JOBS.reason}</th>
          <th scope="col">{JOBS.attempts}</th>
          <th scope="col">{JOBS.next}</th>
          <th scope="col">
            <span className="visually-hidden">{JOBS.sendNow}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ id, template, attempts, last_error: error, due_at: dueAt }) => (
          <tr key={id}>
            <td data-label={JOBS.template}>
              <span className={styles.kind}>{template}</span>
            </td>
            <td data-label={JOBS.reason}>{error}</td>
            <td data-label={JOBS.attempts}>{attempts}</td>
            <td data-label={JOBS.next}>
              {dueAt ? <time dateTime={dueAt}>{formatDateTime(dueAt, 'Europe/Dublin')}</time> : JOBS.givenUp}
            </td>
            <td className={styles.actions}>
              {dueAt && (
                <JobButton path={`/dev/jobs/${id}/retry`} said={JOBS.retried} label={JOBS.ofMail(template)}>
                  {JOBS.sendNow}
                </JobButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
