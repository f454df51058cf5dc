import { useLoaderData } from 'react-router'
import { getStatement, type Statement } from '@clubhouse/contract/money/office/statement'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { STATEMENT } from './messages.ts'
import { StatementLines } from './statement-lines.tsx'
import { StatementNote } from './statement-note.tsx'
import styles from './statement.module.css'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [statement, time] = await Promise.all([call(getStatement, { headers }), clubTime(page, club)])
  return { statement, time }
})

export const meta = titled<typeof loader>((data) => STATEMENT.title(data?.statement.provider ?? 'stripe'))

/** Whether the books agree with the card provider: up to when, day by day, and each line that does not. */
export default function StatementPage() {
  const { statement, time } = useLoaderData<typeof loader>()
  return (
    <OfficePage
      back={{ to: '/money/payouts', label: STATEMENT.back }}
      title={STATEMENT.title(statement.provider)}
      lead={STATEMENT.lead(statement.provider)}
    >
      <StatementNote statement={statement} time={time} />
      <Days days={statement.days} />
      <StatementLines statement={statement} time={time} />
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how">{STATEMENT.howWeCheck}</h2>
        {STATEMENT.howWords.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
    </OfficePage>
  )
}

function Days({ days }: Pick<Statement, 'days'>) {
  if (days.length === 0) return null
  return (
    <section aria-label={STATEMENT.daysTitle}>
      <ol role="list" className={styles.days}>
        {days.map((day) => {
          const state = stateOf(day)
          return (
            <li key={day.day} data-state={state}>
              <span aria-hidden="true">{Number(day.day.slice(8))}</span>
              <Icon name={DAY_ICONS[state]} label={`${displayDate(day.day)}: ${STATEMENT.day[state]}`} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const DAY_ICONS = { agrees: 'check', differs: 'warning', failed: 'warning', checking: 'clock' } as const

function stateOf({ is_compared: isCompared, has_failed: hasFailed, open }: Statement['days'][number]) {
  if (hasFailed) return 'failed'
  if (open > 0) return 'differs'
  return isCompared ? 'agrees' : 'checking'
}
