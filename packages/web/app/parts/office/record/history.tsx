import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import { listAuditEvents } from '@clubhouse/contract/office/audit-events'
import { changesIn } from '@clubhouse/domain/office/audit-log/changes'
import { holds } from '@clubhouse/domain/office/offices'
import { sentenceOf } from '@clubhouse/domain/office/audit-log/sentences'
import { loadPart } from '../../../lib/page/api.ts'
import type { ClubTime } from '../club-time.ts'
import { AsideCard } from '../edit/edit-frame.tsx'
import history from '../edit/history-list.module.css'
import { savedWhen } from '../edit/saved-when.ts'
import styles from './record.module.css'
import { HISTORY } from './messages.ts'
import type { RecordAsking } from './load-record.ts'

/** The latest of it; null where the log could not be read, which keeps nobody from the page; undefined for who may not. */
export async function historyOf(
  { page, headers, club }: RecordAsking,
  subject: string,
): Promise<AuditEvent[] | null | undefined> {
  if (!holds(club, ['log'])) return undefined
  const asked = page.call(listAuditEvents, { headers, query: { subject, per_page: 6 } })
  return (await loadPart(asked, page)).value?.items ?? null
}

type Events = readonly AuditEvent[] | null | undefined

/** Who, when, and what was before. */
export function History({ events, time }: { events: Events; time: ClubTime }) {
  if (events === undefined) return null
  return (
    <AsideCard title={HISTORY.title}>
      {events?.length ? (
        <ol className={history.history} role="list">
          {events.map((event) => (
            <li key={event.event_id}>
              <p className={history.who}>
                <strong>{event.actor ?? HISTORY.nobody}</strong>, {savedWhen(event.at, time)}
              </p>
              <What event={event} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.quiet}>{events ? HISTORY.none : HISTORY.failed}</p>
      )}
    </AsideCard>
  )
}

function What({ event: { kind, actor, person, subject, detail } }: { event: AuditEvent }) {
  const changes = changesIn(detail)
  if (changes.length === 0 || !kind.endsWith('-changed'))
    return (
      <p className={history.what}>
        {sentenceOf({ kind, who: actor ?? HISTORY.nobody, whom: person, what: subject, detail })}
      </p>
    )
  return changes.map(({ field, before, after }) => (
    <p key={field} className={history.what}>
      {field}: <del>{before || HISTORY.empty}</del> <ins>{after || HISTORY.empty}</ins>
    </p>
  ))
}
