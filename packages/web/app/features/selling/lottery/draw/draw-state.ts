import type { DrawProduct } from '@clubhouse/contract/selling/lottery'

export type DrawState = 'open' | 'sold-out' | 'closed' | 'drawn'

/** What can be done with a prize draw at this time of the server. */
export function drawState({ metadata }: Pick<DrawProduct, 'metadata'>, now: number): DrawState {
  const { status, draw, tickets, availability } = metadata
  if (status === 'drawn') return 'drawn'
  if (status !== 'open' || now >= Date.parse(draw.closes_at)) return 'closed'
  if (tickets.left === 0 || availability === 'sold_out') return 'sold-out'
  return availability === 'closed' || availability === 'not_open' ? 'closed' : 'open'
}
