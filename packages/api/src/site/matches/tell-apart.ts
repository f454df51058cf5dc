import { createHash } from 'node:crypto'
import { bySoonest, type MatchTime } from '@clubhouse/domain/site/matches/match-dates'

/**
 * Matches of which each has an id of its own. The first meeting of two teams keeps the id that it had when it was the
 * only one, so that a replay which is listed later changes nothing for it; the others are counted.
 */
export function toldApart<M extends MatchTime & { match_id: string }>(matches: readonly M[]): M[] {
  const times = new Map<string, number>()
  const ids = new Map<M, string>()
  for (const match of matches.toSorted(bySoonest)) {
    const { match_id: id } = match
    const count = (times.get(id) ?? 0) + 1
    times.set(id, count)
    ids.set(match, count === 1 ? id : numbered(id, count))
  }
  return matches.map((match) => ({ ...match, match_id: ids.get(match) ?? match.match_id }))
}

const numbered = (id: string, count: number): string =>
  createHash('sha256').update(`${id} ${count}`).digest('base64url').slice(0, id.length)
