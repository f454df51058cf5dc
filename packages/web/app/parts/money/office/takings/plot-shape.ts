import type { DayTakings } from '@clubhouse/contract/office/home'
import { type Kind, KINDS } from './sums.ts'

/** Where everything stands in a plot of stacked bars, in the units of its box. */
export interface PlotShape {
  lines: { y: number; amount: number }[]
  bars: { day: DayTakings; x: number; width: number; parts: { kind: Kind; y: number; height: number }[] }[]
}

export interface PlotBox {
  left: number
  right: number
  top: number
  bottom: number
}

const INTERVALS = 4
const ROUND_STEPS = [1, 2, 2.5, 5, 10]
const GAP = 0.28

export function plotShape(days: readonly DayTakings[], box: PlotBox): PlotShape {
  const highest = Math.max(...days.map((day) => stacked(day, 1)))
  const lowest = Math.min(...days.map((day) => stacked(day, -1)))
  const step = roundStep(Math.max(highest, -lowest) / INTERVALS)
  const top = Math.max(Math.ceil(highest / step), lowest < 0 ? 0 : INTERVALS) * step
  const bottom = Math.floor(lowest / step) * step
  const y = (amount: number) => box.bottom - ((amount - bottom) / (top - bottom)) * (box.bottom - box.top)
  const place = (box.right - box.left) / days.length
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step)
  return {
    lines: lines.map((amount) => ({ amount, y: rounded(y(amount)) })),
    bars: days.map((day, at) => ({
      day,
      x: rounded(box.left + place * (at + GAP / 2)),
      width: rounded(place * (1 - GAP)),
      parts: partsOf(day, y),
    })),
  }
}

/** What came in stands on the line, what went back hangs from it. */
function partsOf(day: DayTakings, y: (amount: number) => number) {
  const reached = { up: 0, down: 0 }
  return KINDS.flatMap((kind) => {
    const amount = day[kind]
    if (amount === 0) return []
    const way = amount > 0 ? 'up' : 'down'
    const from = reached[way]
    reached[way] += amount
    const [high, low] = [y(Math.max(from, reached[way])), y(Math.min(from, reached[way]))]
    return [{ kind, y: rounded(high), height: Math.max(0.8, rounded(low - high)) }]
  })
}

const stacked = (day: DayTakings, sign: 1 | -1): number =>
  KINDS.reduce((sum, kind) => sum + (Math.sign(day[kind]) === sign ? day[kind] : 0), 0)

/** The next amount that reads well: €1, €2, €2.50, €5, €10 … */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 100)))
  return power * (ROUND_STEPS.find((step) => step * power >= least) ?? 10)
}

const rounded = (value: number): number => Math.round(value * 10) / 10
