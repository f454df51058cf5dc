import { answersOf, type Target } from '../load.ts'
import { type Choice, inTurn, type MeasuredShop } from './flows.ts'

const LANES = 12

/** What was done in a second, and what one of it cost. */
export interface Rate {
  perSecond: number
  /** Processor time of the server and of the database for one, in milliseconds: other work beside it changes it little. */
  cpuMs: number
}

export const FLOWS = ['list', 'detail', 'add', 'buy'] as const
export type Flow = (typeof FLOWS)[number]
export type Rates = Record<Flow, Rate>

/** How much of each flow a round takes. */
export interface Round {
  seconds: number
  sales: number
}

export interface Measured {
  shop: MeasuredShop
  choices: readonly Choice[]
  /** How much processor time server and database have used until now, in milliseconds. */
  usedMs: () => number
}

/** The four flows once, one after the other. */
export async function ratesOf({ shop, choices, usedMs }: Measured, round: Round): Promise<Rates> {
  const next = inTurn(choices)
  const read = (targets: Target[]) => rateOf(usedMs, () => answersOf(targets, round.seconds))
  const list = await read([shop.list])
  const detail = await read(choices.map(shop.detail))
  const carts: string[] = []
  const many = (work: () => Promise<void>) => rateOf(usedMs, () => during(round.sales, work))
  const add = await many(async () => void carts.push(await shop.add(next())))
  const buy = await many(() => shop.buy(carts.pop() ?? ''))
  return { list, detail, add, buy }
}

export async function rateOf(
  usedMs: () => number,
  work: () => Promise<{ answered: number; perSecond: number }>,
): Promise<Rate> {
  const before = usedMs()
  const { answered, perSecond } = await work()
  return { perSecond, cpuMs: (usedMs() - before) / answered }
}

/** Each lane does one after the other until all are done. */
async function during(
  count: number,
  work: () => Promise<void>,
): Promise<{ answered: number; perSecond: number }> {
  let left = count
  const began = performance.now()
  const lane = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { answered: count, perSecond: (count * 1000) / (performance.now() - began) }
}
