import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getStatement, type Statement } from '@clubhouse/contract/money/office/statement'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { STATEMENT } from './messages.ts'
import { StatementLines } from './statement-lines.tsx'
import { StatementNote } from './statement-note.tsx'
import styles from './statement.module.css'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

const PATH = '/money/payouts/statement'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [statement, time] = await Promise.all([page.call(getStatement, { headers }), clubTime(page, club)])
    return { statement, time }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = STATEMENT.title(loaderData?.statement.provider ?? 'stripe')
  return pageMeta(matches, { title, path: PATH, isHidden: true })
}

/** Whether the books agree with the card provider: up to when, day by day, and each line that does not. */
export default function StatementPage() {
  const { statement, time } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/money/payouts" className={settings.back}>
          <Icon name="arrow-left" />
          {STATEMENT.back}
        </Link>
        <h1 className={settings.heading}>{STATEMENT.title(statement.provider)}</h1>
        <p className={settings.lead}>{STATEMENT.lead(statement.provider)}</p>
      </header>
      <StatementNote statement={statement} time={time} />
      <Days days={statement.days} />
      <StatementLines statement={statement} time={time} />
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how">{STATEMENT.howWeCheck}</h2>
        {STATEMENT.howWords.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
    </div>
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
