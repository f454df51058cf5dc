import { getOfficeHome, type OfficeHome } from '@clubhouse/contract/office/home'
import type { UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '#lib/page/api.ts'
import { requireClub } from '#parts/office/require-club.ts'

export interface LoadedHome {
  club: UserAccount
  /** Null where it could not be had: the frame and its rooms are there all the same. */
  home: OfficeHome | null
}

export async function loadHome(page: PageContext, request: Request): Promise<LoadedHome> {
  const { club, headers } = await requireClub(page, request)
  const { value } = await loadPart(page.call(getOfficeHome, { headers }), page)
  return { club, home: value }
}
