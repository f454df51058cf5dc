// @vitest-environment happy-dom
import { act, screen, cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import { notifications } from '#ui/notifications/notification-store.ts'
import CheckoutPage from './checkout.page.tsx'
import {
  button,
  dataOf,
  FEATURES,
  MEMBER,
  open,
  PLAN,
  press,
  SCARF,
  server,
  text,
  type,
} from './testing/at-checkout.tsx'

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
  server.answers = [{ kind: 'done' }, { status: 'Completed', error: null }]
  await press('Complete Transaction')
  await act(async () => {})
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(notifications()[0]).toMatchObject({ title: 'Your order has been submitted.', timeout: 5000 })
})

test('ERR-42 what the server refuses stays beside the button and is a notice', async () => {
  await open({ buyer: MEMBER, items: [aCartItem({ price: 0 })] })
  const cart = aCart([aCartItem({ price: 0 })])
  server.answers = [
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

test('what costs more by now is not charged: the page says what changed, and the button has the new price', async () => {
  const before = { ...SCARF, discount: 500, total: 1000, today: 1000 }
  const offer = [{ name: 'Winter offer', amount: 500 }]
  await open({ buyer: MEMBER, items: [before], cart: { shop_item_discounts: offer } })
  await type('Card number', '4242424242424242')
  await type('Expiry date', '12/40')
  await type('Security code', '123')
  const now = { ...SCARF, discount: 0, total: 1500, today: 1500 }
  const token = { confirmation_token: 'sct_1', card: { brand: 'visa', last_four: '4242', funding: 'credit' } }
  server.answers = [token, { kind: 'repriced', cart: aCart([now]) }]
  await press('Pay Now')
  await act(async () => {})
  expect(server.sent.at(-1)).toMatchObject({ intent: 'pay', today: '1000', later: '0' })
  expect(screen.getByRole('alert').textContent).toBe(
    'The price has changed' +
      'It’s €15.00 today now, not €10.00.' +
      'The offer “Winter offer” is over, so the €5.00 it took off is back on.' +
      'You haven’t been charged. If that’s fine with you, press the button again.',
  )
  expect(button('Pay Now').textContent).toContain('15')
  server.answers = [token, { kind: 'refused', message: 'No', errors: {} }]
  await press('Pay Now')
  await act(async () => {})
  expect(server.sent.findLast(({ intent }) => intent === 'pay')).toMatchObject({ today: '1500', later: '0' })
})

test('PAY-14 what is less than a card can be charged is not asked for, and says so', async () => {
  await open({ buyer: MEMBER, items: [{ ...SCARF, discount: 1470, total: 30, today: 30 }] })
  expect(text()).toContain('Cards can’t be charged less than €0.50, and this comes to €0.30 today.')
  expect(text()).toContain('First, please look at what can’t be paid by card')
  expect(button('Pay Now').disabled).toBe(true)
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

const TICKET = aCartItem({
  product: { type: 'Lotto' },
  price: 500,
  metadata: { name: 'Rovers Lotto', club_member: null },
})
const ageBox = () => document.querySelector<HTMLInputElement>('#over-18 input')

test('LOTTO-06 a lotto ticket asks for the age beside the button, unless it was confirmed in this browser', async () => {
  await open({ items: [TICKET], buyer: MEMBER })
  expect(ageBox()?.checked).toBe(false)
  act(() => ageBox()?.click())
  expect(ageBox()?.checked).toBe(true)
  cleanup()
  await open({ items: [TICKET], buyer: MEMBER })
  expect(ageBox()?.checked).toBe(true)
  cleanup()
  await open({ items: [SCARF], buyer: MEMBER })
  expect(ageBox()).toBeNull()
})
