import { expect, test } from 'vitest'
import { cartBadge, cartLabel } from './cart-label.ts'

test.each([
  [0, 'Cart'],
  [1, 'Cart, 1 item'],
  [12, 'Cart, 12 items'],
  [-1, 'Cart'],
  [Number.NaN, 'Cart'],
])('SHELL-15 %s things in it: "%s"', (count, label) => {
  expect(cartLabel(count)).toBe(label)
})

test.each([
  { count: 0, badge: null },
  { count: 3, badge: '3' },
  { count: -1, badge: null },
  { count: Number.NaN, badge: null },
])('OPEN-048 a cart of $count has the badge $badge', ({ count, badge }) => {
  expect(cartBadge(count)).toBe(badge)
})
