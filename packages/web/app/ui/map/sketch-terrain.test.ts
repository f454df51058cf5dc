import fc from 'fast-check'
import { expect, test } from 'vitest'
import { terrainAround } from './sketch-terrain.ts'

/** Pixels of the whole globe at zoom 14. */
const WORLD = 256 * 2 ** 14
const anywhere = fc.record({
  x: fc.integer({ min: 0, max: WORLD }),
  y: fc.integer({ min: 0, max: WORLD }),
})

test('wherever a club is, its marker stands on dry land, outside of the trees, in the village', () => {
  fc.assert(
    fc.property(anywhere, (home) => {
      const { height, wood, village } = terrainAround(home)
      expect(height(home.x, home.y)).toBeGreaterThan(0)
      expect(wood(home.x, home.y)).toBeLessThan(0)
      expect(village(home.x, home.y)).toBe(1)
    }),
  )
})

test('the landscape is the same each time, and far from home it is the same for every club', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (home, other) => {
      const far = { x: home.x + 20_000, y: home.y }
      fc.pre(Math.hypot(other.x - far.x, other.y - far.y) > 10_000)
      const [mine, again, theirs] = [terrainAround(home), terrainAround(home), terrainAround(other)]
      for (const field of ['height', 'mainRoad', 'lane', 'river', 'wood'] as const) {
        expect(again[field](home.x + 77, home.y)).toBe(mine[field](home.x + 77, home.y))
        expect(theirs[field](far.x, far.y)).toBeCloseTo(mine[field](far.x, far.y))
      }
    }),
  )
})

test('it is smooth: one pixel further, nothing jumps', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: -400, max: 400 }), (home, away) => {
      const { height, mainRoad } = terrainAround(home)
      const [x, y] = [home.x + away, home.y - away]
      expect(Math.abs(height(x + 1, y) - height(x, y))).toBeLessThan(0.05)
      expect(Math.abs(mainRoad(x, y + 1) - mainRoad(x, y))).toBeLessThan(0.05)
    }),
  )
})
