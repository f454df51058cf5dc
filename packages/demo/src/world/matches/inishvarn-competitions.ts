import { type DemoTeam, TEAMS } from './inishvarn-teams.ts'
import { instantAt, matchDay } from './match-days.ts'
import { fill, roundsOf, scoreOf } from './rounds.ts'

export interface DemoMatch {
  id: number
  startsAt: string
  home: DemoTeam
  away: DemoTeam
  score: [number, number] | null
  place: string | null
  status: 'PLAYED' | 'SCHEDULED' | 'RUNNING' | 'POSTPONED' | 'CANCELLED'
}

export interface DemoCompetition {
  id: number
  name: string
  past: DemoMatch[]
  live: DemoMatch[]
  next: DemoMatch[]
  /** A cup has no table. */
  hasTable: boolean
}

const { inishvarn, carrickmoyle, portavarna, loughEsker, rathdoyle, belturrin } = TEAMS
const { glenarvagh, kilcarrow, sleibhin, odornans } = TEAMS

const TIMES = ['12:00', '13:30', '15:00']
type Pair = [DemoTeam, DemoTeam]

/** Pairs in rounds: one round a week from the n-th Saturday on. */
function played(now: Date, firstId: number, rounds: Pair[][]): DemoMatch[] {
  return fill(rounds, (pair, round, at) => ({
    ...matchOf(now, pair, round - rounds.length, at),
    score: scoreOf(pair[0].name, pair[1].name),
    status: 'PLAYED' as const,
  })).map((match, i) => ({ ...match, id: firstId + i }))
}

function toCome(now: Date, firstId: number, rounds: Pair[][]): DemoMatch[] {
  return fill(rounds, (pair, round, at) => matchOf(now, pair, round + 1, at)).map((match, i) => ({
    ...match,
    id: firstId + i,
  }))
}

function matchOf(now: Date, [home, away]: Pair, nth: number, at: number): DemoMatch {
  const startsAt = instantAt(matchDay(now, 'Saturday', nth), TIMES[at % TIMES.length] ?? '12:00')
  return { id: 0, startsAt, home, away, score: null, place: home.ground, status: 'SCHEDULED' }
}

const turned = (rounds: Pair[][]): Pair[][] =>
  rounds.map((round) => round.map(([home, away]): Pair => [away, home]))

/** Three competitions with ten teams: 24 matches played, one being played, 18 to come. */
export function competitions(now: Date): DemoCompetition[] {
  const league = roundsOf([inishvarn, carrickmoyle, portavarna, loughEsker, rathdoyle, belturrin])
  const [first = [], second = [], third = [], fourth = []] = turned(league)
  const isOurs = (pair: Pair) => pair.includes(inishvarn)
  const juniors = roundsOf([inishvarn, glenarvagh, kilcarrow, sleibhin])
  const [opening = [], middle = [], closing = []] = turned(juniors)
  return [
    {
      id: 5101,
      name: 'Four Coasts Premier League',
      past: played(now, 70_100, league),
      live: fourth.filter(isOurs).map((pair) => ({
        ...matchOf(now, pair, 1, 0),
        id: 70_190,
        startsAt: justBegun(now),
        score: [1, 0] as [number, number],
        status: 'RUNNING' as const,
      })),
      next: change(
        toCome(now, 70_130, [first, second, third, fourth.filter((pair) => !isOurs(pair))]),
        4,
        'POSTPONED',
      ),
      hasTable: true,
    },
    {
      id: 5102,
      name: 'Junior League, Division B',
      past: played(now, 70_200, juniors),
      live: [],
      next: change(toCome(now, 70_230, [opening, middle, closing.slice(0, 1)]), 1, 'CANCELLED'),
      hasTable: true,
    },
    {
      id: 5103,
      name: 'Coast Cup',
      past: played(now, 70_300, [
        [
          [inishvarn, odornans],
          [carrickmoyle, glenarvagh],
          [rathdoyle, kilcarrow],
        ],
      ]),
      live: [],
      // Semi-finals are on neutral ground, and one ground is not found yet.
      next: toCome(now, 70_330, [
        [
          [inishvarn, carrickmoyle],
          [rathdoyle, sleibhin],
        ],
      ]).map((match, i) => ({ ...match, place: i === 0 ? 'Four Coasts Arena' : null })),
      hasTable: false,
    },
  ]
}

const change = (matches: DemoMatch[], at: number, status: DemoMatch['status']): DemoMatch[] =>
  matches.map((match, i) => (i === at ? { ...match, status } : match))

const FIVE_MINUTES_MS = 5 * 60_000

const justBegun = (now: Date): string =>
  new Date((Math.floor(now.getTime() / FIVE_MINUTES_MS) - 5) * FIVE_MINUTES_MS).toISOString()
