import type { PriceStep, Prize } from '@clubhouse/contract/selling/lottery'
import { idOf } from './ids.ts'

/** A lotto, or a prize draw. Amounts are cents. */
export interface DemoLottery {
  id: string
  kind: 'Lotto' | 'Draw'
  slug: string
  name: string
  description: string
  /** Keys of images, the first is the main one. */
  images: string[]
  prices: PriceStep[]
  maxCount: number
  place: string
  weeklyLimit: number | null
  lotto: {
    /** One of as many numbers, from 1. */
    numbers: number
    pickCount: number
    drawCounts: number[]
    weekday: number
    time: string
    jackpot: number
    jackpotStart: number
    jackpotStep: number
    jackpotCap: number
    prizes: Prize[]
  } | null
  draw: {
    things: { title: string; description: string }[]
    ticketCount: number
    /** Sold from books, at the gate and in shops. */
    sold: number
    /** A plain date and a time in the club's zone. */
    day: string
    time: string
  } | null
}

/** How both clubs play it: six from so many, drawn every week, 3 lines for the price of two and a half. */
export const lottoOf = (
  club: string,
  slug: string,
  lotto: Pick<DemoLottery, 'name' | 'description' | 'place' | 'prices'> &
    Pick<
      NonNullable<DemoLottery['lotto']>,
      'numbers' | 'weekday' | 'time' | 'jackpot' | 'jackpotStart' | 'jackpotStep' | 'jackpotCap' | 'prizes'
    >,
): DemoLottery => {
  const { name, description, place, prices, ...terms } = lotto
  return {
    id: idOf(`lottery/${club}/${slug}`),
    kind: 'Lotto',
    slug,
    name,
    description,
    place,
    prices,
    images: [`${club}/${slug}`],
    maxCount: 10,
    weeklyLimit: 250_00,
    draw: null,
    lotto: { pickCount: 6, drawCounts: [1, 4, 8, 12], ...terms },
  }
}
