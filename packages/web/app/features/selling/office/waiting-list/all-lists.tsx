import type { WaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { LISTS } from './messages.ts'

export const LISTS_PATH = '/waiting-lists'

/** The plans for which somebody waits. Its file names everybody who does. */
export const WAITING_LISTS: OfficeListPage<WaitingList> = {
  key: 'waiting-lists',
  path: LISTS_PATH,
  title: LISTS.title,
  lead: LISTS.lead,
  search: LISTS.search,
  none: { icon: 'clock', words: LISTS.none },
  id: ({ plan_id }) => plan_id,
  name: ({ plan }) => plan,
  rowPath: ({ plan_id }) => `${LISTS_PATH}/${plan_id}`,
  columns: [
    { key: 'plan', header: LISTS.plan, isSortable: true, width: 3, cell: ({ plan }) => plan },
    {
      key: 'waiting',
      header: LISTS.waiting,
      isSortable: true,
      place: 'middle',
      cell: ({ waiting, wanted }) => LISTS.waits(waiting, wanted),
    },
    {
      key: 'offered',
      header: LISTS.offers,
      isSortable: true,
      place: 'middle-end',
      cell: ({ offered }) => offered,
    },
    {
      key: 'left',
      header: LISTS.left,
      place: 'foot',
      isSpare: true,
      cell: ({ left, places, program }) => (
        <>
          {LISTS.leftOf(left, places)}
          <Sub>{program}</Sub>
        </>
      ),
    },
    {
      key: 'since',
      header: LISTS.since,
      isSortable: true,
      place: 'foot-end',
      cell: ({ since }, time) => since && <When at={since} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: LISTS.all },
    { name: 'offered', title: LISTS.offered, query: { offers: 'open' } },
  ],
  hasCsv: true,
}
