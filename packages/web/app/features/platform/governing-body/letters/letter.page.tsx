import { useLoaderData } from 'react-router'
import type { BodyMessageState } from '@clubhouse/contract/platform/governing-body/limits'
import { type BodyMessagePage, getBodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { formatDateTime } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { type IconName } from '#ui/icon/icon.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import styles from './letters.module.css'
import { LETTERS, ONE } from './messages.ts'

export const loader = memberLoader(async ({ call, page, params: { id = '' } }) => {
  const message = await call(getBodyMessage, { params: { message_id: id } })
  return { message, timeZone: platformTime(page).timeZone }
})

export const meta = titled(LETTERS.title)

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
    <OfficePage
      back={{ to: '/messages', label: LETTERS.title }}
      title={message.subject}
      lead={
        <>
          {ONE.sent(formatDateTime(message.sent_at, timeZone), message.sent_by)} ·{' '}
          {ONE.answers(message.reply_to)}
        </>
      }
    >
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
    </OfficePage>
  )
}
