import { useLoaderData } from 'react-router'
import { getPlatformHealth, type HealthPart } from '@clubhouse/contract/platform/operations'
import { formatDateTime } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import styles from '../su.module.css'
import { HEALTH } from './messages.ts'

export const loader = memberLoader(({ call }) => call(getPlatformHealth, {}))

export const meta = titled(HEALTH.title)

const TONES: Record<HealthPart['state'], Tone> = { well: 'success', late: 'warning', down: 'danger' }
const when = (at: string) => formatDateTime(at, 'Europe/Dublin')

export default function HealthPage() {
  const { parts } = useLoaderData<typeof loader>()
  const isWell = parts.every(({ state }) => state === 'well')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{HEALTH.title}</h1>
          <p className={styles.lead}>{HEALTH.lead}</p>
        </div>
        <ButtonLink to="/health" replace>
          {HEALTH.again}
        </ButtonLink>
      </header>
      <OfficeCard id="parts" title={isWell ? HEALTH.allWell : HEALTH.notWell}>
        <ul className={styles.rows} role="list">
          {parts.map((part) => (
            <li key={part.part} className={styles.row}>
              <span>
                <strong>{HEALTH.parts[part.part]}</strong>
                <span className={styles.quiet}>{wordsOf(part)}</span>
              </span>
              <Badge tone={TONES[part.state]}>{HEALTH.states[part.state]}</Badge>
            </li>
          ))}
        </ul>
      </OfficeCard>
    </div>
  )
}

/** The database and the files have no queue: they answer or they don’t. */
function wordsOf({ oldest_due_at: oldest, failed_today: failed, last_done_at: last }: HealthPart): string {
  if (failed === null) return ''
  const words = [
    oldest === null ? HEALTH.nothingDue : HEALTH.behind(when(oldest)),
    failed > 0 && HEALTH.failed(failed),
    last !== null && HEALTH.last(when(last)),
  ]
  return words.filter((each) => each !== false).join(' ')
}
