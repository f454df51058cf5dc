import { expect, test } from 'vitest'
import { cartLabel } from './cart-label.ts'

test.each([
  [0, 'Cart'],
  [1, 'Cart, 1 item'],
  [12, 'Cart, 12 items'],
  [-1, 'Cart'],
  [Number.NaN, 'Cart'],
])('SHELL-15 %s things in it: "%s"', (count, label) => {
  expect(cartLabel(count)).toBe(label)
})
