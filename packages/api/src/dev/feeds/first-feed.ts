import { dunvarra } from '@clubhouse/demo/world/dunvarra/club'
import { leagueFixtures, leagueResults } from '@clubhouse/demo/world/matches/dunvarra-league'

type Query = Record<string, unknown>

/** What the first provider answers, with the names as it spells them (DATA-09, DATA-10). */

const isDunvarra = (query: Query, now: Date): boolean => {
  const { comortais } = dunvarra(now)
  return query['vnorgid'] === comortais?.organisationId && query['vnclubid'] === comortais?.clubId
}

export function latestFixtures(query: Query, now: Date) {
  if (!isDunvarra(query, now)) return []
  return leagueFixtures(now).map(({ date, division, competitionId, home, away, location, status }) => ({
    date,
    Devision: division,
    Home: home,
    Away: away,
    ...(location !== null && { Location: location }),
    CompetitionID: competitionId,
    ...(status && { Status: status }),
  }))
}

export function latestResults(query: Query, now: Date) {
  if (!isDunvarra(query, now)) return []
  return leagueResults(now).map(({ date, division, home, away, score }) => ({
    date,
    CompetitonName: division,
    Homename: home,
    Awayname: away,
    HomeScore: score[0],
    AwayScore: score[1],
  }))
}
