import {
  competitions,
  type DemoCompetition,
  type DemoMatch,
} from '@clubhouse/demo/world/matches/inishvarn-competitions'
import { type DemoTeam, TEAMS } from '@clubhouse/demo/world/matches/inishvarn-teams'
import { readTeamCrest } from '@clubhouse/demo/pictures'
import { tableOf } from '@clubhouse/demo/world/matches/league-table'

/** What the second provider answers (DATA-11 to DATA-14), its paths as OPEN-059 decides. */

type Query = Record<string, unknown>

const teamOnWire = ({ name, pictureId }: DemoTeam) => ({ name, picture: pictureId })

const matchOnWire =
  ({ id, name }: Pick<DemoCompetition, 'id' | 'name'>) =>
  (match: DemoMatch) => ({
    id: match.id,
    dateTimeUTC: match.startsAt,
    status: match.status,
    competition: { id, name },
    homeTeam: teamOnWire(match.home),
    awayTeam: teamOnWire(match.away),
    homeTeamResult: { regular: match.score?.[0] ?? null },
    awayTeamResult: { regular: match.score?.[1] ?? null },
    facility: match.place === null ? null : { place: match.place },
  })

export const competitionList = (now: Date) =>
  competitions(now).map(({ id, name }) => ({ id, name, team: { picture: TEAMS.inishvarn.pictureId } }))

export function leaderboard(competitionId: string, now: Date) {
  const competition = findCompetition(competitionId, now)
  if (!competition?.hasTable) return []
  return tableOf(competition.past).map((row) => ({ ...row, team: teamOnWire(row.team) }))
}

export const liveMatches = (now: Date) =>
  competitions(now).flatMap((competition) => competition.live.map(matchOnWire(competition)))

export function matchPage(which: 'past' | 'next', competitionId: string, query: Query, now: Date) {
  const competition = findCompetition(competitionId, now)
  const order = which === 'past' ? -1 : 1
  const matches = (competition?.[which] ?? []).toSorted(
    (a, b) => order * a.startsAt.localeCompare(b.startsAt),
  )
  const perPage = Number(query['per_page'] ?? 10)
  const page = Number(query['page'] ?? 1)
  const items = competition
    ? matches.slice((page - 1) * perPage, page * perPage).map(matchOnWire(competition))
    : []
  return { total: matches.length, per_page: perPage, current_page: page, items }
}

/** API-86: `[{ id, picture }]`, the picture in base64; an id that is not known is left out. */
export async function images(query: Query) {
  const asked = query['ids'] ?? query['ids[]']
  const ids = [asked].flat().filter((id) => typeof id === 'string')
  const found = await Promise.all(ids.map(async (id) => ({ id, picture: await crestOf(id) })))
  return found.filter(({ picture }) => picture !== null)
}

const crestOf = async (id: string) => (await readTeamCrest(id))?.toString('base64') ?? null

const findCompetition = (id: string, now: Date): DemoCompetition | null =>
  competitions(now).find((competition) => String(competition.id) === id) ?? null
