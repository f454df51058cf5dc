import type { OfficeDraw, OfficeEntry } from '@clubhouse/contract/selling/office/lottery'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Person, Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { drawName } from '../list/draws-list.tsx'
import { ENTRIES } from '../messages.ts'

export const drawPath = ({ type, draw_id: id }: Pick<OfficeDraw, 'type' | 'draw_id'>) =>
  `/${type === 'Lotto' ? 'lotto' : 'draws'}/${id}`

/** What is in a draw, and whose it is. */
export const entriesList = (draw: OfficeDraw): OfficeListPage<OfficeEntry> => ({
  key: 'draw-entries',
  path: `${drawPath(draw)}/entries`,
  back: { to: drawPath(draw), title: drawName(draw) },
  title: ENTRIES.title,
  lead: ENTRIES.lead,
  search: ENTRIES.search,
  none: { icon: 'ticket', words: ENTRIES.none },
  noneIn: () => ENTRIES.noneIn,
  id: ({ entry }) => String(entry),
  name: ({ entry }) => ENTRIES.number(entry),
  columns: [
    { key: 'entry', header: ENTRIES.entry, isSortable: true, cell: ({ entry }) => ENTRIES.number(entry) },
    {
      key: 'who',
      header: ENTRIES.who,
      place: 'middle',
      width: 3,
      cell: ({ who, stub }) => (who ? <Person name={who} /> : stub ? ENTRIES.stub(stub) : ENTRIES.nobody),
    },
    {
      key: 'line',
      header: ENTRIES.line,
      place: 'foot',
      cell: ({ line }) => (line.length > 0 ? line.join(' ') : ENTRIES.ticket),
    },
    { key: 'sold', header: ENTRIES.sold, place: 'middle-end', cell: ({ sold }) => ENTRIES.ways[sold] },
    {
      key: 'prize',
      header: ENTRIES.prize,
      place: 'top-end',
      cell: ({ prize, amount }, { currency }) =>
        prize && (
          <>
            {prize}
            {amount > 0 && <Sub>{formatMoney(cents(amount), currency)}</Sub>}
          </>
        ),
    },
    {
      key: 'bought_at',
      header: ENTRIES.bought,
      isSortable: true,
      place: 'foot-end',
      isSpare: true,
      cell: ({ bought_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: ENTRIES.all },
    { name: 'online', title: ENTRIES.ways.online, query: { sold: 'online' } },
    { name: 'subscription', title: ENTRIES.ways.subscription, query: { sold: 'subscription' } },
    { name: 'paper', title: ENTRIES.ways.paper, query: { sold: 'paper' } },
  ],
  hasCsv: true,
})
