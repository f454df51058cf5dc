import { type Match, ProviderId } from '@clubhouse/contract/site/matches'
import { bySoonest } from '@clubhouse/domain/site/matches/match-dates'
import { playsIn, readTeam } from '@clubhouse/domain/site/matches/own-teams'
import type { ICalEventData } from 'ical-generator'
import { isRefusal, notFound, unavailable } from '@clubhouse/contract/refusal'
import type { FeedMatch } from '#providers/match-data/port.ts'
import { rememberChanges } from './calendar-changes.ts'
import { eventOf, type Setting, writeCalendar } from './calendar-text.ts'
import { type CompetitionQuestions, competitionQuestions } from './competition-questions.ts'
import { type ClubFeeds, findClubFeeds } from './club-feeds.queries.ts'
import type { MatchDeps } from './deps.ts'
import { asMatches } from './in-our-words.ts'
import { askLeague, leagueMatches, leagueOf } from './league-matches.ts'
import { isOwnCompetition } from './own-matches.ts'
import { toldApart } from './tell-apart.ts'

/** Nobody looks at a calendar being fetched: it may wait as long as a provider may take. */
const PATIENCE = { isPatient: true }
const PER_PAGE = 100
/** Some providers give fewer at a time than they are asked for. */
const MOST_PAGES = 20
/** A provider is not asked about all competitions of a club in one moment. */
const AT_ONCE = 3

/**
 * The matches to come, as calendars take them: of the first provider, of one competition of the second, or of all
 * that the club has. Where a provider does not answer and nothing of it is known, there is no calendar: an empty one
 * would wipe out what people have. One competition of several that cannot be had is left out: it may have ended.
 */
export async function clubCalendar(
  deps: MatchDeps,
  { slug, competition, team, match, origin }: CalendarWish & { slug: string; origin: string },
): Promise<string> {
  const { matches, ...setting } = await matchesToCome(deps, { slug, competition, origin })
  const wanted = matches.filter(
    (each) =>
      (team === null || playsIn(each, team, setting.club.name)) &&
      (match === null || each.match_id === match),
  )
  // A team without matches has an empty calendar; a match that is not there any more has none.
  if (match !== null && wanted.length === 0) throw notFound('The match')
  return writeCalendar(wanted, setting)
}

/** The same for a calendar that shows more than matches; none for a club without a provider. */
export async function matchEvents(
  deps: MatchDeps,
  { slug, origin }: { slug: string; origin: string },
): Promise<ICalEventData[]> {
  try {
    const { matches, ...setting } = await matchesToCome(deps, { slug, competition: null, origin })
    return matches.map((match) => eventOf(match, setting))
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return []
    throw error
  }
}

async function matchesToCome(
  deps: MatchDeps,
  { slug, competition, origin }: { slug: string; competition: string | null; origin: string },
): Promise<Setting & { matches: Match[] }> {
  const club = await findClubFeeds(deps.db, slug)
  if (!club) throw notFound('The club')
  const questions = competitionQuestions(deps, club, PATIENCE)
  const hasLeague = leagueOf(deps, club) !== null
  const isOwnAlone = isOwnCompetition(competition)
  const own = competition === null || isOwnAlone ? (await deps.own(club, deps.now())).fixtures : []
  const hasAny = hasLeague || questions !== null || own.length > 0
  if (competition === null ? !hasAny : !questions) throw notFound('The calendar')
  const theirs = await Promise.all([
    hasLeague && competition === null ? leagueFixtures(deps, club) : [],
    questions && !isOwnAlone ? competitionFixtures(questions, club, competition) : [],
  ])
  // Some providers count their matches anew in every competition.
  const matches = toldApart([own, ...theirs].flat().filter(({ date }) => date !== null))
  const changes = await rememberChanges(deps, club.id, matches)
  const page = `${origin}${hasLeague && competition === null ? '/fixtures-results' : '/results-fixtures'}`
  return { matches: matches.toSorted(bySoonest), club, changes, page }
}

async function leagueFixtures(deps: MatchDeps, club: ClubFeeds): Promise<Match[]> {
  const outcome = await askLeague(deps, club, 'fixtures', PATIENCE)
  const league = leagueOf(deps, club)
  if (!('value' in outcome) || !league) throw unavailable()
  return leagueMatches(outcome.value, club, league)
}

async function competitionFixtures(
  questions: CompetitionQuestions,
  club: ClubFeeds,
  wanted: string | null,
): Promise<Match[]> {
  const outcome = await questions.competitions()
  if (!('value' in outcome)) throw unavailable()
  const chosen = outcome.value.filter(({ competition_id: id }) => wanted === null || id === wanted)
  if (wanted !== null && chosen.length === 0) throw notFound('The competition')
  const lists: (Match[] | null)[] = []
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE).map(async ({ competition_id: id, name }) => {
      const matches = await allPages(questions, id)
      return matches && asMatches(matches, { clubName: club.name, competition: name })
    })
    lists.push(...(await Promise.all(some)))
  }
  const known = lists.filter((list) => list !== null)
  if (known.length === 0 && chosen.length > 0) throw unavailable()
  return known.flat()
}

/** Null where a page of them cannot be had: half a list would strike out the other half. */
async function allPages(questions: CompetitionQuestions, competitionId: string): Promise<FeedMatch[] | null> {
  const matches = new Map<string, FeedMatch>()
  let total: number | null = null
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const outcome = await questions.unheldPage('future', competitionId, { page, per_page: PER_PAGE })
    if (!('value' in outcome)) return null
    total ??= outcome.value.total
    const before = matches.size
    // A list that moves between two questions gives some matches twice.
    for (const match of outcome.value.items) matches.set(JSON.stringify(match), match)
    if (matches.size === before || matches.size >= total) break
  }
  return [...matches.values()]
}

/** Which matches somebody wants; null where they said nothing. */
export interface CalendarWish {
  competition: string | null
  team: string | null
  match: string | null
}

/** What stands in the address. */
export const readWish = (query: Readonly<Record<string, unknown>>): CalendarWish => ({
  competition: read(query['competition'], 'The competition', isProviderId),
  team: read(query['team'], 'The team', (value) => readTeam(value) !== null),
  match: read(query['match'], 'The match', (value) => MATCH_ID.test(value)),
})

const MATCH_ID = /^[\w-]{1,64}$/
const isProviderId = (value: string) => ProviderId.safeParse(value).success

function read(value: unknown, what: string, isValid: (value: string) => boolean): string | null {
  if (value === undefined || value === '') return null
  if (typeof value !== 'string' || !isValid(value)) throw notFound(what)
  return value
}
