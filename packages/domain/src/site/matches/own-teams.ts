import type { Match } from '@clubhouse/contract/site/matches'
import { teamWords, wordsOfTeam } from './match-own-team.ts'

/** One of a club's teams, as an address and a reader know it. */
export interface OwnTeam {
  /** "u12-girls" */
  team: string
  /** "U12 Girls"; the team that has only the club's name keeps it. */
  name: string
}

/** What stands behind `?team=`. */
export const TEAM_PATTERN = /^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u
const LONGEST = 80

export const readTeam = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST && TEAM_PATTERN.test(value) ? value : null

/** The club's teams in these matches, each once, the oldest name of several spellings first. */
export function ownTeams(matches: readonly Match[], clubName: string): OwnTeam[] {
  const known = new Map<string, OwnTeam>()
  for (const side of matches.flatMap(({ home, away }) => [home, away])) {
    if (!side.is_own) continue
    const own = teamOf(side.name, clubName)
    if (!known.has(own.team)) known.set(own.team, own)
  }
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

/** Whether the team plays in it. */
export function playsIn(match: Match, team: string, clubName: string): boolean {
  return [match.home, match.away].some((side) => side.is_own && teamOf(side.name, clubName).team === team)
}

function teamOf(name: string, clubName: string): OwnTeam {
  const words = teamWords(clubName, name)
  if (words.length === 0) return { team: wordsOfTeam(clubName).join('-'), name }
  const said = name
    .split(/\s+/)
    .filter((word) => wordsOfTeam(word).some((each) => words.includes(each)))
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
  return { team: words.join('-'), name: said.join(' ') || name }
}
