import type { WaitingHousehold, WaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { Person, Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { LISTS_PATH } from '../all-lists.tsx'
import { LINE, LISTS } from '../messages.ts'

export const linePath = (planId: string) => `${LISTS_PATH}/${planId}`
export const nameOf = ({ name }: Pick<WaitingHousehold, 'name'>): string => name ?? LINE.unknown

/** Who waits for one plan, those with an open offer first. */
export const lineList = ({
  plan_id: planId,
  plan,
  waiting,
  wanted,
  left,
  places,
}: WaitingList): OfficeListPage<WaitingHousehold> => ({
  key: 'waiting-list',
  path: linePath(planId),
  back: { to: LISTS_PATH, title: LISTS.title },
  title: plan,
  lead: `${LINE.lead(waiting, wanted)}, ${LINE.capacity(left, places)}.`,
  search: LINE.search,
  none: { icon: 'clock', words: LINE.none },
  noneIn: () => LINE.noneIn,
  create: { label: LINE.add, to: `${linePath(planId)}/add` },
  id: ({ waiting_id: id }) => id,
  name: nameOf,
  rowPath: ({ waiting_id: id }) => `${linePath(planId)}/${id}`,
  columns: [
    {
      key: 'name',
      header: LINE.name,
      isSortable: true,
      width: 3,
      cell: (each) => <Person name={nameOf(each)} />,
    },
    { key: 'email', header: ADDRESS, place: 'middle', isSpare: true, cell: ({ email }) => email },
    {
      key: 'status',
      header: LINE.state,
      place: 'top-end',
      cell: ({ position, gathered }) => (
        <>
          {position === null ? <Badge tone="info">{LINE.hasOffer}</Badge> : LINE.inLine(position)}
          {gathered > 0 && <Sub>{LINE.gathered(gathered)}</Sub>}
        </>
      ),
    },
    {
      key: 'count',
      header: LINE.count,
      isSortable: true,
      place: 'middle-end',
      cell: ({ count }) => LINE.places(count).replace(' ', '\u00a0'),
    },
    {
      key: 'joined_at',
      header: LINE.joined,
      isSortable: true,
      place: 'foot',
      cell: ({ joined_at: at }, time) => <When at={at} time={time} />,
    },
    {
      key: 'offered_until',
      header: LINE.until,
      isSortable: true,
      place: 'foot-end',
      cell: ({ offered_until: at }, time) => at && <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: LINE.all },
    { name: 'waiting', title: LINE.waiting, query: { status: 'waiting' } },
    { name: 'offered', title: LINE.offered, query: { status: 'offered' } },
  ],
  hasCsv: true,
})

const ADDRESS = 'Email'
