import type { OptOut, OptOutKind } from '@clubhouse/contract/messages/office/opt-outs'
import { OPT_OUT_WORDS, optOutHow } from '@clubhouse/domain/messages/mailings/opt-out-words'
import { Person, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { OPT_OUTS } from '../messages.ts'

export const OPT_OUTS_PATH = '/mail/opt-outs'

const SAID_NO: readonly OptOutKind[] = ['list', 'news', 'reminders', 'lotto', 'everywhere']

/** Whom the club writes to no more: who, when, how; and addresses that mails came back from, with the way back. */
export const OPT_OUTS_LIST: OfficeListPage<OptOut> = {
  key: 'opt-outs',
  path: OPT_OUTS_PATH,
  title: OPT_OUTS.title,
  lead: OPT_OUTS.lead,
  search: OPT_OUTS.search,
  none: { icon: 'cross', words: OPT_OUTS.none },
  noneIn: () => OPT_OUTS.noneIn,
  id: ({ opt_out_id: id }) => id,
  name: ({ name, address }) => name ?? address ?? OPT_OUTS.unknown,
  columns: [
    {
      key: 'name',
      header: OPT_OUTS.name,
      isSortable: true,
      cell: ({ name, address }) => (name ? <Person name={name} /> : (address ?? OPT_OUTS.unknown)),
    },
    {
      key: 'address',
      header: OPT_OUTS.address,
      isSortable: true,
      place: 'middle',
      cell: ({ address }) => address,
    },
    {
      key: 'kind',
      header: OPT_OUTS.what,
      place: 'foot',
      cell: ({ kind, list }) => list ?? OPT_OUT_WORDS[kind],
    },
    { key: 'how', header: OPT_OUTS.how, isSpare: true, cell: optOutHow },
    {
      key: 'since',
      header: OPT_OUTS.since,
      isSortable: true,
      place: 'foot-end',
      cell: ({ since }, time) => <When at={since} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: OPT_OUTS.all },
    { name: 'opted_out', title: OPT_OUTS.optedOut, query: { show: 'opted_out' } },
    { name: 'set_aside', title: OPT_OUTS.setAside, query: { show: 'set_aside' } },
  ],
  filters: [
    {
      name: 'kind',
      label: OPT_OUTS.what,
      kind: SAID_NO.map((value) => ({ value, label: OPT_OUT_WORDS[value] })),
    },
  ],
  actions: [
    {
      intent: 'again',
      label: OPT_OUTS.again,
      icon: 'renew',
      isBulk: true,
      when: ({ kind }) => kind === 'bounced',
    },
  ],
  hasCsv: true,
}
