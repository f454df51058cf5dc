import { getOfficeHome, type OfficeHome } from '@clubhouse/contract/office/home'
import { getTeamsHome, type TeamsHome } from '@clubhouse/contract/people/office/team-events'
import type { UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { holds } from '@clubhouse/domain/office/offices'
import { loadPart } from '#lib/page/api.ts'
import { requireClub } from '#parts/office/require-club.ts'

export interface LoadedHome {
  club: UserAccount
  /** Null where it could not be had: the frame and its rooms are there all the same. */
  home: OfficeHome | null
  /** Null for whoever looks after no team. */
  teams: TeamsHome | null
}

export async function loadHome(page: PageContext, request: Request): Promise<LoadedHome> {
  const { club, headers } = await requireClub(page, request)
  const [home, teams] = await Promise.all([
    loadPart(page.call(getOfficeHome, { headers }), page),
    holds(club, ['people', 'teams']) ? loadPart(page.call(getTeamsHome, { headers }), page) : null,
  ])
  return { club, home: home.value, teams: teams?.value && teams.value.teams.length > 0 ? teams.value : null }
}
