import type { Recipient } from '@clubhouse/contract/messages/office/recipient-filters'
import { Person } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { nameOf, whyOf } from '../edit/reach.tsx'
import { PEOPLE, REACH, SENT } from '../messages.ts'

/** Its list is sorted by a name that has two parts. */
export type Reader = Recipient & { name?: string }

/** Everybody who would get a list, each with the reason. */
export const peopleList = (listId: string, list: string): OfficeListPage<Reader> => ({
  key: 'mailing-people',
  path: `/mail/lists/${listId}/people`,
  back: { to: `/mail/lists/${listId}`, title: list },
  title: PEOPLE.title(list),
  lead: PEOPLE.lead,
  search: PEOPLE.search,
  none: { icon: 'user', words: REACH.nobody },
  noneIn: () => REACH.nobody,
  id: ({ address }) => address,
  name: nameOf,
  columns: [
    { key: 'name', header: SENT.name, isSortable: true, cell: (each) => <Person name={nameOf(each)} /> },
    {
      key: 'address',
      header: SENT.address,
      isSortable: true,
      place: 'middle',
      cell: ({ address }) => address,
    },
    { key: 'why', header: SENT.why, place: 'foot', cell: whyOf },
  ],
  views: [],
})
