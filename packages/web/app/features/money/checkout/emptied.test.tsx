// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aCart } from '@clubhouse/domain/testing/a-cart'
import { button, FEATURES, MEMBER, open, SCARF, server, text } from './testing/at-checkout.tsx'

test('CART-08, CART-09 taking out the last line opens the sheet of an empty cart, which leads on and can be closed', async () => {
  await open({ buyer: MEMBER, account: { features: { ...FEATURES, names: ['Membership'] } } })
  expect(document.querySelector('dialog')).toBeNull()
  server.answers = [{ cart: aCart([]), today: '2026-08-01', problem: null }]
  await act(async () => button('Remove').click())
  const sheet = document.querySelector('dialog')
  if (!sheet) throw new Error('The sheet is not there')
  expect(text().split('Your shopping cart is empty')).toHaveLength(2)
  expect(sheet.textContent).toContain('Your shopping cart is empty')
  const on = within(sheet).getByText('Continue shopping').closest('a')
  expect(on?.getAttribute('href')).toBe('/products/membership')
  await act(async () => sheet.querySelector<HTMLElement>('[data-closes]')?.click())
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(text()).toContain('Your shopping cart is empty')
  // What opened it is gone: the next key goes on from here, not from the top of the page.
  expect(document.activeElement?.tagName).toBe('SECTION')
})

test('CART-08 a line that leaves others behind opens nothing', async () => {
  const other = { ...SCARF, shopping_cart_item: '00000000-0000-4000-8000-00000000beef' }
  await open({ buyer: MEMBER, items: [SCARF, other] })
  server.answers = [{ cart: aCart([other]), today: '2026-08-01', problem: null }]
  const [first] = screen.getAllByText('Remove')
  await act(async () => first?.closest('button')?.click())
  expect(screen.getAllByText('Remove')).toHaveLength(1)
  expect(document.querySelector('dialog')).toBeNull()
})

test('PAY-07 on a phone, too, the lines are seen by whoever pays', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  await open({ buyer: MEMBER })
  expect(document.querySelector('details')?.open).toBe(true)
  expect(button('Remove')).toBeDefined()
  cleanup()
  vi.restoreAllMocks()
})
