import type { ProgramSummary } from '@clubhouse/contract/selling/office/programs'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { PROGRAMMES } from '../messages.ts'
import { COPY_FORWARD } from '../shared/besides.ts'

export const PROGRAMMES_LIST: OfficeListPage<ProgramSummary> = {
  key: 'programmes',
  path: '/programmes',
  title: PROGRAMMES.title,
  lead: PROGRAMMES.lead,
  search: PROGRAMMES.search,
  none: { icon: 'family', words: PROGRAMMES.none },
  create: { label: PROGRAMMES.add, to: '/programmes/new' },
  besides: COPY_FORWARD,
  id: ({ program_id }) => program_id,
  name: ({ title }) => title,
  rowPath: ({ program_id }) => `/programmes/${program_id}`,
  columns: [
    { key: 'title', header: PROGRAMMES.name, isSortable: true, cell: ({ title }) => title },
    {
      key: 'plans',
      header: PROGRAMMES.plans,
      place: 'middle',
      cell: ({ plans, bundles }) => PROGRAMMES.inIt(plans, bundles),
    },
    {
      key: 'members',
      header: PROGRAMMES.members,
      isSortable: true,
      place: 'top-end',
      cell: ({ members }) => PROGRAMMES.count(members),
    },
    {
      key: 'ends_on',
      header: PROGRAMMES.endsOn,
      isSortable: true,
      place: 'foot',
      cell: ({ ends_on: day }) => (day ? displayDate(day) : PROGRAMMES.endless),
    },
  ],
  views: [
    { name: 'current', title: PROGRAMMES.current, query: { finished: 'false' } },
    { name: 'finished', title: PROGRAMMES.finished, query: { finished: 'true' } },
  ],
  actions: [
    {
      intent: 'delete',
      label: PROGRAMMES.delete,
      icon: 'trash',
      when: ({ plans, bundles }) => plans + bundles === 0,
    },
  ],
}
