import { expect, test } from 'vitest'
import { orderSponsors, SPONSORS_SHOWN, showsArrows } from './sponsors.ts'

test('OPEN-050 featured sponsors come first, each group in the order of the club', () => {
  const sponsors = [
    { name: 'A', featured: false },
    { name: 'B', featured: true },
    { name: 'C', featured: false },
    { name: 'D', featured: true },
  ]
  expect(orderSponsors(sponsors).map(({ name }) => name)).toEqual(['B', 'D', 'A', 'C'])
  expect(sponsors[0]?.name).toBe('A')
  expect(orderSponsors([])).toEqual([])
})

test('four sponsors are shown at once', () => {
  expect(SPONSORS_SHOWN).toBe(4)
})

test.each([
  { id: 'HOME-14', size: 'small', count: 2, shows: false },
  { id: 'HOME-14', size: 'small', count: 3, shows: true },
  { id: 'HOME-15', size: 'medium', count: 4, shows: false },
  { id: 'HOME-15', size: 'medium', count: 5, shows: true },
  { id: 'HOME-15', size: 'large', count: 4, shows: false },
  { id: 'HOME-15', size: 'large', count: 5, shows: true },
  { id: 'HOME-15', size: 'large', count: 0, shows: false },
] as const)('$id $count sponsors on a $size screen show arrows: $shows', ({ size, count, shows }) => {
  expect(showsArrows(count, size)).toBe(shows)
})
