import type { MemberClub } from '@clubhouse/contract/selling/member-renewal'
import type { Core } from '#kernel/core.ts'
import type { ClubRow } from './club-facts.queries.ts'

export function clubWithSite(sites: Core['sites'], club: ClubRow): MemberClub {
  const site = sites.ofClub(club.slug)
  if (!site) throw new Error(`${club.slug} has no site`)
  return { ...club, origin: site.origin }
}
