import type {
  DrawProduct,
  DrawResult,
  LottoMetadata,
  LottoProduct,
} from '@clubhouse/contract/selling/lottery'
import type { LottoData } from '../load-lotto.ts'

const id = (end: string) => `6f1f6a52-5d0c-4e0b-9a53-${end.padStart(12, '0')}`

export const DRAW_AHEAD = {
  draw_id: id('d1'),
  number: 31,
  closes_at: '2026-08-06T19:30:00Z',
  draws_at: '2026-08-06T20:00:00Z',
  seal: 'ab'.repeat(32),
  sealed_at: '2026-07-31T08:00:00Z',
}

const ladder = (what: string, ...steps: [number, number][]) =>
  steps.map(([count, price]) => ({ title: `${count} ${what}`, count, price }))

/** For tests: a lotto of six numbers from 1 to 32, three lines for €5, drawn on Thursday. */
export function aLotto(wanted: Partial<LottoMetadata> = {}): LottoProduct {
  return {
    product_id: id('a1'),
    slug: 'rovers-lotto',
    name: 'Rovers Lotto',
    type: 'Lotto',
    price: 200,
    description: 'Every line buys a floodlight bulb.',
    metadata: {
      draw_id: DRAW_AHEAD.draw_id,
      next_draw: DRAW_AHEAD,
      jackpot: 485_000,
      place: 'in the clubhouse',
      prizes: [
        { tier: 'Jackpot', amount: 485_000 },
        { tier: 'Match 5', amount: 25_000 },
        { tier: 'Match 4', amount: 4000 },
        { tier: 'Match 3', amount: 1000 },
      ],
      pick: { type: 'Number', count: 6, symbols: Array.from({ length: 32 }, (_, at) => at + 1) },
      prices: ladder('lines', [1, 200], [2, 400], [3, 500]),
      max_lines: 10,
      draws: [1, 4, 8, 12],
      allows_auto_renewal: true,
      image: null,
      availability: 'open',
      ...wanted,
    },
  }
}

export function aResult(wanted: Partial<DrawResult> = {}): DrawResult {
  return {
    draw_id: id('d0'),
    number: 30,
    status: 'drawn',
    entries: 812,
    jackpot: 480_000,
    closes_at: '2026-07-30T19:30:00Z',
    draws_at: '2026-07-30T20:00:00Z',
    drawn_at: '2026-07-30T20:00:31Z',
    picks: [4, 9, 17, 21, 26, 30],
    tiers: [
      { tier: 'Jackpot', winners: 0, amount_each: 0 },
      { tier: 'Match 4', winners: 3, amount_each: 4000 },
    ],
    tickets: [],
    ...wanted,
  }
}

export function lottoData(wanted: Partial<LottoData> = {}): LottoData {
  return {
    product: aLotto(),
    results: { items: [aResult()], total: 9 },
    limits: null,
    now: '2026-08-01T08:54:00Z',
    ...wanted,
  }
}

/** For tests: a prize draw of 500 tickets, of which 61 are left. */
export function aDraw(wanted: Partial<DrawProduct['metadata']> = {}): DrawProduct {
  return {
    product_id: id('b1'),
    slug: 'midwinter-hamper',
    name: 'Midwinter Hamper',
    type: 'Draw',
    price: 1000,
    description: 'One hamper, 500 tickets, one winner.',
    metadata: {
      draw_id: id('d9'),
      draw: { ...DRAW_AHEAD, draw_id: id('d9'), number: 1 },
      status: 'open',
      prizes: [
        { title: 'From Royle Farm Dairy', description: 'three cheeses, butter and a Christmas pudding' },
      ],
      prices: ladder('tickets', [1, 1000], [3, 2500], [6, 5000]),
      max_entries: 20,
      tickets: { total: 500, left: 61 },
      place: 'in the clubhouse',
      images: [],
      availability: 'limited',
      winners: [],
      ...wanted,
    },
  }
}
