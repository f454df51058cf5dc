import type { BodyClub } from '@clubhouse/contract/platform/governing-body/clubs'
import type { BodyClubState } from '@clubhouse/contract/platform/governing-body/limits'
import { When } from '#parts/office/list/cells.tsx'
import type { ListReply, OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { Count } from '../count.tsx'
import { CLUBS, STATES } from '../messages.ts'

const LOOKS: Readonly<Record<BodyClubState, { tone: Tone; icon?: IconName }>> = {
  registering: { tone: 'success' },
  quiet: { tone: 'neutral', icon: 'clock' },
  empty: { tone: 'warning', icon: 'warning' },
}

export const ClubStateBadge = ({ state }: { state: BodyClubState }) => (
  <Badge {...LOOKS[state]}>{STATES[state]}</Badge>
)

const number = new Intl.NumberFormat('en-IE')

type Sums = { sums?: { members: number; juveniles: number; plans: number } }

export const CLUBS_LIST: OfficeListPage<BodyClub> = {
  key: 'body-clubs',
  path: '/',
  title: CLUBS.title,
  lead: CLUBS.lead,
  search: CLUBS.search,
  none: { icon: 'shield', words: CLUBS.none },
  id: ({ account_id }) => account_id,
  name: ({ name }) => name,
  rowPath: ({ account_id }) => `/clubs/${account_id}`,
  columns: [
    { key: 'name', header: CLUBS.club, isSortable: true },
    {
      key: 'members',
      header: CLUBS.members,
      isSortable: true,
      align: 'end',
      place: 'middle-end',
      cell: ({ members }) => <Count of={members} unit={CLUBS.membersUnit(members)} />,
    },
    {
      key: 'juveniles',
      header: CLUBS.juveniles,
      isSortable: true,
      align: 'end',
      place: 'foot-end',
      cell: ({ juveniles }) => <Count of={juveniles} unit={CLUBS.juvenilesUnit} />,
    },
    {
      key: 'plans',
      header: CLUBS.plans,
      isSortable: true,
      align: 'end',
      cell: ({ plans }) => <Count of={plans} unit={CLUBS.plansUnit(plans)} />,
    },
    { key: 'joined', header: CLUBS.joined, isSortable: true, align: 'end', isExtra: true },
    {
      key: 'last_joined_at',
      header: CLUBS.lastJoined,
      isSortable: true,
      isSpare: true,
      place: 'middle',
      cell: ({ last_joined_at: at }, time) => (at === null ? CLUBS.never : <When at={at} time={time} />),
    },
    {
      key: 'state',
      header: CLUBS.state,
      place: 'top-end',
      cell: ({ state }) => <ClubStateBadge state={state} />,
    },
  ],
  actions: [
    {
      intent: 'write',
      label: CLUBS.write,
      icon: 'send',
      isBulk: true,
      bulkTo: '/messages/new',
      to: ({ account_id: id }) => `/messages/new?on=${id}`,
    },
  ],
  views: [
    { name: 'all', title: 'All' },
    { name: 'registering', title: STATES.registering, query: { state: 'registering' } },
    { name: 'quiet', title: STATES.quiet, query: { state: 'quiet' } },
    { name: 'empty', title: STATES.empty, query: { state: 'empty' }, isUrgent: true },
  ],
  totals: (list: ListReply<BodyClub> & Sums) => {
    const { members = 0, juveniles = 0, plans = 0 } = list.sums ?? {}
    return [
      { label: CLUBS.allMembers, value: number.format(members) },
      { label: CLUBS.allJuveniles, value: number.format(juveniles) },
      { label: CLUBS.allPlans, value: number.format(plans) },
    ]
  },
}
