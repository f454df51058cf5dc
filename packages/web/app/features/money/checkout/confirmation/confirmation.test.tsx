// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Order } from '@clubhouse/contract/money/orders'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import type { BoughtCard } from './bought-cards.ts'
import ConfirmationPage from './confirmation.page.tsx'
import { GUEST_FORM } from '../buyer/use-guest.ts'
import { KeepHandy } from './keep-handy.tsx'
import { SetPassword } from './set-password.tsx'
import { anOrder } from '../testing/an-order.ts'

function show(
  order: Order,
  { cards = [], hasDates = true }: { cards?: BoughtCard[]; hasDates?: boolean } = {},
) {
  const data = { order, receipt: receiptOf(order, 'Europe/Dublin'), cards, hasDates }
  return showOnSite(<ConfirmationPage />, { ...aSite(), user: aUser() }, '/checkout/confirmation', data)
}

test('ORDER-01, ORDER-09 to ORDER-11 the order with its number, time, lines, sums and later payments', () => {
  const text = show(anOrder()).textContent
  for (const said of [
    'Thank you, Bríd',
    'Order 1042',
    '01 August 2026 10:24:16',
    'Senior player',
    'Colm Hallaran',
    '€30.00 today, then 5 × €30.00 from 01/09/2026',
    'Order total€180.00',
    'Paid today€30.00',
    'Still to pay€150.00',
    '01/01/2027€30.00',
  ]) {
    expect(text).toContain(said)
  }
  expect(linkIn(document, 'Return to home')?.getAttribute('href')).toBe('/')
})

test('ORDER-01, ORDER-08 a copy with the browser’s zone, and the dates of what is to come for a calendar', () => {
  const files = '/checkout/orders/00000000-0000-4000-8000-0000000000aa'
  const page = show(anOrder())
  // Without a script it is the club's own time.
  expect(linkIn(page, 'Download copy (PDF)')?.getAttribute('href')).toBe(`${files}/receipt.pdf`)
  expect(linkIn(page, 'Add dates to calendar')?.getAttribute('href')).toBe(`${files}/dates.ics`)
  expect(linkIn(show(anOrder(), { hasDates: false }), 'Add dates to calendar')).toBeNull()
  const waiting = show(anOrder({ status: 'New', transactions: [] }))
  expect(linkIn(waiting, 'Download copy (PDF)')).toBeNull()
  document.body.innerHTML = ''
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  render(
    <MemoryRouter>
      <KeepHandy order={anOrder()} state="paid" hasDates />
    </MemoryRouter>,
  )
  expect(linkIn(document, 'Download copy (PDF)')?.getAttribute('href')).toBe(
    `${files}/receipt.pdf?timezone=${encodeURIComponent(timeZone)}`,
  )
  cleanup()
})

const aCard = (changes: Partial<BoughtCard> = {}): BoughtCard => ({
  member_id: '00000000-0000-4000-8000-0000000000e1',
  first_name: 'Fiadh',
  last_name: 'Hallaran',
  is_self: false,
  plan: 'Juvenile U8–U12',
  season: '2026/27',
  number: 'DR 2208',
  ...changes,
})
const BRID = { member_id: '00000000-0000-4000-8000-0000000000e2', first_name: 'Bríd', is_self: true }

test('U34 the cards of those who joined lie beside the receipt, and open in My account', () => {
  const page = show(anOrder(), { cards: [aCard(), aCard(BRID)] })
  const card = linkIn(page, 'Fiadh Hallaran')
  // Signed in on the club's site: nobody is asked again on the way.
  const way = new URL(card?.href ?? '')
  expect([way.origin, way.pathname]).toEqual(['https://myaccount.clubs.example', '/authentication/continue'])
  expect(way.searchParams.get('path')).toMatch(/^\/family\/[0-9a-f-]{34}e1\/card$/)
  expect(card?.textContent).toContain('Juvenile U8–U12DR 2208')
  expect(page.textContent).toContain('Your cards for 2026/27. You’ll always find them in My account.')
  // Nobody is a member before it is paid.
  expect(show(anOrder({ status: 'New', transactions: [] })).textContent).not.toContain('Your card')
})

test.each([
  { cards: [], says: 'Your receipt is' },
  { cards: [aCard(BRID)], says: 'You’re a member for 2026/27. Your receipt is' },
  { cards: [aCard({ season: null })], says: 'Fiadh is a member now. Your receipt is' },
  { cards: [aCard(), aCard(BRID)], says: 'You and Fiadh are members for 2026/27. Your receipt is' },
  {
    cards: [aCard(), aCard({ first_name: 'Colm', season: '2027' })],
    says: 'Fiadh and Colm are members now.',
  },
])('U34 who joined is said first: $says', ({ cards, says }) => {
  expect(show(anOrder(), { cards }).querySelector('header p')?.textContent).toMatch(new RegExp(`^${says}`))
})

test.each([
  { type: 'Plan', says: 'You’re in', not: 'Pick up' },
  { type: 'ShopItem', says: 'Pick up what you bought', not: 'You’re in' },
  { type: 'Lotto', says: 'You’re in the draw', not: 'Pick up' },
] as const)('what happens now after buying a $type: $says', ({ type, says, not }) => {
  const [item] = anOrder().items
  const items = item ? [{ ...item, product: { ...item.product, type } }] : []
  const text = show(anOrder({ items })).textContent
  expect(text).toContain(says)
  expect(text).not.toContain(not)
})

test('ORDER-11 DISC-07 lines before discounts, each discount once by name, and what plays', () => {
  const [item] = anOrder().items
  if (!item) throw new Error('There is an item')
  const hamper = { ...item.product, name: 'Midwinter Hamper', type: 'Draw' as const }
  const ticket = { ...item, product: hamper, subtotal: 30_00, total: 25_00, numbers: ['412', '413', '414'] }
  const text = show(
    anOrder({
      items: [{ ...ticket, initial_payment: 25_00, remaining_payment: 0, number_of_payments: 1 }],
      schedule: [],
      pay_today: { subtotal: 30_00, discount: 5_00, total: 25_00 },
      pay_later: 0,
      total: 25_00,
      shop_item_discounts: [{ name: '3 for €25', amount: 5_00 }],
    }),
  ).textContent
  for (const said of ['Midwinter Hamper€30.00', 'Subtotal€30.00', '3 for €25−€5.00', 'Order total€25.00'])
    expect(text).toContain(said)
  expect(text).toContain('Your numbers412413414')
  expect(text).not.toContain('Discount')
})

test('ORDER-02 the card with its last four digits and expiry', () => {
  expect(show(anOrder()).textContent).toContain('Visa ending 4242, 08/2028')
})

test.each([
  { brand: 'visa', name: 'Visa' },
  { brand: 'mastercard', name: 'Mastercard' },
  { brand: 'amex', name: 'American Express' },
  { brand: 'diners_club', name: 'Diners Club' },
  { brand: 'jcb', name: 'Card' },
  { brand: 'constructor', name: 'Card' },
])('ORDER-03 DATA-64 a card of $brand has the picture of $name', ({ brand, name }) => {
  const settlement = { brand, last_four_digits: '1111', expiration_month: 1, expiration_year: 2030 }
  const [paid] = anOrder().transactions
  const page = show(anOrder({ transactions: paid ? [{ ...paid, settlement }] : [] }))
  expect(page.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(name)
})

test('ORDER-04 only guests are told how to get an account', () => {
  expect(show(anOrder({ is_guest_checkout: true })).textContent).toContain(
    'enter your email and choose Forgot Password',
  )
  expect(linkIn(document, 'Go to My account')?.href).toContain('myaccount.clubs.example')
  expect(linkIn(document, 'Set a password')?.getAttribute('href')).toBe('/authentication/forgot-password')
  expect(show(anOrder()).textContent).not.toContain('Forgot Password')
})

test('ORDER-04 one press asks for the code that sets a password, for the email that the guest gave', () => {
  localStorage.setItem(
    GUEST_FORM,
    JSON.stringify({ first_name: 'Noreen', last_name: 'P', email: 'n@home.example' }),
  )
  const { container } = render(
    <MemoryRouter>
      <SetPassword />
    </MemoryRouter>,
  )
  const form = container.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual(['/authentication/forgot-password', 'post'])
  expect(Object.fromEntries(new FormData(form))).toEqual({ email: 'n@home.example' })
  expect(form.textContent).toBe('Set a password')
  cleanup()
  localStorage.clear()
})

test('OPEN-103 an order that is still New is shown as being processed, with a way to look again', () => {
  const page = show(anOrder({ status: 'New', transactions: [] }))
  expect(page.textContent).toContain('Your payment is being processed')
  expect(linkIn(page, 'Refresh')?.getAttribute('href')).toBe('/checkout/confirmation')
  expect(page.textContent).not.toContain('Paid today')
})

test('an order that came to nothing leads back to the checkout', () => {
  expect(linkIn(show(anOrder({ status: 'Expired', transactions: [] })), 'Back to checkout')).not.toBeNull()
})
