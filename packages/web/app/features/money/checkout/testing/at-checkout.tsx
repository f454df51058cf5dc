import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Account } from '@clubhouse/contract/site/club'
import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { clearAllNotifications } from '#ui/notifications/notification-store.ts'
import type { Buyer, CheckoutData } from '../checkout-data.ts'
import CheckoutPage from '../checkout.page.tsx'

/** For tests: somebody at the checkout, and a server that answers what the test says. */

export const SCARF = aCartItem({
  price: 1500,
  product: { type: 'ShopItem' },
  metadata: { name: 'Scarf', club_member: null },
})
export const PLAN = aCartItem()
export const FEATURES = { ...anAccount().features, checkout: true, guest_checkout: true }
export const MEMBER: Buyer = { kind: 'member', user: aUser() }

export interface Given {
  items?: CartItem[]
  cart?: Partial<ShoppingCart>
  buyer?: Buyer
  cards?: PaymentMethod[]
  account?: Partial<Account>
  path?: string
  returned?: CheckoutData['returned']
  isUnfinished?: boolean
}

export const dataOf = ({
  items = [SCARF],
  cart = {},
  buyer = { kind: 'nobody' },
  cards = [],
  returned = null,
  isUnfinished = false,
}: Given): CheckoutData => ({
  served: { cart: aCart(items, cart), today: '2026-08-01' },
  payments: { gateway: 'sandbox', publishableKey: null },
  buyer,
  cards,
  isHeld: false,
  isUnfinished,
  returned,
})

/** What it answers next, and what it was sent. */
export const server = {
  answers: [] as unknown[],
  sent: [] as Record<string, string>[],
  asked: [] as string[],
}

beforeEach(() => {
  Object.assign(server, { answers: [], sent: [], asked: [] })
  localStorage.clear()
  clearAllNotifications()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    server.asked.push(address)
    if (init.body instanceof URLSearchParams) server.sent.push(Object.fromEntries(init.body))
    if (typeof init.body === 'string') server.sent.push(JSON.parse(init.body))
    return Response.json(server.answers.shift() ?? { cart: null, today: '', problem: null })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

export async function open(given: Given = {}) {
  const site = aSite({ features: FEATURES, ...given.account })
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      HydrateFallback: () => null,
      Component: Outlet,
      children: [
        { path: '/checkout', loader: () => dataOf(given), Component: CheckoutPage },
        { path: '/checkout/confirmation', Component: () => <p>Confirmed</p> },
        { path: '*', Component: () => <p>Elsewhere</p> },
      ],
    },
  ])
  await act(async () => render(<Stub initialEntries={[given.path ?? '/checkout']} />))
  await act(async () => {})
}
export const text = () => document.body.textContent
export const button = (words: string) => screen.getByText(words).closest('button') as HTMLButtonElement
export const press = (words: string) => act(async () => fireEvent.click(screen.getByText(words)))
export const type = (label: string, value: string) =>
  act(async () => {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  })
