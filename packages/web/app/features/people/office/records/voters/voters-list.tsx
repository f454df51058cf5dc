import type { VoterRow } from '@clubhouse/contract/people/office/voters'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Person } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { VOTERS } from '../messages.ts'

export const VOTERS_PATH = '/people/voters'

export interface VotersKnown {
  day: string
  plans: readonly { id: string; name: string }[]
  /** Whether the club gives its members numbers. */
  hasNumbers: boolean
  /** What the address asks for, so that the same is printed. */
  asked: string
}

/** Who may vote on a day. An address is understood before the plans are known. */
export const votersList = (known?: VotersKnown): OfficeListPage<VoterRow> => ({
  key: 'voters',
  path: VOTERS_PATH,
  title: VOTERS.title,
  search: VOTERS.search,
  lead: VOTERS.lead(known ? displayDate(known.day) : null),
  none: { icon: 'user', words: VOTERS.none },
  create: { label: VOTERS.print, to: `${VOTERS_PATH}/print${known?.asked ?? ''}`, icon: 'print' },
  id: ({ member_id }) => member_id,
  name: ({ name }) => name,
  rowPath: ({ member_id }) => `/members/${member_id}`,
  columns: [
    { key: 'name', header: VOTERS.name, isSortable: true, cell: ({ name }) => <Person name={name} /> },
    {
      key: 'number',
      header: VOTERS.number,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      isNamed: true,
      isExtra: known?.hasNumbers === false,
      cell: ({ number }) => number,
    },
    { key: 'plans', header: VOTERS.plans, place: 'middle', cell: ({ plans }) => plans },
    { key: 'email', header: VOTERS.email, isExtra: true, cell: ({ email }) => email ?? '–' },
    {
      key: 'is_age_known',
      header: VOTERS.age,
      place: 'foot',
      cell: ({ is_age_known: isKnown }) => (isKnown ? VOTERS.adult : VOTERS.ageUnknown),
    },
  ],
  views: [{ name: 'all', title: VOTERS.all }],
  filters: [
    { name: 'day', label: VOTERS.day, kind: 'day' },
    {
      name: 'plan',
      label: VOTERS.plan,
      kind: known ? known.plans.map(({ id, name }) => ({ value: id, label: name })) : 'text',
    },
  ],
  hasCsv: true,
})
