// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { useCart } from './use-cart.ts'

const calls = vi.hoisted(() => ({ fetchCart: vi.fn(), sendChange: vi.fn() }))
vi.mock('./cart-calls.ts', () => calls)

const cartOf = (...codes: string[]) =>
  ({ discount_codes: codes.map((name) => ({ name })), items: [] }) as unknown as ShoppingCart
const answer = (cart: ShoppingCart, problem: string | null = null) => ({ cart, today: '2026-11-15', problem })

afterEach(cleanup)

test('a look at the cart that began before a change and is answered after it shows nothing older', async () => {
  const served = { cart: cartOf(), today: '2026-11-15', promotion: null }
  const { result } = renderHook(() => useCart(served))
  // A refused code has the cart looked at again, which takes its time.
  let answerLate = (_: object): void => undefined
  calls.fetchCart.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
  calls.sendChange.mockResolvedValueOnce(answer(cartOf(), 'This code has run out.'))
  let refused: Promise<boolean> | undefined
  await act(async () => {
    refused = result.current.change('code', { code: 'OLD24' })
    await Promise.resolve()
  })
  // The next one is applied meanwhile.
  calls.sendChange.mockResolvedValueOnce(answer(cartOf('EARLY10')))
  await act(async () => void (await result.current.change('code', { code: 'EARLY10' })))
  expect(result.current.cart?.discount_codes).toMatchObject([{ name: 'EARLY10' }])

  await act(async () => {
    answerLate({ cart: cartOf(), today: '2026-11-15' })
    await refused
  })
  expect(result.current.cart?.discount_codes).toMatchObject([{ name: 'EARLY10' }])
})
