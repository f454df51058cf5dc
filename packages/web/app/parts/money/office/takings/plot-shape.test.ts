import { expect, test } from 'vitest'
import type { DayTakings } from '@clubhouse/contract/office/home'
import { plotShape, roundStep } from './plot-shape.ts'
import { changeOn, kindsShown, ofAll } from './sums.ts'

const day = (membership: number, more: Partial<DayTakings> = {}): DayTakings => ({
  day: '2026-11-15',
  membership,
  fundraising: 0,
  shop: 0,
  other: 0,
  ...more,
})
const BOX = { left: 40, right: 340, top: 10, bottom: 210 }

test.each([
  { least: 0, step: 100 },
  { least: 15_600, step: 20_000 },
  { least: 20_001, step: 25_000 },
  { least: 2_500, step: 2_500 },
  { least: 2_600, step: 5_000 },
  { least: 999_999, step: 1_000_000 },
])('lines $least cents apart become lines $step apart', ({ least, step }) => {
  expect(roundStep(least)).toBe(step)
})

test('bars stand on nothing and reach what was taken', () => {
  const { lines, bars } = plotShape([day(40_000), day(10_000, { shop: 30_000 }), day(0)], BOX)
  expect(lines.map(({ amount }) => amount)).toEqual([0, 10_000, 20_000, 30_000, 40_000])
  expect([lines[0]?.y, lines[4]?.y]).toEqual([210, 10])
  expect(bars[0]?.parts).toEqual([{ kind: 'membership', y: 10, height: 200 }])
  expect(bars[1]?.parts).toEqual([
    { kind: 'membership', y: 160, height: 50 },
    { kind: 'shop', y: 10, height: 150 },
  ])
  expect(bars[2]?.parts).toEqual([])
})

test('a day on which more went back than came in hangs below the line', () => {
  const { lines, bars } = plotShape([day(10_000), day(-5_000)], BOX)
  const zero = lines.find(({ amount }) => amount === 0)?.y ?? 0
  expect(bars[1]?.parts[0]?.y).toBe(zero)
  expect((bars[1]?.parts[0]?.y ?? 0) + (bars[1]?.parts[0]?.height ?? 0)).toBeLessThanOrEqual(BOX.bottom)
})

test('a month of nothing can be drawn', () => {
  const { lines } = plotShape([day(0), day(0)], BOX)
  expect(lines.every(({ y }) => Number.isFinite(y))).toBe(true)
})

test('sums and what they are compared with', () => {
  expect(ofAll([day(100, { shop: -30 }), day(5, { other: 1 })])).toBe(76)
  expect(kindsShown([day(1)])).toEqual(['membership', 'fundraising', 'shop'])
  expect(kindsShown([day(1, { other: 2 })])).toContain('other')
  expect([changeOn(100, 118), changeOn(200, 100), changeOn(0, 5)]).toEqual([18, -50, null])
  // V23: four times as much is still said, five times is the news of a club that had hardly begun.
  expect([changeOn(100, 400), changeOn(100, 504)]).toEqual([300, null])
})
