import type { Availability } from '@clubhouse/contract/selling/catalogue'
import type { DrawProduct, LottoProduct } from '@clubhouse/contract/selling/lottery'
import type { SoldProduct } from '@clubhouse/contract/selling/products'
import { ladderPrice } from '@clubhouse/domain/selling/lottery/ladder'
import type { NamedProduct, ProductKind, ProductMoment } from '../catalogue/port.ts'
import { type LotteryFacts, lotteryFacts } from './facts.ts'

/** API-47: a lotto, or a prize draw, for everybody to read. */
export const lotteryProducts: ProductKind = {
  types: ['Lotto', 'Draw'],
  facts: lotteryFacts({
    product: 'p.id',
    moment: '$2::timestamptz',
    stockId: 'p.stock_id',
    left: 's.remaining',
  }),
  show: (product, known, at): SoldProduct | null => {
    // Read by the statement above, for the types of this kind.
    const facts = known as LotteryFacts
    return facts.kind === 'Lotto' ? lottoProduct(product, facts) : drawProduct(product, facts, at)
  },
}

function lottoProduct(product: NamedProduct, facts: LotteryFacts): LottoProduct {
  const { draw, jackpot, prices } = facts
  return {
    ...product,
    type: 'Lotto',
    price: ladderPrice(prices, 1),
    metadata: {
      draw_id: draw?.draw_id ?? null,
      next_draw: draw && aheadOf(draw),
      jackpot,
      // LOTTO-07
      prizes: [{ tier: 'Jackpot', amount: jackpot }, ...facts.prizes],
      pick: { type: facts.pick_type, count: facts.pick_count, symbols: facts.symbols },
      prices,
      max_lines: facts.max_count,
      draws: facts.draw_counts,
      allows_auto_renewal: facts.allows_auto_renewal,
      place: facts.place,
      image: facts.images[0] ?? null,
      availability: draw ? 'open' : 'closed',
    },
  }
}

function drawProduct(product: NamedProduct, facts: LotteryFacts, at: ProductMoment): DrawProduct | null {
  const { draw, prices } = facts
  if (!draw) return null
  return {
    ...product,
    type: 'Draw',
    price: ladderPrice(prices, 1),
    metadata: {
      draw_id: draw.draw_id,
      draw: aheadOf(draw),
      status: draw.status,
      prizes: facts.things,
      prices,
      max_entries: facts.max_count,
      tickets: { total: facts.ticket_count ?? 0, left: facts.left ?? 0 },
      place: facts.place,
      images: facts.images,
      availability: drawAvailability(facts, at.now),
      winners: draw.winners ?? [],
    },
  }
}

/** Closed at its cut-off by the clock, whether or not somebody has closed it yet. */
export function drawAvailability({ draw, left }: LotteryFacts, now: Date): Availability {
  if (draw?.status !== 'open' || Date.parse(draw.closes_at) <= now.getTime()) return 'closed'
  if (left === null) return 'open'
  return left > 0 ? 'limited' : 'sold_out'
}

const aheadOf = ({ status: _, winners: __, ...ahead }: NonNullable<LotteryFacts['draw']>) => ahead
