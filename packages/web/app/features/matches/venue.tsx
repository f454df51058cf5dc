import type { Match } from '@clubhouse/contract/matches'
import { MATCH } from './messages.ts'

/** Where it is played. A phone, which stacks the row, leaves out where something was played that nobody wrote down. */
export function Venue({ match: { venue, state } }: { match: Match }) {
  if (venue !== '') return venue
  return state === 'played' ? <span data-unknown>{MATCH.noVenue}</span> : MATCH.unknownVenue
}
