import type { EventPlayer } from '@clubhouse/contract/people/office/team-events'
import { PLAYERS } from './messages.ts'

export const VIEWS = ['all', 'coming', 'not', 'none'] as const
export type View = (typeof VIEWS)[number]

export const readView = (value: string | null): View => VIEWS.find((view) => view === value) ?? 'all'

export const viewOf = ({ is_coming: said }: Pick<EventPlayer, 'is_coming'>): Exclude<View, 'all'> =>
  said === null ? 'none' : said ? 'coming' : 'not'

const TURN = { none: 0, not: 1, coming: 2 } as const

/** Whoever has said nothing stands first: there is something to do about them. */
export const inTurn = (players: readonly EventPlayer[]): EventPlayer[] =>
  players.toSorted((one, other) => TURN[viewOf(one)] - TURN[viewOf(other)])

const SAID = { coming: PLAYERS.coming, not: PLAYERS.not, none: PLAYERS.none } as const

/** "Not coming: sore ankle" */
export function saidOf(player: EventPlayer): string {
  const view = viewOf(player)
  return view !== 'none' && player.note !== '' ? `${SAID[view]}: ${player.note}` : SAID[view]
}

/** "Not coming: sore ankle · Anne Quirke" */
export function lineOf(player: EventPlayer): string {
  const said = saidOf(player)
  const whom = player.contacts.find(({ name }) => name !== '')?.name
  return [said, whom].filter(Boolean).join(' · ')
}

export const toneOf = (player: EventPlayer): 'yes' | 'no' | 'none' =>
  ({ coming: 'yes', not: 'no', none: 'none' })[viewOf(player)] as 'yes' | 'no' | 'none'
