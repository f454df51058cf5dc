import type { OverseenClub } from '@clubhouse/contract/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadOverseen } from '../../features/home-signed-in/load-overseen.ts'

export interface Home {
  clubs: Collection<OverseenClub> | null
}

/** What the superuser's and the governing body's site show first to whoever is signed in there. */
export async function loadHome(page: PageContext, request: Request): Promise<{ home: Home }> {
  return { home: { clubs: await loadOverseen(page, new URL(request.url).searchParams) } }
}
