import type { MatchState } from '@clubhouse/contract/site/matches'

/** Leagues write the state of a match as they please; these words are read, in this order. */
const WORDS: readonly (readonly [MatchState, RegExp])[] = [
  ['cancelled', /cancel|abandon|void|withdrawn/i],
  ['postponed', /postpon|deferred|^p[-/. ]?p\.?$/i],
  ['live', /live|running|in[ _-]?(?:play|progress)|half[ _-]?time|^ht$/i],
  ['played', /played|final|finish|full[ _-]?time|result|^ft$/i],
]

/** `otherwise` is what the list that the match stands in says of it. */
export function readMatchState(text: string, otherwise: MatchState): MatchState {
  // "Not played" and "unfinished" say less than the list does.
  if (/\bnot\b|^un/i.test(text)) return otherwise
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? otherwise
}

/** A calendar and a "next match" leave these out or strike them out. */
export const isCalledOff = (state: MatchState): boolean => state === 'postponed' || state === 'cancelled'
