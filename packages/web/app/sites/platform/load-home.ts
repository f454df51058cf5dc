import type { OverseenClub } from '@clubhouse/contract/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import type { User, UserAccount } from '@clubhouse/contract/people'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { type AccountData, loadAccount } from '../../features/account/load-account.ts'
import { type LatestForm, loadLatestForms } from '../../features/home-signed-in/load-latest-forms.ts'
import { loadOverseen } from '../../features/home-signed-in/load-overseen.ts'
import { chosenClub } from '../../parts/office/require-club.ts'

export type Home =
  | { kind: 'member'; data: AccountData }
  | { kind: 'club'; chosen: UserAccount; forms: LatestForm[] | null }
  | { kind: 'staff'; clubs: Collection<OverseenClub> | null }

/** What each site of the platform shows first to whoever is signed in there. */
export async function loadHome(page: PageContext, user: User, request: Request): Promise<{ home: Home }> {
  if (page.host.type === 'myaccount') {
    const { page: number, perPage } = fromQuery(new URL(request.url).searchParams)
    const data = await loadAccount(page, { page: number, per_page: perPage })
    return { home: { kind: 'member', data } }
  }
  const chosen = chosenClub(page, user, request)
  if (chosen) return { home: { kind: 'club', chosen, forms: await loadLatestForms(page, chosen) } }
  const clubs = await loadOverseen(page, new URL(request.url).searchParams)
  return { home: { kind: 'staff', clubs } }
}
