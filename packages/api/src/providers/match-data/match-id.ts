import { createHash } from 'node:crypto'

interface Identified {
  date: string | null
  /** What the provider itself calls the match, or null. */
  providerId: string | null
  competition: string
  home: { name: string }
  away: { name: string }
}

/**
 * Ids by what makes a match that match: the provider's own id, or who plays whom in which competition and season.
 * Neither time nor place nor score is part of it, so a match that is moved stays the same in a calendar. Where the
 * same two meet twice so, the day tells them apart.
 */
export function withMatchIds<M extends Identified>(
  provider: 'first' | 'second',
  matches: readonly M[],
): (Omit<M, 'providerId'> & { match_id: string })[] {
  const keys = matches.map((match) => keyOf(match))
  const shared = new Map<string, number>()
  for (const key of keys) shared.set(key, (shared.get(key) ?? 0) + 1)
  const seen = new Map<string, number>()
  return matches.map(({ providerId: _, ...match }, at) => {
    const key = keys[at] ?? ''
    const own = (shared.get(key) ?? 0) > 1 ? [key, match.date ?? ''] : [key]
    const id = hashOf([provider, ...own])
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    return { ...match, match_id: times === 1 ? id : hashOf([provider, ...own, String(times)]) }
  })
}

function keyOf({ providerId, competition, home, away, date }: Identified): string {
  const parts = providerId ? [providerId] : [competition, seasonOf(date), home.name, away.name].map(folded)
  return JSON.stringify(parts)
}

/** A season begins in July. */
function seasonOf(date: string | null): string {
  if (date === null) return ''
  const [year = 0, month = 1] = date.split('-').map(Number)
  return String(month < 7 ? year - 1 : year)
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** Short enough for an address, long enough not to meet another. */
const hashOf = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
