import type { Fulfilment } from '#money/orders/port.ts'
import { callOffRenewals } from './call-off-renewals.ts'
import { issueTickets } from './issue-tickets.ts'
import type { PlayerKeys } from './limits/player-keys.ts'
import { holdPlayer, refusePlay } from './limits/refuse-play.ts'
import { stillMayPlay } from './limits/still-may-play.ts'
import { endedRenewal, refusedRenewal, renewTicket } from './renewals.ts'
import { withdrawEntries } from './withdraw-entries.ts'

/** LOTTO-13, DRAW-05: what is done with tickets before and after they are ordered. */
export const lotteryFulfilment = (keys: PlayerKeys): Fulfilment => ({
  types: ['Lotto', 'Draw'],
  mayRefuse: true,
  holds: holdPlayer(keys),
  refuse: refusePlay(keys),
  async fulfil(tx, order) {
    const ordered = await stillMayPlay(tx, keys, order)
    return ordered !== null && issueTickets(tx, order, ordered)
  },
  renew: renewTicket,
  refused: refusedRenewal,
  callOff: callOffRenewals(keys),
  ended: endedRenewal,
  isPaidOnItsDay: true,
  undo: withdrawEntries,
})
