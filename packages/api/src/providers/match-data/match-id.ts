import { createHash } from 'node:crypto'

interface Identified {
  date: string | null
  /** What the provider itself calls the match, or null. */
  providerId: string | null
  home: { name: string }
  away: { name: string }
}

/**
 * An id by what makes a match that match: the provider's own id, or who plays whom in which competition and season.
 * Neither time nor place nor score is part of it, so a match that is moved stays the same in a calendar. Where the
 * same two meet twice so, both have this id, and whoever has the whole list tells them apart.
 */
export function withMatchId<M extends Identified>(
  provider: 'first' | 'second',
  match: M,
  competition: string,
): Omit<M, 'providerId'> & { match_id: string } {
  const { providerId, ...rest } = match
  const { date, home, away } = match
  const parts = providerId ? [providerId] : [competition, seasonOf(date), home.name, away.name].map(folded)
  return { ...rest, match_id: hashOf([provider, JSON.stringify(parts)]) }
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
