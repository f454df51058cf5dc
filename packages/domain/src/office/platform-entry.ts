import type { UserAccount } from '@clubhouse/contract/people/people'

/** How long somebody of the platform is in a club's back office before they say again why. */
export const ENTRY_MINUTES = 30

export const CLUB_SUSPENDED =
  'The platform has switched this club off for now. You can read everything, and change nothing.'

export const CLUB_CLOSED = 'This club is switched off for now. Please try again later, or ask the club.'

export const OWN_PEOPLE_ONLY =
  'You’re here for the platform, for a short while. Only the club’s own people can change this.'

/** Platform staff cannot enter a club where they hold a role themselves: there they act as themselves. */
export function withEntries<Known extends { roles: UserAccount['roles']; accounts: UserAccount[] }>(
  user: Known,
  entered: readonly UserAccount[],
): Known {
  const runs = ({ roles }: UserAccount) => roles.includes('admin') || roles.includes('owner')
  const added = entered.filter(
    ({ account_id: id }) => !user.accounts.some((own) => own.account_id === id && runs(own)),
  )
  if (added.length === 0) return user
  const others = user.accounts.filter(({ account_id: id }) => !added.some((each) => each.account_id === id))
  return {
    ...user,
    roles: user.roles.includes('admin') ? user.roles : [...user.roles, 'admin'],
    accounts: [...others, ...added],
  }
}
