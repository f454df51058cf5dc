import type { Competition, MatchState } from '@clubhouse/contract/site/matches'
import type { PageQuery } from '@clubhouse/contract/paging'
import { byLatest, bySoonest, nearestTo, readUtcTime } from '@clubhouse/domain/site/matches/match-dates'
import { readPage } from '@clubhouse/domain/site/matches/match-paging'
import { readMatchState } from '@clubhouse/domain/site/matches/match-state'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { failingAs } from '#kernel/outgoing/failure.ts'
import { withMatchId } from './match-id.ts'
import type { CompetitionAccess, CompetitionFeed, FeedMatch, FeedPage, FeedRow, FeedSide } from './port.ts'
import { readPicture } from './second-provider-pictures.ts'
import {
  type Fields,
  fieldsOf,
  idOf,
  listOf,
  MOST_ROWS,
  nameOf,
  NOT_KNOWN_YET,
  textOf,
  wholeNumberOf,
} from './wire.ts'

type Row = Omit<FeedMatch, 'match_id'> & { providerId: string | null }

/** The competition-data system (API-81 to API-86), its paths as OPEN-059 decides. */
export function secondProvider(
  settings: { url: string },
  { outgoing, now }: { outgoing: OutgoingClient; now: () => Date },
): CompetitionFeed {
  function addressOf(path: string, access: CompetitionAccess, query: Record<string, string> = {}): URL {
    const url = new URL(settings.url.replace(/\/$/, '') + path)
    url.searchParams.set('apiKey', access.apiKey)
    url.searchParams.set('organizationId', access.organizationId)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  async function page(
    which: 'past' | 'future',
    access: CompetitionAccess,
    competitionId: string,
    wanted: PageQuery,
  ): Promise<FeedPage> {
    const url = addressOf(`/competitions/${competitionId}/matches/${which}`, access, {
      competitionId,
      per_page: String(wanted.per_page),
      page: String(wanted.page),
    })
    const schema = listOf({ read: readMatch(access, which === 'past' ? 'played' : 'scheduled') })
    const { rows, total } = await outgoing.getJson(url, { schema })
    const sorted = nearestTo(now(), rows, MOST_ROWS).toSorted(which === 'past' ? byLatest : bySoonest)
    // A match does not say in which competition it is: that is known from the question.
    const items = sorted.map((row) => withMatchId('second', row, row.competition_id ?? competitionId))
    return readPage(items, total, wanted)
  }

  return {
    competitions: async (access) => {
      const schema = listOf({ read: readCompetition })
      // Who may not see the competitions has no access. One list that is closed to a club says less.
      const answer = outgoing.getJson(addressOf('/competitions', access), { schema })
      const { rows } = await answer.catch(failingAs('forbidden', 'unauthorised'))
      const once = new Map(rows.toReversed().map((row) => [row.competition_id, row]))
      return [...once.values()].toReversed().slice(0, MOST_ROWS)
    },
    leaderboard: async (access, competitionId) => {
      const url = addressOf(`/competitions/${competitionId}/leaderboard`, access, { competitionId })
      const { rows } = await outgoing.getJson(url, { schema: listOf({ read: readLeaderboardRow }) })
      return rows.slice(0, MOST_ROWS)
    },
    live: async (access) => {
      const schema = listOf({ read: readMatch(access, 'live') })
      const { rows } = await outgoing.getJson(addressOf('/matches/live', access), { schema })
      const sorted = nearestTo(now(), rows, MOST_ROWS).toSorted(bySoonest)
      return sorted.map((row) => withMatchId('second', row, row.competition_id ?? row.competition))
    },
    past: (access, competitionId, wanted) => page('past', access, competitionId, wanted),
    future: (access, competitionId, wanted) => page('future', access, competitionId, wanted),
    picture: (access, pictureId) =>
      readPicture(outgoing, addressOf('/images', access, { 'ids[]': pictureId }), pictureId),
  }
}

/** DATA-11 */
function readCompetition(fields: Fields): Competition | null {
  const id = idOf(fields['id'])
  const name = nameOf(fields['name'])
  if (!id || !name) return null
  return { competition_id: id, name, picture_id: idOf(fieldsOf(fields['team'])['picture']) }
}

/** DATA-12 */
function readLeaderboardRow(fields: Fields): FeedRow | null {
  const team = sideOf(fields['team'])
  if (team.name === NOT_KNOWN_YET) return null
  return {
    position: wholeNumberOf(fields['position']),
    team,
    played: wholeNumberOf(fields['played']),
    wins: wholeNumberOf(fields['wins']),
    losses: wholeNumberOf(fields['losses']),
    draws: wholeNumberOf(fields['draws']),
    points: wholeNumberOf(fields['points']),
  }
}

/** DATA-13; `id`, `status` and `competition` are read where a provider has them. */
function readMatch({ timeZone }: CompetitionAccess, listed: MatchState) {
  return (fields: Fields): Row | null => {
    const [home, away] = [sideOf(fields['homeTeam']), sideOf(fields['awayTeam'])]
    if (home.name === NOT_KNOWN_YET && away.name === NOT_KNOWN_YET) return null
    const competition = fields['competition']
    return {
      ...readUtcTime(textOf(fields['dateTimeUTC'], 40), timeZone),
      providerId: textOf(fields['id'], 64) || null,
      state: readMatchState(textOf(fields['status'], 40), listed),
      competition: nameOf(competition),
      competition_id: idOf(fieldsOf(competition)['id']),
      home,
      away,
      home_score: scoreOf(fields['homeTeamResult']),
      away_score: scoreOf(fields['awayTeamResult']),
      venue: textOf(fieldsOf(fields['facility'])['place'], 160),
    }
  }
}

const scoreOf = (result: unknown): string | null => textOf(fieldsOf(result)['regular'], 12) || null

const sideOf = (team: unknown): FeedSide => ({
  name: nameOf(team) || NOT_KNOWN_YET,
  picture_id: idOf(fieldsOf(team)['picture']),
})
