import { MEMBER_MONEY } from '@clubhouse/contract/people/office/member-limits'
import type { FamilyRow } from '@clubhouse/contract/people/office/families'
import { MEMBER_MONEY_WORDS } from '@clubhouse/domain/people/records/words'
import { Person } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { MoneyCell } from '../members/members-list.tsx'
import { FAMILIES } from './messages.ts'

export const FAMILIES_PATH = '/families'

/** Who belongs together, and who pays. */
export const FAMILIES_LIST: OfficeListPage<FamilyRow> = {
  key: 'families',
  path: FAMILIES_PATH,
  title: FAMILIES.title,
  lead: FAMILIES.lead,
  search: FAMILIES.search,
  none: { icon: 'family', words: FAMILIES.none },
  noneIn: (view) => FAMILIES.noneIn[view] ?? FAMILIES.nobody,
  id: ({ family_id }) => family_id,
  name: ({ name }) => name || FAMILIES.noName,
  rowPath: ({ family_id }) => `${FAMILIES_PATH}/${family_id}`,
  columns: [
    {
      key: 'name',
      header: FAMILIES.payer,
      isSortable: true,
      cell: ({ name }) => <Person name={name || FAMILIES.noName} />,
    },
    { key: 'names', header: FAMILIES.names, place: 'middle', cell: ({ names }) => names },
    {
      key: 'people',
      header: FAMILIES.people,
      isSortable: true,
      place: 'foot',
      cell: ({ people, children }) => FAMILIES.count(people, children).replaceAll(' ', '\u00a0'),
    },
    { key: 'active', header: FAMILIES.active, align: 'end', isSpare: true, cell: ({ active }) => active },
    {
      key: 'money',
      header: FAMILIES.money,
      align: 'end',
      place: 'middle-end',
      cell: (row) => <MoneyCell row={row} />,
    },
    { key: 'email', header: FAMILIES.email, isExtra: true, cell: ({ email }) => email ?? '–' },
  ],
  views: [
    { name: 'all', title: FAMILIES.views.all },
    { name: 'late', title: FAMILIES.views.late, query: { money: 'late' }, isUrgent: true },
    { name: 'left', title: FAMILIES.views.left, query: { active: 'false' } },
  ],
  filters: [
    {
      name: 'money',
      label: FAMILIES.money,
      kind: MEMBER_MONEY.map((value) => ({ value, label: MEMBER_MONEY_WORDS[value] })),
    },
  ],
  actions: [
    {
      intent: 'write',
      label: FAMILIES.write,
      icon: 'send',
      isBulk: true,
      to: ({ family_id: id }) => `/mail/lists/new?of=families&on=${id}`,
      bulkTo: '/mail/lists/new',
    },
    { intent: 'csv', label: FAMILIES.csv, icon: 'download', isBulk: true, isFile: true },
  ],
  hasCsv: true,
}
