import type { OfficeDrawSummary } from '@clubhouse/contract/selling/office/lottery'
import { formatNumber } from '@clubhouse/domain/format'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { DRAWS, LIST, LOTTO } from '../messages.ts'

type Row = OfficeDrawSummary

export const drawName = ({ type, name, number }: Pick<Row, 'type' | 'name' | 'number'>): string =>
  type === 'Lotto' ? LIST.numbered(name, number) : name

const SHARED = {
  noneIn: (view: string) => LIST.noneIn[view] ?? '',
  id: ({ draw_id }: Row) => draw_id,
  name: drawName,
  columns: [
    { key: 'number', header: LIST.draw, width: 4, cell: (row) => drawName(row) },
    {
      key: 'entries',
      header: LIST.entries,
      place: 'middle',
      isNamed: true,
      cell: ({ entries, paper_entries: paper }) => (
        <>
          {formatNumber(entries)}
          {paper > 0 && <Sub>{LIST.onPaper(paper)}</Sub>}
        </>
      ),
    },
    { key: 'status', header: LIST.state, place: 'middle-end', cell: (row) => <State row={row} /> },
    {
      key: 'closes_at',
      header: LIST.closes,
      isSortable: true,
      isSpare: true,
      place: 'foot',
      isNamed: true,
      cell: ({ closes_at: at }, time) => <When at={at} time={time} />,
    },
    {
      key: 'draws_at',
      header: LIST.drawn,
      isSortable: true,
      place: 'foot-end',
      isNamed: true,
      cell: ({ draws_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: (['ahead', 'waiting', 'past'] as const).map((state) => ({
    name: state,
    title: LIST[state],
    query: { state },
    ...(state === 'waiting' && { isUrgent: true }),
  })),
} satisfies Partial<OfficeListPage<Row>>

/** A club without a lotto is shown the way to its first. */
export const lottoList = (hasLotto: boolean): OfficeListPage<Row> => ({
  ...LOTTO_LIST,
  create: hasLotto
    ? { label: LOTTO.settings, icon: 'gear', to: '/lotto/settings' }
    : { label: LOTTO.add, to: '/lotto/new' },
})

export const LOTTO_LIST: OfficeListPage<Row> = {
  ...SHARED,
  key: 'lotto',
  path: '/lotto',
  title: LOTTO.title,
  lead: LOTTO.lead,
  search: LOTTO.search,
  none: { icon: 'ticket', words: LOTTO.none },
  rowPath: ({ draw_id: id }) => `/lotto/${id}`,
}

export const DRAWS_LIST: OfficeListPage<Row> = {
  ...SHARED,
  key: 'draws',
  path: '/draws',
  title: DRAWS.title,
  lead: DRAWS.lead,
  search: DRAWS.search,
  none: { icon: 'ticket', words: DRAWS.none },
  create: { label: DRAWS.add, to: '/draws/new' },
  rowPath: ({ draw_id: id }) => `/draws/${id}`,
}

function State({ row: { status, needs_people: needsPeople, winners } }: { row: Row }) {
  if (status === 'drawn') return <Badge tone="success">{LIST.winners(winners)}</Badge>
  if (status === 'open') return <Badge tone="info">{LIST.open}</Badge>
  return <Badge tone="warning">{needsPeople ? LIST.needsPeople : LIST.soon}</Badge>
}
