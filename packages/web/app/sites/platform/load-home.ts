import type { User, UserAccount } from '@clubhouse/contract/people'
import { chosenAccount } from '@clubhouse/domain/chosen-account'
import { readCookie } from '@clubhouse/domain/cookies'
import type { PageContext } from '@clubhouse/domain/page-context'
import { type AccountData, loadAccount } from '../../features/account/load-account.ts'

export type Home =
  | { kind: 'member'; data: AccountData }
  | { kind: 'club'; chosen: UserAccount }
  | { kind: 'staff' }

/** What each site of the platform shows first to whoever is signed in there. */
export async function loadHome(page: PageContext, user: User, request: Request): Promise<{ home: Home }> {
  const { host, cookies } = page
  if (host.type === 'myaccount') {
    const pages = Number(new URL(request.url).searchParams.get('page') ?? 1)
    const data = await loadAccount(page, Number.isInteger(pages) && pages > 0 ? Math.min(10, pages) : 1)
    return { home: { kind: 'member', data } }
  }
  const current = readCookie(request.headers.get('cookie'), cookies.clubAdmin)
  const chosen = host.type === 'backoffice' ? chosenAccount(host.type, user.accounts, current) : null
  return { home: chosen ? { kind: 'club', chosen } : { kind: 'staff' } }
}
