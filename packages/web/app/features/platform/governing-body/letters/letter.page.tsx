import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { BodyMessageState } from '@clubhouse/contract/platform/governing-body/limits'
import { type BodyMessagePage, getBodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { formatDateTime } from '@clubhouse/domain/format'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { BodyError } from '../body-error.tsx'
import styles from './letters.module.css'
import { LETTERS, ONE } from './messages.ts'

export { BodyError as ErrorBoundary }

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    const message = await page.call(getBodyMessage, { params: { message_id: id } })
    return { message, timeZone: platformTime(page).timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: LETTERS.title, path: '/messages', isHidden: true })
}

const LOOKS: Readonly<Record<BodyMessageState, { tone: Tone; icon?: IconName }>> = {
  sent: { tone: 'success' },
  waiting: { tone: 'neutral', icon: 'clock' },
  failed: { tone: 'danger', icon: 'warning' },
  nobody: { tone: 'warning', icon: 'warning' },
}

type Club = BodyMessagePage['to'][number]

const State = ({ club: { state, failed, people } }: { club: Club }) => (
  <Badge {...LOOKS[state]}>
    {state === 'failed' && failed < people ? ONE.partly(failed, people) : ONE.states[state]}
  </Badge>
)

const COLUMNS: readonly Column<Club>[] = [
  { key: 'name', header: ONE.club },
  { key: 'people', header: ONE.people, align: 'end' },
  { key: 'state', header: ONE.state, cell: (club) => <State club={club} /> },
]

/** One message, and what became of it at each club. */
export default function LetterPage() {
  const { message, timeZone } = useLoaderData<typeof loader>()
  const hasTrouble = message.to.some(({ state }) => state === 'failed' || state === 'nobody')
  return (
    <div className={settings.page}>
      <header>
        <Link to="/messages" className={settings.back}>
          <Icon name="arrow-left" />
          {LETTERS.title}
        </Link>
        <h1 className={settings.heading}>{message.subject}</h1>
        <p className={settings.lead}>
          {ONE.sent(formatDateTime(message.sent_at, timeZone), message.sent_by)} ·{' '}
          {ONE.answers(message.reply_to)}
        </p>
      </header>
      <OfficeCard id="who" title={ONE.who}>
        {hasTrouble && <p className={styles.quiet}>{ONE.help}</p>}
        <DataTable
          caption={ONE.who}
          isCaptionHidden
          compact="columns"
          columns={COLUMNS}
          rows={message.to}
          rowKey={({ account_id }) => account_id}
        />
      </OfficeCard>
      <OfficeCard id="what" title={ONE.what}>
        <p className={styles.text}>{message.content}</p>
      </OfficeCard>
    </div>
  )
}
