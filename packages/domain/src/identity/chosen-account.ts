import type { UserAccount } from '@clubhouse/contract/people/people'
import type { HostType } from '../web/hosts.ts'

/** The clubs that somebody runs. */
export function accountsRun(accounts: readonly UserAccount[]): UserAccount[] {
  return accounts.filter(({ roles }) => roles.includes('admin') || roles.includes('owner'))
}

/** The clubs among which somebody chooses on this site: in the back office those that they run. */
export function accountsOn(site: HostType, accounts: readonly UserAccount[]): readonly UserAccount[] {
  return site === 'backoffice' ? accountsRun(accounts) : accounts
}

/**
 * AUTH-66: the club that the club-admin cookie names, or else the first of the user's. In the back office only
 * clubs count that the user runs; null where there is none.
 */
export function chosenAccount(
  site: HostType,
  accounts: readonly UserAccount[],
  current: string | null,
): UserAccount | null {
  const possible = accountsOn(site, accounts)
  return possible.find(({ account_id }) => account_id === current) ?? possible[0] ?? null
}
