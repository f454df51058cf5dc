import type { PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { Sub } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { PLANS, PROGRAMMES } from '../messages.ts'
import { COPY_FORWARD } from '../shared/besides.ts'
import { priceIn, State } from '#parts/office/record/sold-columns.tsx'

export const PLANS_LIST: OfficeListPage<PlanSummary> = {
  key: 'plans',
  path: '/plans',
  title: PLANS.title,
  lead: PLANS.lead,
  search: PLANS.search,
  none: { icon: 'family', words: PLANS.none },
  create: { label: PLANS.add, to: '/plans/new' },
  besides: COPY_FORWARD,
  id: ({ plan_id }) => plan_id,
  name: ({ name }) => name,
  rowPath: ({ plan_id }) => `/plans/${plan_id}`,
  columns: [
    { key: 'name', header: PLANS.name, isSortable: true, width: 3, cell: ({ name }) => name },
    {
      key: 'program',
      header: PLANS.programme,
      isSortable: true,
      place: 'middle',
      isSpare: true,
      cell: ({ program }) => program,
    },
    {
      key: 'price',
      header: PLANS.price,
      isSortable: true,
      place: 'top-end',
      cell: ({ price }, { currency }) => priceIn(price, currency),
    },
    { key: 'state', header: PLANS.state, place: 'middle-end', cell: ({ state }) => <State state={state} /> },
    {
      key: 'members',
      header: PLANS.members,
      isSortable: true,
      place: 'foot',
      cell: ({ members, left }) => (
        <>
          {PROGRAMMES.count(members)}
          {left !== null && <Sub>{`${PLANS.left}: ${left}`}</Sub>}
        </>
      ),
    },
    {
      key: 'ends_on',
      header: PLANS.endsOn,
      isSortable: true,
      isSpare: true,
      place: 'foot-end',
      isNamed: true,
      cell: ({ ends_on: day }) => (day ? displayDate(day) : PROGRAMMES.endless),
    },
  ],
  views: [
    { name: 'all', title: PLANS.all },
    { name: 'shown', title: PLANS.shown, query: { state: 'shown' } },
    { name: 'sold_out', title: PLANS.soldOut, query: { state: 'sold_out' } },
    { name: 'hidden', title: PLANS.hidden, query: { state: 'hidden' } },
  ],
  actions: [
    {
      intent: 'hide',
      label: PLANS.hide,
      icon: 'eye-off',
      isBulk: true,
      when: ({ is_active: is }) => is,
      undo: { intent: 'show', said: PLANS.wasHidden, foundBy: { state: 'hidden' } },
    },
    {
      intent: 'show',
      label: PLANS.show,
      icon: 'eye',
      isBulk: true,
      when: ({ is_active: is }) => !is,
      undo: { intent: 'hide', said: PLANS.wasShown, foundBy: { state: 'shown' } },
    },
    { intent: 'delete', label: PLANS.delete, icon: 'trash', when: ({ is_used: isUsed }) => !isUsed },
  ],
  hasCsv: true,
}
