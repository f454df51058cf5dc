import type { Match, MatchState as State } from '@clubhouse/contract/site/matches'
import { Badge } from '#ui/badge/badge.tsx'
import { MATCH } from './messages.ts'

/** Only what would send somebody to an empty field is said. */
export function MatchState({ state }: { state: State }) {
  if (state === 'postponed') return <Badge tone="warning">{MATCH.postponed}</Badge>
  if (state === 'cancelled') return <Badge tone="danger">{MATCH.cancelled}</Badge>
  return null
}

/** Where it is played. A phone, which stacks the row, leaves out where something was played that nobody wrote down. */
export function Venue({ match: { venue, state } }: { match: Match }) {
  if (venue !== '') return venue
  return state === 'played' ? <span data-unknown>{MATCH.noVenue}</span> : MATCH.unknownVenue
}
