import { useEffect, useRef } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { getRetention, type Retention } from '@clubhouse/contract/people/office/retention'
import { RETENTION_KINDS } from '@clubhouse/contract/people/retention-kinds'
import { formatDateTime } from '@clubhouse/domain/format'
import { countWords } from '@clubhouse/domain/people/retention/retention'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { FixedRows, KeptRows } from './kept-rows.tsx'
import { KEPT } from './messages.ts'
import { retentionAction, type RetentionAnswer } from './retention-action.ts'
import styles from './retention.module.css'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [time, kept] = await Promise.all([clubTime(page, club), call(getRetention, { headers })])
  return { time, kept }
})

export const action = retentionAction

export const meta = titled(KEPT.title)

/** How long the club keeps what it knows of people, and what goes tonight. */
export default function RetentionPage() {
  const { kept, time } = useLoaderData<typeof loader>()
  const answer = useActionData<RetentionAnswer>()
  const [search] = useSearchParams()
  const isBusy = useNavigation().formAction === '/settings/retention'
  const saved = search.get('saved')
  return (
    <OfficePage
      title={KEPT.title}
      lead={KEPT.lead}
      more={<LastRun lastRun={kept.last_run} timeZone={time.timeZone} />}
    >
      <FormMessage text={answer?.error ?? null} />
      <Form method="post" action="/settings/retention" className={styles.form} key={saved} preventScrollReset>
        <h2 className={styles.heading}>{KEPT.yours}</h2>
        <KeptRows kept={kept} answer={answer} />
        {answer && answer.asks.length > 0 ? (
          <Question asks={answer.asks} isBusy={isBusy} />
        ) : (
          <SettingsFoot
            isBusy={isBusy}
            timeZone={time.timeZone}
            label={KEPT.save}
            savedAt={!answer && saved && Number.isFinite(Date.parse(saved)) ? saved : null}
          />
        )}
      </Form>
      <section className={styles.form} aria-labelledby="fixed">
        <h2 className={styles.heading} id="fixed">
          {KEPT.fixed}
        </h2>
        <FixedRows />
      </section>
    </OfficePage>
  )
}

/** What would be gone tonight, before it is agreed to; it takes the place of the button that asked. */
function Question({ asks, isBusy }: { asks: readonly string[]; isBusy: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.question} role="alert" tabIndex={-1} ref={box}>
      <p className={styles.sure}>
        <Icon name="warning" /> {KEPT.sureTitle}
      </p>
      <ul>
        {asks.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{KEPT.sureBody}</p>
      <div className={styles.answers}>
        <Link to="/settings/retention" className={styles.keep} reloadDocument>
          {KEPT.keep}
        </Link>
        <Button type="submit" name="confirmed" value="yes" variant="danger" loading={isBusy}>
          {KEPT.sure}
        </Button>
      </div>
    </div>
  )
}

function LastRun({ lastRun, timeZone }: { lastRun: Retention['last_run']; timeZone: string }) {
  if (!lastRun) return <p className={styles.last}>{KEPT.never}</p>
  const counted = RETENTION_KINDS.flatMap((kind) => {
    const count = lastRun.counts[kind] ?? 0
    return count > 0 ? [countWords(kind, count)] : []
  })
  return (
    <p className={styles.last}>
      {KEPT.lastRun(formatDateTime(lastRun.at, timeZone))}{' '}
      {counted.length > 0 ? `${KEPT.lastDeleted} ${counted.join(', ')}.` : KEPT.lastNothing}
    </p>
  )
}
