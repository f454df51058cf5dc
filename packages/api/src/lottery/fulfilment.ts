import type { Fulfilment } from '../orders/port.ts'
import { issueTickets } from './issue-tickets.ts'

/** LOTTO-13, DRAW-05: what is done with tickets once they are ordered. */
export const lotteryFulfilment: Fulfilment = {
  types: ['Lotto', 'Draw'],
  mayRefuse: true,
  fulfil: issueTickets,
}
