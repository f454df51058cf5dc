import { AUDIT_AREAS } from '@clubhouse/contract/office/audit-areas'
import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import { changesIn } from '@clubhouse/domain/office/audit-log/changes'
import { sentenceOf } from '@clubhouse/domain/office/audit-log/sentences'
import { Person, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import styles from './audit.module.css'
import { AUDIT } from './messages.ts'

const saidOf = ({ kind, actor, person, subject, detail }: AuditEvent) =>
  sentenceOf({ kind, who: actor, whom: person, what: subject, detail })

/** Who did what, when, in plain words, and what was before. */
export const AUDIT_LIST: OfficeListPage<AuditEvent> = {
  key: 'audit-log',
  path: '/settings/audit-log',
  title: AUDIT.title,
  lead: AUDIT.lead,
  search: AUDIT.search,
  none: { icon: 'history', words: AUDIT.none },
  id: ({ event_id }) => event_id,
  name: saidOf,
  columns: [
    { key: 'kind', header: AUDIT.what, cell: (event) => <What event={event} /> },
    {
      key: 'actor',
      header: AUDIT.who,
      isSortable: true,
      place: 'foot',
      cell: ({ actor }) => (actor ? <Person name={actor} /> : AUDIT.nobody),
    },
    {
      key: 'at',
      header: AUDIT.when,
      isSortable: true,
      place: 'foot-end',
      cell: ({ at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: AUDIT.all },
    ...AUDIT_AREAS.filter((area) => area !== 'other').map((area) => ({
      name: area,
      title: AUDIT.areas[area],
      query: { area },
    })),
  ],
  filters: [
    { name: 'who', label: AUDIT.who, kind: 'text' },
    { name: 'from', label: AUDIT.from, kind: 'day' },
    { name: 'to', label: AUDIT.to, kind: 'day' },
  ],
  hasCsv: true,
}

function What({ event }: { event: AuditEvent }) {
  const changes = changesIn(event.detail)
  return (
    <>
      <span className={styles.said}>{saidOf(event)}</span>
      {changes.length > 0 && (
        <ul role="list" className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: <del>{before || AUDIT.empty}</del>
              <span aria-hidden="true"> → </span>
              <ins>{after || AUDIT.empty}</ins>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
