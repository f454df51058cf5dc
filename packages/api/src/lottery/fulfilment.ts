import type { Fulfilment } from '../orders/port.ts'
import { issueTickets } from './issue-tickets.ts'
import type { PlayerKeys } from './limits/player-keys.ts'
import { refusePlay } from './limits/refuse-play.ts'
import { refusedRenewal, renewTicket } from './renewals.ts'
import { withdrawEntries } from './withdraw-entries.ts'

/** LOTTO-13, DRAW-05: what is done with tickets before and after they are ordered. */
export const lotteryFulfilment = (keys: PlayerKeys): Fulfilment => ({
  types: ['Lotto', 'Draw'],
  mayRefuse: true,
  refuse: refusePlay(keys),
  fulfil: issueTickets,
  renew: renewTicket,
  refused: refusedRenewal,
  undo: withdrawEntries,
})
