// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CartItem } from '@clubhouse/contract/selling/cart'
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
  expect(text()).toContain('Still needed: card number, expiry and security code')
  await type('Card number', '4242424242424242')
  await type('Expiry date', '12/40')
  await type('Security code', '123')
  expect(button('Pay Now').disabled).toBe(false)
})

test('Enter in a card field presses the button that pays, and is nothing where no card is entered', async () => {
  await open({ buyer: MEMBER })
  const { form } = screen.getByLabelText<HTMLInputElement>('Security code')
  expect(form?.id).toBe('way-to-pay')
  expect([button('Pay Now').type, button('Pay Now').getAttribute('form')]).toEqual(['submit', 'way-to-pay'])
  cleanup()
  await open({ buyer: MEMBER, items: [aCartItem({ price: 0 })] })
  expect(button('Complete Transaction').type).toBe('button')
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

test('ERR-42 what the server refuses stays beside the button, and is said once', async () => {
  await open({ buyer: MEMBER, items: [aCartItem({ price: 0 })] })
  const cart = aCart([aCartItem({ price: 0 })])
  server.answers = [
    { kind: 'refused', message: 'This product is out of stock.', errors: {} },
    { cart, today: '2026-08-01', problem: null },
  ]
  await press('Complete Transaction')
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toBe(
    'This product is out of stock.You haven’t been charged. Your order is kept.',
  )
  expect(notifications()).toEqual([])
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
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear()
  await press('Pay Now')
  await act(async () => {})
  // No notice stands over the box that has to be ticked: what changed comes into sight itself.
  // A page that another test has left may still be scrolling, and may have been listened to in the same way.
  const scrolledTo = intoSight.mock.contexts.filter((each) => (each as Element).isConnected)
  expect(scrolledTo).toEqual([screen.getByRole('alert')])
  expect(notifications()).toEqual([])
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
  expect(screen.getByRole('alert').textContent).toBe(
    'Payment failed. Please try again.You haven’t been charged. Your order is kept.',
  )
})

async function enterCard() {
  await open({ buyer: MEMBER })
  await type('Card number', '4242424242424242')
  await type('Expiry date', '12/40')
  await type('Security code', '123')
}
const TOKEN = { confirmation_token: 'sct_1', card: { brand: 'visa', last_four: '4242', funding: 'credit' } }

test('PAY-18 a payment that is refused says in the bar with the button that nothing was charged, and the keyboard goes there', async () => {
  await enterCard()
  const cart = { cart: aCart([SCARF]), today: '2026-08-01', problem: null }
  server.answers = [TOKEN, { kind: 'refused', message: 'Your card was declined.', errors: {} }, cart]
  await press('Pay Now')
  await act(async () => {})
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Your card was declined.You haven’t been charged. Your order is kept.')
  expect(alert.closest('[data-sticky-bar]')).not.toBeNull()
  expect(document.activeElement).toBe(alert)
  // A notice would lie over the page and say the same.
  expect(notifications()).toEqual([])
})

test('ERR-25 ERR-54 a line that is lost at the bank is not said to be unpaid, and is asked about before the next try', async () => {
  await enterCard()
  server.answers = [TOKEN, { kind: 'begun', payment_token: 'pi_secret', payment_method: null }]
  const usual = globalThis.fetch
  const lost: string[] = []
  let isLost = true
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const isOver = isLost && server.answers.length === 0
    if (!isOver) return usual(address, init)
    lost.push(`${init.method ?? 'GET'} ${address}`)
    throw new TypeError('Failed to fetch')
  })
  await press('Pay Now')
  await act(async () => {})
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toContain('We can’t tell yet whether it went through.')
  expect(notifications()[0]).toMatchObject({
    title: 'An error occurred during payment',
    type: 'danger',
    timeout: 5000,
  })
  // The line is back, and it had gone through.
  isLost = false
  server.sent.length = 0
  server.answers = [
    { status: 'Completed', error: null },
    { status: 'Completed', error: null },
  ]
  await press('Pay Now')
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(server.sent.filter(({ intent }) => intent === 'pay')).toEqual([])
})

test('whoever comes back from their bank is told that nothing was taken', async () => {
  await open({ buyer: MEMBER, isUnfinished: true })
  expect(text()).toContain('Your last payment wasn’t finished')
  expect(text()).toContain('You haven’t been charged, and your order is just as you left it.')
})

test('how to pay is in sight on a phone, too, where it can be chosen', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  const option: CartItem['payment_options'][number] = {
    payment_option_id: '00000000-0000-4000-8000-000000000006',
    type: 'instalment',
    frequency: 'monthly',
    occurrence: 1,
    number_of_payments: 6,
    initial_payment: null,
  }
  const choice = aCartItem({ payment_options: [option] })
  await open({ buyer: MEMBER, items: [choice] })
  const card = screen.getByRole('heading', { name: 'In full or monthly?' }).parentElement
  expect(within(card ?? document.body).getAllByRole('radio')).toHaveLength(2)
  cleanup()
  await open({ buyer: MEMBER, items: [SCARF] })
  expect(screen.queryByRole('heading', { name: 'In full or monthly?' })).toBeNull()
  vi.restoreAllMocks()
})

test('a family chooses once for the whole order, or plan by plan', async () => {
  const option = (last: number, count: number): CartItem['payment_options'][number] => ({
    payment_option_id: `00000000-0000-4000-8000-00000000000${last}`,
    type: 'instalment',
    frequency: 'monthly',
    occurrence: 1,
    number_of_payments: count,
    initial_payment: null,
  })
  const lines = [
    aCartItem({ payment_options: [option(6, 6)] }),
    aCartItem({ price: 11_000, payment_options: [option(4, 4)] }),
  ]
  await open({ buyer: MEMBER, items: lines })
  const whole = screen.getByRole('group', { name: 'How to pay the order of €290' })
  expect(whole.textContent).toBe(
    'How to pay the order of €290In full€290.00No more to payMonthly€57.50today, then 3 × €57.50, then 2 × €30 from 1 September',
  )
  expect(within(whole).getByRole<HTMLInputElement>('radio', { name: /In full/ }).checked).toBe(true)
  expect(screen.getByText('Choose plan by plan')).toBeTruthy()
  server.answers.push({ cart: aCart(lines), today: '2026-08-01', problem: null })
  await act(async () => fireEvent.click(within(whole).getByRole('radio', { name: /Monthly/ })))
  expect(server.sent.at(-1)).toMatchObject({ intent: 'ways', way: 'parts' })
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
  act(() => ageBox()?.click())
  expect(ageBox()?.checked).toBe(false)
  act(() => ageBox()?.click())
  cleanup()
  // Who has said so is not asked again, but reads it.
  await open({ items: [TICKET], buyer: MEMBER })
  expect(ageBox()).toBeNull()
  expect(document.querySelector('#over-18')?.textContent).toBe('You’ve told us you’re over 18.')
  cleanup()
  await open({ items: [SCARF], buyer: MEMBER })
  expect(ageBox()).toBeNull()
})
