import { expect, test } from 'vitest'
import { orderSponsors } from './sponsors.ts'

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
