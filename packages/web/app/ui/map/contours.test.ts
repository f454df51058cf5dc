import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, line, type Point, sample } from './contours.ts'

const area = (polygon: readonly Point[]) =>
  Math.abs(
    polygon.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = polygon[(at + 1) % polygon.length] ?? [0, 0]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

test('half of a slope lies below its middle, and the line runs straight between', () => {
  const grid = sample(5, 5, (x) => x)
  const areas = [...below(grid, 2)].map(area)
  expect(areas.reduce((sum, each) => sum + each, 0)).toBeCloseTo(8)
  for (const segment of line(grid, 1.5)) expect(segment.map(([x]) => x)).toEqual([1.5, 1.5])
})

test('between what lies below a level and what lies above it nothing is left out, whatever the heights', () => {
  const heights = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(heights, (values) => {
      const grid = sample(4, 4, (x, y) => values[y * 4 + x] ?? 0)
      const upside = sample(4, 4, (x, y) => -(values[y * 4 + x] ?? 0))
      // A saddle can be cut either way, so that its halves overlap; all other cells add up exactly.
      const total = [...below(grid, 0.3), ...below(upside, -0.3)].reduce((sum, each) => sum + area(each), 0)
      expect(total).toBeGreaterThan(9 - 1e-6)
      expect(total).toBeLessThan(18)
    }),
  )
})

test('lines have no loose ends inside: every end is shared, or lies on the edge', () => {
  const heights = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 25, maxLength: 25 })
  fc.assert(
    fc.property(heights, (values) => {
      const grid = sample(5, 5, (x, y) => values[y * 5 + x] ?? 0)
      const ends = [...line(grid, 0)].flatMap((segment) => segment.map(([x, y]) => `${x} ${y}`))
      for (const end of ends) {
        const [x = 0, y = 0] = end.split(' ').map(Number)
        const isOnEdge = x === 0 || y === 0 || x === 4 || y === 4
        const shared = ends.filter((other) => other === end).length
        expect(isOnEdge || shared >= 2).toBe(true)
      }
    }),
  )
})
