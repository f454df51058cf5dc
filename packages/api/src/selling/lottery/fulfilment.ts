import type { Fulfilment } from '#money/orders/port.ts'
import { callOffRenewals } from './call-off-renewals.ts'
import { issueTickets } from './issue-tickets.ts'
import type { PlayerKeys } from './limits/player-keys.ts'
import { refusePlay } from './limits/refuse-play.ts'
import { stillMayPlay } from './limits/still-may-play.ts'
import { endedRenewal, refusedRenewal, renewTicket } from './renewals.ts'
import { withdrawEntries } from './withdraw-entries.ts'

/** LOTTO-13, DRAW-05: what is done with tickets before and after they are ordered. */
export const lotteryFulfilment = (keys: PlayerKeys): Fulfilment => ({
  types: ['Lotto', 'Draw'],
  mayRefuse: true,
  refuse: refusePlay(keys),
  fulfil: async (tx, order) => (await stillMayPlay(tx, keys, order)) && issueTickets(tx, order),
  renew: renewTicket,
  refused: refusedRenewal,
  callOff: callOffRenewals(keys),
  ended: endedRenewal,
  isPaidOnItsDay: true,
  undo: withdrawEntries,
})
