import type { OverseenClub } from '@clubhouse/contract/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import type { PlatformClub } from '@clubhouse/contract/platform/clubs'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadOverseen } from '../../features/home-signed-in/load-overseen.ts'
import { loadClubs } from '../../features/su/load-clubs.ts'
import type { LoadedList } from '../../parts/office/list/load-list.ts'

export interface Home {
  clubs: Collection<OverseenClub> | null
  /** On the superuser site, with what is known of each. */
  every: LoadedList<PlatformClub> | null
}

/** What the superuser's and the governing body's site show first to whoever is signed in there. */
export async function loadHome(page: PageContext, request: Request): Promise<{ home: Home }> {
  const search = new URL(request.url).searchParams
  return page.host.type === 'su'
    ? { home: { clubs: null, every: await loadClubs(page, search) } }
    : { home: { clubs: await loadOverseen(page, search), every: null } }
}
