import type { PlatformClub } from '@clubhouse/contract/platform/clubs'
import { FEATURE_WORDS } from '@clubhouse/domain/site/clubs/feature-words'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { CLUB, CLUBS } from './messages.ts'

export const StateBadge = ({ isSuspended }: { isSuspended: boolean }) =>
  isSuspended ? <Badge tone="warning">{CLUB.isOff}</Badge> : <Badge tone="success">{CLUB.isOn}</Badge>

/** OPEN-122: every club of the platform. */
export const CLUBS_LIST: OfficeListPage<PlatformClub> = {
  key: 'platform-clubs',
  path: '/',
  title: CLUBS.title,
  lead: CLUBS.lead,
  search: CLUBS.search,
  none: { icon: 'home', words: CLUBS.never },
  noneIn: () => CLUBS.noneHere,
  create: { label: CLUBS.newClub, to: '/new-club' },
  id: ({ account_id }) => account_id,
  name: ({ name }) => name,
  rowPath: ({ account_id }) => `/clubs/${account_id}`,
  columns: [
    { key: 'name', header: CLUBS.name, isSortable: true, width: 3, cell: ({ name }) => name },
    { key: 'slug', header: CLUBS.address, place: 'middle', cell: ({ slug }) => slug },
    {
      key: 'members',
      header: CLUBS.members,
      place: 'foot',
      width: 2,
      cell: ({ members }) => CLUBS.belong(members),
    },
    {
      key: 'runners',
      header: CLUBS.runners,
      isSpare: true,
      cell: ({ runners }) => (runners === 0 ? <Badge tone="warning">{CLUBS.nobody}</Badge> : runners),
    },
    {
      key: 'features',
      header: CLUBS.features,
      isExtra: true,
      cell: ({ features }) => (
        <Sub>{features.map((each) => FEATURE_WORDS[each].title).join(', ') || CLUB.none}</Sub>
      ),
    },
    {
      key: 'is_suspended',
      header: CLUBS.state,
      place: 'top-end',
      cell: ({ is_suspended: isSuspended }) => <StateBadge isSuspended={isSuspended} />,
    },
    {
      key: 'created_at',
      header: CLUBS.since,
      isSortable: true,
      place: 'foot-end',
      cell: ({ created_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: CLUBS.all },
    { name: 'unrun', title: CLUBS.unrun, query: { state: 'unrun' } },
    { name: 'off', title: CLUB.isOff, query: { state: 'off' } },
  ],
}
