import type { PlatformWebhook } from '@clubhouse/contract/platform/webhooks'
import { Sub } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { clubOf, stateColumn, whenColumn } from './columns.tsx'
import { CLUB, said, WEBHOOKS } from './messages.ts'

/** What other software tells us, and what it is told. */
export const WEBHOOKS_LIST: OfficeListPage<PlatformWebhook> = {
  key: 'platform-webhooks',
  path: '/webhooks',
  title: WEBHOOKS.title,
  lead: WEBHOOKS.lead,
  search: WEBHOOKS.search,
  none: { icon: 'link', words: WEBHOOKS.none },
  noneIn: (view) => WEBHOOKS.noneIn[view as keyof typeof WEBHOOKS.noneIn],
  id: ({ webhook_id }) => webhook_id,
  name: ({ what }) => said(what),
  columns: [
    { key: 'what', header: WEBHOOKS.what, isSortable: true, width: 3, cell: ({ what }) => said(what) },
    {
      key: 'party',
      header: WEBHOOKS.party,
      place: 'middle',
      width: 2,
      cell: ({ direction, party }) => (
        <>
          {direction === 'in' ? WEBHOOKS.from(said(party)) : WEBHOOKS.to(party)}
          <Sub>{WEBHOOKS.directions[direction]}</Sub>
        </>
      ),
    },
    { key: 'club', header: CLUB, place: 'foot', cell: clubOf },
    stateColumn({
      waiting: { tone: 'neutral', words: WEBHOOKS.waiting },
      failed: { tone: 'danger', words: WEBHOOKS.failed },
      delivered: { tone: 'success', words: WEBHOOKS.delivered },
    }),
    { key: 'attempts', header: WEBHOOKS.attempts, isExtra: true, cell: ({ attempts }) => String(attempts) },
    whenColumn(WEBHOOKS.when),
  ],
  views: [
    { name: 'waiting', title: WEBHOOKS.waiting, query: { state: 'waiting' } },
    { name: 'failed', title: WEBHOOKS.failed, query: { state: 'failed' }, isUrgent: true },
    { name: 'delivered', title: WEBHOOKS.delivered, query: { state: 'delivered' } },
  ],
  filters: [
    {
      name: 'direction',
      label: WEBHOOKS.direction,
      kind: (['in', 'out'] as const).map((value) => ({ value, label: WEBHOOKS.directions[value] })),
    },
  ],
  actions: [
    {
      intent: 'retry',
      label: WEBHOOKS.again,
      icon: 'undo',
      isBulk: true,
      when: ({ state, last_error: error }) => state === 'failed' || (state === 'waiting' && error !== null),
    },
  ],
}
