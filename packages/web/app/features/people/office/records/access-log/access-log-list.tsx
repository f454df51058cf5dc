import type { AccessRow } from '@clubhouse/contract/people/office/person-accesses'
import { ACCESS_KIND_WORDS, REASON_WORDS } from '@clubhouse/domain/people/records/words'
import { Person, Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { ACCESS_LOG, PERSON } from '../messages.ts'

/** Who saw whose data, when and why: for whoever answers for the children. */
export const ACCESS_LOG_LIST: OfficeListPage<AccessRow> = {
  key: 'access-log',
  path: '/people/access-log',
  title: ACCESS_LOG.title,
  lead: ACCESS_LOG.lead,
  search: ACCESS_LOG.search,
  none: { icon: 'shield', words: ACCESS_LOG.none },
  id: ({ access_id }) => access_id,
  name: ({ person }) => person,
  columns: [
    {
      key: 'actor',
      header: ACCESS_LOG.who,
      isSortable: true,
      cell: ({ actor }) => <Person name={actor ?? PERSON.somebody} />,
    },
    {
      key: 'person',
      header: ACCESS_LOG.whom,
      isSortable: true,
      place: 'middle',
      cell: ({ person }) => person,
    },
    {
      key: 'what',
      header: ACCESS_LOG.what,
      place: 'foot',
      cell: ({ what, questions }) => (
        <>
          {ACCESS_KIND_WORDS[what]}
          {questions.length > 0 && <Sub>{questions.join(', ')}</Sub>}
        </>
      ),
    },
    {
      key: 'reason',
      header: ACCESS_LOG.why,
      place: 'middle-end',
      cell: ({ reason, note }) => (
        <>
          {reason ? REASON_WORDS[reason] : '–'}
          {note && <Sub>{note}</Sub>}
        </>
      ),
    },
    {
      key: 'at',
      header: ACCESS_LOG.when,
      isSortable: true,
      place: 'foot-end',
      cell: ({ at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: ACCESS_LOG.views.all },
    { name: 'child', title: ACCESS_LOG.views.child, query: { child: 'true' } },
    { name: 'medical', title: ACCESS_LOG.views.medical, query: { what: 'medical' } },
  ],
  filters: [
    { name: 'who', label: ACCESS_LOG.who, kind: 'text' },
    { name: 'from', label: ACCESS_LOG.from, kind: 'day' },
    { name: 'to', label: ACCESS_LOG.to, kind: 'day' },
  ],
  hasCsv: true,
}
