import { Link, useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type ClubTime, clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { DifferenceList } from '../differences/difference-list.tsx'
import styles from './history.module.css'
import { type HistoryEntry, loadHistory } from './load-history.ts'
import { savedWhen } from '../messages.ts'
import { HISTORY } from './messages.ts'
import { restoreAction } from './restore-action.ts'
import { RestoreButton } from './restore-button.tsx'

export const loader = officeLoader(async ({ page, club, headers, search, params }) => {
  const from = Number(search.get('from') ?? '')
  const [time, history] = await Promise.all([
    clubTime(page, club),
    loadHistory(page, headers, params['id'] ?? '', Number.isInteger(from) && from > 0 ? from : null),
  ])
  return { time, ...history }
})

export const action = restoreAction

export const meta = titled(HISTORY.title)

/** Every version of a form, with who saved it, when, and what became different by it. */
export default function HistoryPage() {
  const { form, entries, olderFrom, time } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={`/forms/${form.form_id}`}>
        <Icon name="arrow-left" />
        {HISTORY.back}
      </Link>
      <header>
        <h1 className={styles.heading}>
          {HISTORY.title}: {form.name}
        </h1>
        <p className={styles.lead}>{HISTORY.lead}</p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <ol className={styles.versions} role="list">
        {entries.map((entry) => (
          <Version
            key={entry.version}
            formId={form.form_id}
            entry={entry}
            isNewest={entry.version === form.version}
            time={time}
          />
        ))}
      </ol>
      {olderFrom !== null && (
        <ButtonLink className={styles.older} to={`/forms/${form.form_id}/history?from=${olderFrom}`}>
          {HISTORY.older}
        </ButtonLink>
      )}
    </div>
  )
}

interface VersionProps {
  formId: string
  entry: HistoryEntry
  isNewest: boolean
  time: ClubTime
}

function Version({ formId, entry, isNewest, time }: VersionProps) {
  const { version, differences } = entry
  const when = savedWhen(entry.saved_at, time.now, time.timeZone)
  return (
    <li className={styles.version}>
      <div className={styles.who}>
        <h2 className={styles.number}>{HISTORY.version(version)}</h2>
        {isNewest && <Badge tone="success">{HISTORY.newest}</Badge>}
        <p className={styles.quiet}>
          {HISTORY.saved} <time dateTime={entry.saved_at}>{when}</time> {HISTORY.by(entry.saved_by)}
        </p>
        <p className={styles.quiet}>{HISTORY.answers(entry.answer_count)}</p>
      </div>
      <div className={styles.what}>
        {differences === null ? (
          <p className={styles.quiet}>{HISTORY.first}</p>
        ) : (
          <DifferenceList differences={differences} empty={HISTORY.same} atMost={6} />
        )}
        <div className={styles.actions}>
          <ButtonLink size="small" icon="eye" to={`/forms/${formId}/history/${version}`}>
            {HISTORY.view}
            <span className="visually-hidden"> {HISTORY.version(version)}</span>
          </ButtonLink>
          {!isNewest && <RestoreButton formId={formId} version={version} />}
        </div>
      </div>
    </li>
  )
}
