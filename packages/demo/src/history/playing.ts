import { nextDrawTimes } from '@clubhouse/domain/selling/lottery/draw/draw-times'
import { chooseFrom } from '@clubhouse/domain/selling/lottery/draw/fair-choice'
import { hashOfText } from '@clubhouse/domain/selling/lottery/draw/algorithm'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { randomOf } from './random.ts'
import type { DemoLottery } from '../world/lottery.ts'
import type { DemoClub } from '../world/shape.ts'
import type { Buy } from './buy.ts'
import type { Calendar } from './calendar.ts'
import type { PlayedDraw } from './drafts.ts'
import type { HistoryOrder } from './shape.ts'
import type { BuyerFor } from './shopping.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** When a lotto of the demo was drawn, the last ones, and when it is drawn next. */
export function drawsOf(
  { timeZone }: Pick<DemoClub, 'timeZone'>,
  { lotto }: DemoLottery,
  now: Date,
  count: number,
): { past: PlayedDraw[]; next: PlayedDraw } {
  if (!lotto) throw new Error('Only a lotto is drawn every week')
  const rhythm = { weekday: lotto.weekday, time: lotto.time, timeZone, closesMinutesBefore: 60 }
  const times = nextDrawTimes(rhythm, new Date(now.getTime() - (count + 1) * 7 * DAY_MS), count + 3)
  const played = times.map(({ drawsAt, closesAt }) => ({
    drawsAt: drawsAt.toISOString(),
    closesAt: closesAt.toISOString(),
    isDrawn: drawsAt.getTime() < now.getTime() - 60_000,
  }))
  const next = played.find(({ closesAt }) => Date.parse(closesAt) > now.getTime())
  if (!next) throw new Error('No draw of the lotto is open')
  return { past: played.filter(({ isDrawn }) => isDrawn).slice(-count), next }
}

interface Playing {
  club: DemoClub
  lottery: DemoLottery
  /** Orders for each draw. */
  perDraw: number
  draws: { past: PlayedDraw[]; next: PlayedDraw }
  buyers: BuyerFor
  buy: Buy
  calendar: Calendar
}

/** Tickets of the draws before, each for one of them, and of the one that is open. */
export function lottoOrders({
  club,
  lottery,
  perDraw,
  draws,
  buyers,
  buy,
  calendar,
}: Playing): HistoryOrder[] {
  return [...draws.past, draws.next].flatMap((draw, week) =>
    Array.from({ length: perDraw - (week % 3) }, (_, at) => {
      const key = `lotto/${lottery.slug}/${week}/${at}`
      const random = randomOf(`${club.slug} ${key}`)
      const count = random.pick([1, 2, 3, 3, 3])
      const lines = draw.isDrawn ? null : luckyLines(lottery, key, count)
      const moment = momentBefore(draw, random.next(), calendar)
      return buy({
        key,
        buyer: buyers(random),
        at: moment,
        wants: [{ kind: 'lotto', lottery: lottery.slug, count, lines, draws: 1, autoRenewal: false, draw }],
      })
    }),
  )
}

/** In the days before the close, and after the close of the draw before it; just now where that was this evening. */
export function momentBefore({ closesAt }: PlayedDraw, share: number, { now }: Calendar): Date {
  const latest = now.getTime() - Math.floor(5 + 20 * (1 - share)) * 60_000
  const opens = Math.min(Date.parse(closesAt) - 7 * DAY_MS + HOUR_MS, latest)
  const ends = Math.max(opens, Math.min(Date.parse(closesAt) - HOUR_MS, latest))
  const chosen = new Date(Math.floor((opens + (ends - opens) * share) / 1000) * 1000)
  // Whoever lies awake plays after breakfast.
  const later = new Date(chosen.getTime() + 8 * HOUR_MS)
  return chosen.getUTCHours() < 7 && later.getTime() <= ends ? later : chosen
}

export function luckyLines({ lotto }: DemoLottery, key: string, count: number): number[][] {
  const numbers = Array.from({ length: lotto?.numbers ?? 0 }, (_, at) => at + 1)
  return Array.from({ length: count }, (_, at) =>
    chooseFrom(hashOfText(`${key} ${at}`), numbers, lotto?.pickCount ?? 0).toSorted((a, b) => a - b),
  )
}

export function prizeDrawOf({ timeZone }: Pick<DemoClub, 'timeZone'>, { draw }: DemoLottery): PlayedDraw {
  if (!draw) throw new Error('Only a prize draw is drawn once')
  const drawsAt = instantAt(Date.parse(`${draw.day}T${draw.time}:00Z`), timeZone)
  const closesAt = new Date(drawsAt.getTime() - HOUR_MS)
  return { drawsAt: drawsAt.toISOString(), closesAt: closesAt.toISOString(), isDrawn: false }
}

/** Tickets of the hamper, which has been on sale for six weeks. */
export function hamperOrders(
  lottery: DemoLottery,
  draw: PlayedDraw,
  { buyers, buy, calendar }: Pick<Playing, 'buyers' | 'buy' | 'calendar'>,
): HistoryOrder[] {
  return Array.from({ length: 26 }, (_, at) => {
    const random = randomOf(`hamper ${at}`)
    const moment = new Date(calendar.now.getTime() - Math.floor(random.between(2 * HOUR_MS, 42 * DAY_MS)))
    const wants = [
      { kind: 'draw' as const, lottery: lottery.slug, count: random.pick([1, 1, 2, 3, 3, 6]), draw },
    ]
    return buy({ key: `hamper/${at}`, buyer: buyers(random), at: moment, wants })
  })
}
