import type { OverseenClub } from '@clubhouse/contract/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import type { User, UserAccount } from '@clubhouse/contract/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { type LatestForm, loadLatestForms } from '../../features/home-signed-in/load-latest-forms.ts'
import { loadOverseen } from '../../features/home-signed-in/load-overseen.ts'
import { chosenClub } from '../../parts/office/require-club.ts'

export type Home =
  | { kind: 'club'; chosen: UserAccount; forms: LatestForm[] | null }
  | { kind: 'staff'; clubs: Collection<OverseenClub> | null }

/** What each site of the platform shows first to whoever is signed in there. */
export async function loadHome(page: PageContext, user: User, request: Request): Promise<{ home: Home }> {
  const chosen = chosenClub(page, user, request)
  if (chosen) return { home: { kind: 'club', chosen, forms: await loadLatestForms(page, chosen) } }
  const clubs = await loadOverseen(page, new URL(request.url).searchParams)
  return { home: { kind: 'staff', clubs } }
}
