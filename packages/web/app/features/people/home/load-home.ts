import { getFixturesAndResults, type Match } from '@clubhouse/contract/site/matches'
import { getMemberHome, type MemberHome } from '@clubhouse/contract/people/home'
import { type AskedEvent, listFamilyEvents } from '@clubhouse/contract/people/team-answers'
import type { User } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart, type Part } from '#lib/page/api.ts'

export interface HomeData {
  home: Part<MemberHome>
  /** By the club's slug: its matches of the next seven days. */
  matches: Record<string, Match[]>
  /** By the club’s id: what comes up for the family’s teams. */
  teams: Record<string, AskedEvent[]>
  now: string
  isVerified: boolean
}

const WEEK_MS = 7 * 24 * 3600 * 1000
/** Of how many clubs matches are asked for: most families have one. */
const CLUBS = 2

/** One part may fail without the others. */
export async function loadHome(page: PageContext, user: User): Promise<HomeData> {
  const slugs = user.accounts.slice(0, CLUBS).map(({ slug }) => slug)
  const [home, events, ...matches] = await Promise.all([
    loadPart(page.call(getMemberHome, {}), page),
    loadPart(page.call(listFamilyEvents, {}), page),
    ...slugs.map(async (slug): Promise<[string, Match[]]> => [slug, await matchesOf(page, slug)]),
  ])
  const teams = (events.value?.clubs ?? []).map(({ account_id: id, items }) => [id, items] as const)
  return {
    home,
    matches: Object.fromEntries(matches),
    teams: Object.fromEntries(teams),
    now: page.now().toISOString(),
    isVerified: user.email_verified,
  }
}

async function matchesOf(page: PageContext, club: string): Promise<Match[]> {
  const { value } = await loadPart(page.call(getFixturesAndResults, { params: { club } }), page)
  const from = page.now().getTime()
  return (value?.fixtures.items ?? [])
    .filter(({ starts_at: at }) => at !== null && Date.parse(at) >= from && Date.parse(at) < from + WEEK_MS)
    .slice(0, 4)
}
