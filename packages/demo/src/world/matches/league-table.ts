import type { DemoMatch } from './inishvarn-competitions.ts'
import type { DemoTeam } from './inishvarn-teams.ts'

export interface TableRow {
  position: number
  team: DemoTeam
  played: number
  wins: number
  losses: number
  draws: number
  points: number
}

/** The table that the results make: three points for a win, one for a draw, then goals, then the name. */
export function tableOf(matches: readonly DemoMatch[]): TableRow[] {
  const rows = new Map<string, Omit<TableRow, 'position'> & { goals: number }>()
  const note = (team: DemoTeam, own: number, other: number) => {
    const row = rows.get(team.name) ?? { team, played: 0, wins: 0, losses: 0, draws: 0, points: 0, goals: 0 }
    rows.set(team.name, {
      ...row,
      played: row.played + 1,
      wins: row.wins + Number(own > other),
      losses: row.losses + Number(own < other),
      draws: row.draws + Number(own === other),
      points: row.points + (own > other ? 3 : own === other ? 1 : 0),
      goals: row.goals + own - other,
    })
  }
  for (const { home, away, score } of matches) {
    if (!score) continue
    note(home, score[0], score[1])
    note(away, score[1], score[0])
  }
  return [...rows.values()]
    .toSorted((a, b) => b.points - a.points || b.goals - a.goals || a.team.name.localeCompare(b.team.name))
    .map(({ goals: _, ...row }, i) => ({ ...row, position: i + 1 }))
}
