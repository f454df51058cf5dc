import { byLatest, bySoonest, nearestTo, readLocalTime } from '@clubhouse/domain/site/matches/match-dates'
import { readMatchState } from '@clubhouse/domain/site/matches/match-state'
import type { FirstProvider } from '#kernel/config.ts'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { failingAs } from '#kernel/outgoing/failure.ts'
import { withMatchId } from './match-id.ts'
import type { FeedMatch, LeagueClub, LeagueFeed } from './port.ts'
import { type Fields, idOf, listOf, MOST_ROWS, nameOf, NOT_KNOWN_YET, textOf } from './wire.ts'

type Row = Omit<FeedMatch, 'match_id'> & { providerId: null }

/** The Irish soccer-league system (API-79, API-80), with the field names as it spells them. */
export function firstProvider(
  settings: FirstProvider,
  { outgoing, now }: { outgoing: OutgoingClient; now: () => Date },
): LeagueFeed {
  async function ask(
    call: 'Get_LatestFixture' | 'Get_LatestResult',
    club: LeagueClub,
    read: (fields: Fields, timeZone: string) => Row | null,
  ): Promise<FeedMatch[]> {
    const url = new URL(`${settings.url.replace(/\/$/, '')}/${call}`)
    url.searchParams.set('vnorgid', club.organisationId)
    url.searchParams.set('vnclubid', club.clubId)
    const schema = listOf({ read: (fields) => read(fields, club.timeZone) })
    // There is no key that could be wrong: a provider that says so has a bad day.
    const { rows } = await outgoing.getJson(url, { schema }).catch(failingAs('unauthorised', 'troubled'))
    return nearestTo(now(), rows, MOST_ROWS).map((row) => withMatchId('first', row, row.competition))
  }

  return {
    fixtures: async (club) => (await ask('Get_LatestFixture', club, readFixture)).toSorted(bySoonest),
    results: async (club) => (await ask('Get_LatestResult', club, readResult)).toSorted(byLatest),
    clubPage: (club) => filled(settings.clubPage, club, ''),
    competitionPage: (club, competitionId) => filled(settings.competitionPage, club, competitionId),
  }
}

/** DATA-09 */
function readFixture(fields: Fields, timeZone: string): Row | null {
  return readRow(fields, timeZone, {
    competition: textOf(fields['Devision'], 120),
    competition_id: idOf(fields['CompetitionID']),
    teams: [nameOf(fields['Home']), nameOf(fields['Away'])],
    scores: [null, null],
    venue: textOf(fields['Location'], 160),
    state: readMatchState(textOf(fields['Status'], 40), 'scheduled'),
  })
}

/** DATA-10. Where no ball was kicked, secretaries write "P-P" or a word in place of the goals. */
function readResult(fields: Fields, timeZone: string): Row | null {
  const [home, away] = [textOf(fields['HomeScore'], 12), textOf(fields['AwayScore'], 12)]
  const state = readMatchState(textOf(fields['Status'], 40) || home || away, 'played')
  const isPlayed = state === 'played'
  return readRow(fields, timeZone, {
    competition: textOf(fields['CompetitonName'], 120),
    competition_id: idOf(fields['CompetitionID']),
    teams: [nameOf(fields['Homename']), nameOf(fields['Awayname'])],
    scores: isPlayed ? [home || null, away || null] : [null, null],
    venue: textOf(fields['Location'], 160),
    state,
  })
}

function readRow(
  fields: Fields,
  timeZone: string,
  read: Pick<Row, 'competition' | 'competition_id' | 'venue' | 'state'> & {
    teams: [string, string]
    scores: [string | null, string | null]
  },
): Row | null {
  const { teams, scores, ...facts } = read
  const [home, away] = teams
  if (!home && !away) return null
  return {
    ...facts,
    ...readLocalTime(textOf(fields['date'], 40), timeZone),
    providerId: null,
    home: { name: home || NOT_KNOWN_YET, picture_id: null },
    away: { name: away || NOT_KNOWN_YET, picture_id: null },
    home_score: scores[0],
    away_score: scores[1],
  }
}

/** OPEN-056 */
function filled(template: string | null, club: LeagueClub, competitionId: string): string | null {
  if (template === null) return null
  const values = {
    organisation_id: club.organisationId,
    club_id: club.clubId,
    competition_id: competitionId,
  }
  const address = template.replace(/\{(organisation_id|club_id|competition_id)\}/g, (_, name) =>
    encodeURIComponent(values[name as keyof typeof values]),
  )
  return URL.canParse(address) ? new URL(address).href : null
}
