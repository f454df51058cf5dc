/** Everybody against everybody once: each round everybody plays, and home and away take turns. */
export function roundsOf<Team>(teams: readonly Team[]): [Team, Team][][] {
  const [fixed, ...others] = teams
  if (fixed === undefined) return []
  return others.map((_, round) => {
    // All but one walk around the table.
    const seats = [fixed, ...others.slice(round), ...others.slice(0, round)]
    return Array.from({ length: Math.floor(seats.length / 2) }, (_unused, i): [Team, Team] => {
      const pair = [seats[i] as Team, seats[seats.length - 1 - i] as Team] as const
      return (round + i) % 2 === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]]
    })
  })
}

export const fill = <Pair, Match>(
  rounds: readonly (readonly Pair[])[],
  make: (pair: Pair, round: number, at: number) => Match,
): Match[] => rounds.flatMap((round, number) => round.map((pair, at) => make(pair, number, at)))

/** Goals that are always the same for the same two. */
export function scoreOf(home: string, away: string): [number, number] {
  const goals = (text: string) => {
    let sum = 7
    for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
    return sum % 5
  }
  return [goals(`${home} v ${away}`), goals(`${away} at ${home}`)]
}
