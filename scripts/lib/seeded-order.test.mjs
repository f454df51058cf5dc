import { describe, expect, test } from 'vitest'
import { seededOrder } from './seeded-order.mjs'

const names = Array.from({ length: 100 }, (_, at) => `e2e/club/journey-${at}.spec.ts`)

describe('The order of a seed', () => {
  test('is the same each time, whatever order the names came in', () => {
    expect(names.toReversed().toSorted(seededOrder('7'))).toEqual(names.toSorted(seededOrder('7')))
  })

  test('is another one for another seed, and not that of the alphabet', () => {
    const orders = ['1', '2', '3', '41', '42'].map((seed) => names.toSorted(seededOrder(seed)).join(' '))
    expect(new Set([...orders, names.toSorted().join(' ')]).size).toBe(6)
  })

  test('puts any name first sooner or later', () => {
    const few = names.slice(0, 5)
    const firsts = Array.from({ length: 200 }, (_, seed) => few.toSorted(seededOrder(String(seed)))[0])
    expect(new Set(firsts)).toEqual(new Set(few))
  })
})
