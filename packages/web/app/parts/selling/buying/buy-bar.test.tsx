// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BuyBar } from './buy-bar.tsx'

afterEach(cleanup)

const bar = (isAdded: boolean) =>
  render(
    <BuyBar sum="€10.00" words="1 ticket" isAdded={isAdded}>
      <button>Add to cart</button>
    </BuyBar>,
  ).container.querySelector('[data-sticky-bar]')

test('CART-20 on a phone the bar itself says that it is in the cart, and leads there', () => {
  expect(bar(false)?.querySelector('[role=status]')?.textContent).toBe('')
  expect(bar(true)?.querySelector('[role=status]')?.textContent).toBe(
    'Products have been successfully added to your cart.See your cart',
  )
})
