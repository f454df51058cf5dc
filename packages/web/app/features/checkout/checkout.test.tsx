// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '@clubhouse/contract/account'
import type { CartItem } from '@clubhouse/contract/cart'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, drawOnSite } from '../../lib/testing/on-site.tsx'
import { aUser } from '../../lib/testing/page-stub.ts'
import { clearAllNotifications, notifications } from '../../ui/notifications/notification-store.ts'
import type { Buyer, CheckoutData } from './checkout-data.ts'
import CheckoutPage from './checkout.page.tsx'

const SCARF = aCartItem({
  price: 1500,
  product: { type: 'ShopItem' },
  metadata: { name: 'Scarf', club_member: null },
})
const PLAN = aCartItem()
const FEATURES = { ...anAccount().features, checkout: true, guest_checkout: true }
const MEMBER: Buyer = { kind: 'member', user: aUser() }

interface Given {
  items?: CartItem[]
  buyer?: Buyer
  account?: Partial<Account>
  path?: string
  returned?: CheckoutData['returned']
}

const dataOf = ({ items = [SCARF], buyer = { kind: 'nobody' }, returned = null }: Given): CheckoutData => ({
  served: { cart: aCart(items), today: '2026-08-01' },
  payments: { gateway: 'sandbox', publishableKey: null },
  ...{ buyer, isHeld: false, returned },
})

let answers: unknown[] = []
let sent: Record<string, string>[] = []

beforeEach(() => {
  answers = []
  sent = []
  localStorage.clear()
  clearAllNotifications()
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    if (init.body instanceof URLSearchParams) sent.push(Object.fromEntries(init.body))
    return Response.json(answers.shift() ?? { cart: null, today: '', problem: null })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(given: Given = {}) {
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
const text = () => document.body.textContent
const button = (words: string) => screen.getByText(words).closest('button') as HTMLButtonElement
const press = (words: string) => act(async () => fireEvent.click(screen.getByText(words)))
const type = (label: string, value: string) =>
  act(async () => {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  })

test('PAY-08, PAY-09 a stranger sees the ways to sign in and no payment', async () => {
  await open({ account: { sso: { ...anAccount().sso, sso: 'optional', help_url: 'https://help.example/' } } })
  expect(screen.getByText('Enter email').closest('a')?.getAttribute('href')).toContain(
    '/authentication/check-email',
  )
  // SSO-08, SSO-09
  expect(screen.getByText('Login with SSO').closest('a')?.href).toContain('/api/saml/login')
  expect(screen.getByText('Need help?').closest('a')?.href).toBe('https://help.example/')
  expect(screen.queryByText('Pay Now')).toBeNull()
})

test('GUEST-02, OPEN-098 memberships need an account; a club without guests does not speak of them', async () => {
  await open({ items: [PLAN] })
  expect(text()).toContain('Quick checkout unavailable with registration products')
  cleanup()
  await open({ items: [PLAN], account: { features: { ...FEATURES, guest_checkout: false } } })
  expect(text()).not.toContain('uick checkout')
})

test('OPEN-100 somebody who is signed in without being a member is told so', async () => {
  await open({ buyer: { kind: 'stranger', user: aUser() } })
  expect(text()).toContain('You need a member account to buy here.')
  expect(text()).not.toContain('uick checkout')
})

test('GUEST-03, GUEST-05 to GUEST-09 the guest’s form says what is wrong, and goes on when nothing is', async () => {
  await open()
  await press('Quick checkout as a guest')
  expect(text()).toContain('Email address is required for receipt purposes.')
  expect(button('Continue').disabled).toBe(true)
  await type('First name', ' Noreen')
  await type('Email', 'a+b@home.example')
  await type('Last name', '')
  expect(text()).toContain('No spaces allowed')
  expect(text()).toContain('Please enter a valid email address')
  await type('First name', 'Noreen')
  await type('Last name', 'Pettle')
  await type('Email', 'noreen@home.example')
  expect(button('Continue').disabled).toBe(false)
})

test('GUEST-10 to GUEST-13 the form locks, the guest can pay, and may unlock it again', async () => {
  await open()
  await press('Quick checkout as a guest')
  await type('First name', 'Noreen')
  await type('Last name', 'Pettle')
  await type('Email', 'noreen@home.example')
  answers = [{ kind: 'guest' }]
  await act(async () => void fireEvent.submit(button('Continue').form as HTMLFormElement))
  await act(async () => {})
  expect(notifications()[0]?.title).toBe('Guest account has been created.')
  expect(JSON.parse(localStorage.getItem('guestFormData') ?? '')).toMatchObject({ first_name: 'Noreen' })
  expect(screen.getByText('Pay Now')).toBeTruthy()
  await press('Click here to update details')
  expect(sent.at(-1)).toEqual({ intent: 'forget-guest' })
  expect(localStorage.getItem('guestFormData')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noreen')
})

test('GUEST-04, PAY-06, OPEN-106, CONST-14 with quickCheckout the form comes after 1000 ms', async () => {
  vi.useFakeTimers()
  await open({ path: '/checkout?quickCheckout=true' })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(screen.queryByLabelText('First name')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByLabelText('First name')).toBeTruthy()
})

test('PAY-11, PAY-12, PAY-14 a member pays once the card is complete; until then it says what is missing', async () => {
  await open({ buyer: MEMBER })
  expect(button('Pay Now').disabled).toBe(true)
  expect(text()).toContain('Still needed: a way to pay')
  await type('Card number', '4242424242424242')
  await type('Expiry date', '12/40')
  await type('Security code', '123')
  expect(button('Pay Now').disabled).toBe(false)
})

test('PAY-14 a line that cannot be bought keeps everybody from paying', async () => {
  await open({
    buyer: MEMBER,
    items: [{ ...SCARF, problem: { kind: 'sold_out', message: 'Scarf is sold out.' } }],
  })
  expect(text()).toContain('what can’t be bought as it is')
})

test.each([
  { items: [SCARF], toggle: true },
  { items: [aCartItem({ instalments: [{ due: '2026-09-01', amount: 3000 }] })], toggle: false },
])('PAY-15 the wish to save the card is offered: $toggle', async ({ items, toggle }) => {
  await open({ buyer: MEMBER, items })
  expect(screen.queryByLabelText('Save this card for next time') !== null).toBe(toggle)
})

test.each([
  { items: [PLAN], shown: true },
  { items: [SCARF], shown: false },
])('DISC-08 the field of the code is shown: $shown', async ({ items, shown }) => {
  await open({ buyer: MEMBER, items })
  expect(text().includes('Have a discount code?')).toBe(shown)
})

test('PAY-12, PAY-18, ERR-29 what is free is completed without a card, and the notice lasts 5000 ms', async () => {
  await open({ buyer: MEMBER, items: [aCartItem({ price: 0 })] })
  expect(screen.queryByLabelText('Card number')).toBeNull()
  answers = [{ kind: 'done' }, { status: 'Completed', error: null }]
  await press('Complete Transaction')
  await act(async () => {})
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(notifications()[0]).toMatchObject({ title: 'Your order has been submitted.', timeout: 5000 })
})

test('ERR-42 what the server refuses stays beside the button and is a notice', async () => {
  await open({ buyer: MEMBER, items: [aCartItem({ price: 0 })] })
  const cart = aCart([aCartItem({ price: 0 })])
  answers = [
    { kind: 'refused', message: 'This product is out of stock.', errors: {} },
    { cart, today: '2026-08-01', problem: null },
  ]
  await press('Complete Transaction')
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toBe('This product is out of stock.')
  expect(notifications()[0]).toMatchObject({
    title: 'This product is out of stock.',
    type: 'danger',
    timeout: 5000,
  })
})

test('ERR-23, PAY-05 back from the bank without success', async () => {
  await open({ buyer: MEMBER, returned: { isDone: false, message: 'Payment failed. Please try again.' } })
  expect(screen.getByRole('alert').textContent).toBe('Payment failed. Please try again.')
})

test('PAY-03, PAY-04, OPEN-104 nobody leaves while a payment is in progress', async () => {
  await open({ buyer: MEMBER, items: [aCartItem({ price: 0 })] })
  let answer: (reply: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void (answer = resolve)))
  await press('Complete Transaction')
  await press('Continue shopping')
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Your payment is being processed. Please do not close this window.',
  )
  await act(async () => answer(Response.json({ kind: 'refused', message: 'No', errors: {} })))
  await act(async () => {})
  await press('Continue shopping')
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('without a script the lines can be changed, and paying says what it needs', () => {
  const site = aSite({ features: FEATURES })
  const html = drawOnSite(<CheckoutPage />, site, '/checkout', dataOf({}))
  expect(html).toContain('action="/cart"')
  expect(html).toContain('Paying needs JavaScript')
})
