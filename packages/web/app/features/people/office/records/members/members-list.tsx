import {
  MEMBER_KINDS,
  MEMBER_MONEY,
  MEMBER_STATES,
  type MemberState,
} from '@clubhouse/contract/people/office/member-limits'
import type { MemberRow } from '@clubhouse/contract/people/office/members'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { MEMBER_MONEY_WORDS, MEMBER_STATE_WORDS } from '@clubhouse/domain/people/records/words'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Person, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { MEMBERS } from '../messages.ts'
import styles from './members.module.css'

const LOOKS: Readonly<Record<MemberState, { tone: Tone; icon?: IconName }>> = {
  active: { tone: 'success' },
  lapsed: { tone: 'neutral', icon: 'clock' },
  left: { tone: 'neutral', icon: 'cross' },
}

export const StateBadge = ({ state }: { state: MemberState }) => (
  <Badge {...LOOKS[state]}>{MEMBER_STATE_WORDS[state]}</Badge>
)

/** "12/12" of a plain day: the year is the next one that it can be. */
const shortDay = (day: string) => displayDate(day).slice(0, 5)

type Money = Pick<MemberRow, 'money' | 'late' | 'due' | 'due_on' | 'currency'>

export function MoneyCell({ row: { money, late, due, due_on: day, currency } }: { row: Money }) {
  const said = (amount: number) => formatMoney(cents(amount), currency as Currency)
  if (money === 'late') return <span className={styles.late}>{MEMBERS.overdue(said(late))}</span>
  return money === 'due' && day ? MEMBERS.due(said(due), shortDay(day)) : MEMBERS.paid
}

const choices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

export interface MemberChoices {
  plans: readonly { id: string; name: string }[]
  programs: readonly { id: string; name: string }[]
  groups: readonly { id: string; name: string }[]
}

const named = (all: readonly { id: string; name: string }[] | undefined) =>
  all ? all.map(({ id, name }) => ({ value: id, label: name })) : ('text' as const)

/** Who belongs to the club. Its plans come with the list; an address is understood before they do. */
export const membersList = (known?: MemberChoices): OfficeListPage<MemberRow> => ({
  key: 'members',
  path: '/members',
  title: MEMBERS.title,
  lead: MEMBERS.lead,
  search: MEMBERS.search,
  none: { icon: 'user', words: MEMBERS.none },
  create: { label: MEMBERS.add, to: '/members/new' },
  id: ({ member_id }) => member_id,
  name: ({ name }) => name,
  rowPath: ({ member_id }) => `/members/${member_id}`,
  columns: [
    { key: 'name', header: MEMBERS.name, isSortable: true, cell: ({ name }) => <Person name={name} /> },
    {
      key: 'age',
      header: MEMBERS.age,
      isSortable: true,
      align: 'end',
      place: 'foot-end',
      isNamed: true,
      cell: ({ age }) => age,
    },
    { key: 'plans', header: MEMBERS.plans, place: 'middle', cell: ({ plans }) => plans },
    {
      key: 'guardian',
      header: MEMBERS.guardian,
      isSpare: true,
      place: 'foot',
      cell: ({ guardian }) => guardian,
    },
    {
      key: 'state',
      header: MEMBERS.state,
      place: 'top-end',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'money',
      header: MEMBERS.money,
      align: 'end',
      place: 'middle-end',
      cell: (row) => <MoneyCell row={row} />,
    },
    { key: 'email', header: MEMBERS.email, isExtra: true, cell: ({ email }) => email ?? '–' },
    {
      key: 'number',
      header: MEMBERS.number,
      isSortable: true,
      isExtra: true,
      align: 'end',
      cell: ({ number }) => number ?? '–',
    },
    {
      key: 'ends_on',
      header: MEMBERS.until,
      isSortable: true,
      isExtra: true,
      cell: ({ ends_on: day }) => (day === null ? '–' : displayDate(day)),
    },
    {
      key: 'joined_at',
      header: MEMBERS.joined,
      isSortable: true,
      isExtra: true,
      place: 'foot-end',
      isNamed: true,
      cell: ({ joined_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: MEMBERS.views.all },
    { name: 'late', title: MEMBERS.views.late, query: { money: 'late' }, isUrgent: true },
    { name: 'lapsed', title: MEMBERS.views.lapsed, query: { state: 'lapsed' } },
    { name: 'juvenile', title: MEMBERS.views.juvenile, query: { kind: 'juvenile' } },
    { name: 'recent', title: MEMBERS.views.recent, query: { recent: 'true' } },
    { name: 'eighteen', title: MEMBERS.views.eighteen, query: { eighteen: 'true' } },
  ],
  filters: [
    { name: 'plan', label: MEMBERS.filters.plan, kind: named(known?.plans) },
    { name: 'program', label: MEMBERS.filters.program, kind: named(known?.programs) },
    { name: 'group', label: MEMBERS.filters.group, kind: named(known?.groups) },
    { name: 'state', label: MEMBERS.filters.state, kind: choices(MEMBER_STATES, MEMBER_STATE_WORDS) },
    { name: 'kind', label: MEMBERS.filters.kind, kind: choices(MEMBER_KINDS, MEMBERS.kinds) },
    { name: 'money', label: MEMBERS.filters.money, kind: choices(MEMBER_MONEY, MEMBER_MONEY_WORDS) },
    { name: 'age_from', label: MEMBERS.filters.age_from, kind: 'text' },
    { name: 'age_to', label: MEMBERS.filters.age_to, kind: 'text' },
  ],
  actions: [
    {
      intent: 'group',
      label: MEMBERS.toGroup,
      icon: 'family',
      isBulk: true,
      to: ({ member_id: id }) => `/people/groups/add?on=${id}`,
      bulkTo: '/people/groups/add',
    },
    {
      intent: 'write',
      label: MEMBERS.write,
      icon: 'send',
      isBulk: true,
      to: ({ member_id: id }) => `/mail/lists/new?of=members&on=${id}`,
      bulkTo: '/mail/lists/new',
    },
    { intent: 'csv', label: MEMBERS.csv, icon: 'download', isBulk: true, isFile: true },
  ],
  noneIn: (view) => MEMBERS.noneIn[view] ?? MEMBERS.nobody,
  hasCsv: true,
})
