import type { PlatformUser } from '@clubhouse/contract/platform/users'
import { Person, Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { USER, USERS } from './messages.ts'

export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <Badge tone="success">{USERS.verified}</Badge>
  ) : (
    <Badge tone="warning">{USERS.unverified}</Badge>
  )

/** OPEN-122: everybody with an account. */
export const USERS_LIST: OfficeListPage<PlatformUser> = {
  key: 'platform-users',
  path: '/people',
  title: USERS.title,
  lead: USERS.lead,
  search: USERS.search,
  none: { icon: 'user', words: USERS.none },
  noneIn: () => USERS.noneHere,
  id: ({ user_id }) => user_id,
  name: ({ name, email }) => name || email,
  rowPath: ({ user_id }) => `/people/${user_id}`,
  columns: [
    {
      key: 'name',
      header: USERS.name,
      isSortable: true,
      width: 3,
      cell: ({ name, email }) => <Person name={name || email} />,
    },
    { key: 'email', header: USERS.email, isSortable: true, place: 'middle', cell: ({ email }) => email },
    {
      key: 'clubs',
      header: USERS.clubs,
      place: 'foot',
      width: 2,
      cell: ({ clubs, club_count: count, platform_roles: roles }) => (
        <>
          {count > 0 ? USERS.more(clubs, count) : roles.length === 0 && <Sub>{USERS.noClub}</Sub>}
          {roles.length > 0 && <Sub>{roles.map((role) => USER.roles[role]).join(', ')}</Sub>}
        </>
      ),
    },
    {
      key: 'email_verified',
      header: USERS.state,
      place: 'foot-end',
      cell: ({ email_verified: isVerified }) => <VerifiedBadge isVerified={isVerified} />,
    },
    {
      key: 'last_sign_in_at',
      header: USERS.lastSignIn,
      cell: ({ last_sign_in_at: at }, time) =>
        at === null ? <Sub>{USERS.longAgo}</Sub> : <When at={at} time={time} />,
    },
    {
      key: 'created_at',
      header: USERS.since,
      isSortable: true,
      isExtra: true,
      cell: ({ created_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'all', title: USERS.all },
    { name: 'running', title: USERS.running, query: { state: 'running' } },
    { name: 'unverified', title: USERS.unverified, query: { state: 'unverified' } },
    { name: 'platform', title: USERS.platform, query: { state: 'platform' } },
  ],
}
