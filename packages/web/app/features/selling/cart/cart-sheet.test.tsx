// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withResolvers } from '#lib/testing/with-resolvers.ts'
import type { Currency } from '@clubhouse/contract/site/club'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite } from '#lib/testing/on-site.tsx'
import { announceCart } from '#parts/selling/cart/cart-signal.ts'
import { clearAllNotifications, notifications } from '#ui/notifications/notification-store.ts'
import CartSheet from './cart-sheet.tsx'

const OPTION = {
  payment_option_id: '00000000-0000-4000-8000-0000000000f1',
  type: 'instalment' as const,
  frequency: 'monthly' as const,
  occurrence: 1,
  number_of_payments: 6,
  initial_payment: null,
}
const SENIOR = aCartItem({ payment_options: [OPTION] })
const JUVENILE = aCartItem({
  price: 11_000,
  discount: 1100,
  metadata: {
    name: 'Juvenile',
    club_member: { first_name: 'Fiadh', last_name: 'Hallaran' },
    discounts: { multiproduct: { name: 'Two juveniles', amount: 1100 } },
  },
})

let sent: URLSearchParams[] = []
let answers: (ShoppingCart | null | 'lost' | 'refused')[] = []

beforeEach(() => {
  sent = []
  clearAllNotifications()
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    if (init.body instanceof URLSearchParams) sent.push(init.body)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    const problem = answer === 'refused' ? 'Error attempting to remove shopping cart item' : null
    return Response.json({ cart: answer === 'refused' ? null : answer, today: '2026-08-01', problem })
  })
})
afterEach(() => {
  currency = 'EUR'
  cleanup()
  vi.unstubAllGlobals()
})

const onClose = vi.fn<() => void>()

let currency: Currency = 'EUR'

async function open(...carts: typeof answers) {
  answers = carts
  onClose.mockReset()
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => aSite({ currency, features: { ...anAccount().features, names: ['Membership'] } }),
      HydrateFallback: () => null,
      Component: Outlet,
      children: [
        {
          path: '*',
          Component: () => (
            <>
              <output>{useLocation().pathname}</output>
              <CartSheet onClose={onClose} />
            </>
          ),
        },
      ],
    },
  ])
  await act(async () => render(<Stub initialEntries={['/news']} />))
  await act(async () => {})
}
const press = (words: string) => act(async () => fireEvent.click(screen.getByText(words)))
const text = () => document.body.textContent

test('CART-03, CART-04, CART-10, CART-22 lines with member, price, discount and total; the sums of today below', async () => {
  await open(aCart([SENIOR, JUVENILE]))
  expect(text()).toContain('Cart 2 items')
  for (const said of ['Colm Hallaran', 'Fiadh Hallaran', '€110.00', '€99.00', 'Two juveniles: −€11.00']) {
    expect(text()).toContain(said)
  }
  expect(text()).toContain('Subtotal€290.00Discount−€11.00Total€279.00')
  expect(screen.getByText('Checkout').closest('a')?.getAttribute('href')).toBe('/checkout')
})

test('three tickets become two in one press, and the last one goes with its line alone', async () => {
  const tickets = (count: number) =>
    aCartItem({ shopping_cart_item: SENIOR.shopping_cart_item, count, metadata: { name: 'Hamper' } })
  await open(aCart([tickets(3)]), aCart([tickets(2)]), aCart([tickets(1)]))
  const fewer = () => screen.getByLabelText('One fewer: Hamper') as HTMLButtonElement
  await act(async () => fewer().click())
  expect(Object.fromEntries(sent.at(-1) ?? [])).toMatchObject({ intent: 'count', count: '2' })
  expect(screen.getByRole('group', { name: 'Hamper' }).textContent).toBe('2')
  await act(async () => fewer().click())
  const before = sent.length
  await act(async () => fewer().click())
  expect([sent.length, fewer().getAttribute('aria-disabled')]).toEqual([before, 'true'])
  cleanup()
  await open(aCart([SENIOR]))
  expect(screen.queryByLabelText(/One fewer/)).toBeNull()
})

test('CART-10 a line of which a part comes later has its own price, discount and total, too', async () => {
  const inParts = aCartItem({
    price: 110_00,
    discount: 20_90,
    today: 22_26,
    instalments: [{ due: '2026-09-01', amount: 66_84 }],
    metadata: { name: 'Juvenile', discounts: { code: { name: 'EARLY10', amount: 20_90 } } },
  })
  const again = aCartItem({
    price: 20_00,
    discount: 2_00,
    recurring: { amount: 20_00, next: '2026-09-01' },
    metadata: { name: 'Gym' },
  })
  await open(aCart([inParts, again]))
  expect(text()).toContain('EARLY10: −€20.90')
  expect(text()).toContain('Was €110.00 €22.26 todayof €89.10')
  expect(text()).toContain('Was €20.00 €18.00 today')
})

test.each([
  { is: 'GBP', reads: 'Total£180.00' },
  { is: 'AUD', reads: 'TotalAUD 180.00' },
  { is: 'CAD', reads: 'TotalCAD 180.00' },
  { is: 'NZD', reads: 'TotalNZD 180.00' },
  { is: 'USD', reads: 'TotalUSD 180.00' },
] as const)('CART-23 a club that takes $is: $reads', async ({ is, reads }) => {
  currency = is
  await open(aCart([SENIOR]))
  expect(text()).toContain(reads)
  expect(text()).not.toContain('€')
})

test('where the early script has opened the panel, this one takes its place once the cart is here, and does not move', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog data-light-cart open>Cart</dialog>')
  await open(aCart([SENIOR]))
  expect(document.querySelectorAll('dialog').length).toBe(1)
  expect(document.querySelector('dialog')?.hasAttribute('data-served')).toBe(true)
  expect(text()).toContain('Colm Hallaran')
  expect(onClose).not.toHaveBeenCalled()
})

test('whoever has closed the early script’s panel meanwhile gets no other', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog data-light-cart open>Cart</dialog>')
  const late = withResolvers<ShoppingCart>()
  vi.stubGlobal('fetch', async () =>
    Response.json({ cart: await late.promise, today: '2026-08-01', problem: null }),
  )
  await open()
  expect(document.querySelectorAll('dialog').length).toBe(1)
  document.querySelector('dialog')?.remove()
  await act(async () => late.resolve(aCart([SENIOR])))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('CART-03 there is no discount where none exists', async () => {
  await open(aCart([SENIOR]))
  expect(text()).not.toContain('Discount')
})

test('CART-13, CART-14, CART-15 pay in full comes first, and choosing instalments is sent', async () => {
  await open(aCart([SENIOR]), aCart([{ ...SENIOR, payment_option_id: OPTION.payment_option_id }]))
  const ways = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
    'Pay in full€180.00No more to pay',
    '6 monthly instalments€30.00today, then 5 × €30 from 1 September',
  ])
  await act(async () => fireEvent.click(ways[1] as HTMLInputElement))
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    intent: 'option',
    option: OPTION.payment_option_id,
  })
})

test('CART-08, CART-09, CART-11, CART-12 removing the last item spins, opens the empty sheet, and goes on to memberships', async () => {
  await open(aCart([SENIOR]), aCart([]))
  const remove = screen.getByText('Remove').closest('button') as HTMLButtonElement
  fireEvent.submit(remove.form as HTMLFormElement)
  await vi.waitFor(() => expect(remove.getAttribute('aria-busy')).toBe('true'))
  await act(async () => {})
  expect(await screen.findByText('Your shopping cart is empty')).toBeTruthy()
  await press('Continue shopping')
  expect(onClose).toHaveBeenCalled()
  expect(document.querySelector('output')?.textContent).toBe('/products/membership')
})

test('ERR-37 an item that could not be removed says so on its line and as a notice', async () => {
  await open(aCart([SENIOR]), 'refused', aCart([SENIOR]))
  const remove = screen.getByText('Remove').closest('button') as HTMLButtonElement
  await act(async () => void fireEvent.submit(remove.form as HTMLFormElement))
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toBe('Error attempting to remove shopping cart item')
  expect(notifications()[0]?.title).toBe('Error attempting to remove shopping cart item')
})

test('CART-05 an empty cart', async () => {
  await open(null)
  expect(text()).toContain('Your shopping cart is empty')
  await press('Continue shopping')
  expect(onClose).toHaveBeenCalled()
  expect(document.querySelector('output')?.textContent).toBe('/news')
})

test('CART-07 after a plan, continue shopping goes home', async () => {
  await open(aCart([SENIOR]))
  await press('Continue shopping')
  expect(document.querySelector('output')?.textContent).toBe('/')
})

test('ERR-36 a cart that cannot be fetched says so, and can be asked for again', async () => {
  await open('lost', aCart([SENIOR]))
  expect(text()).toContain('Error fetching shopping cart')
  await press('Retry')
  expect(text()).toContain('Senior player')
})

test('two tabs agree: what another has changed is shown here', async () => {
  await open(aCart([SENIOR, JUVENILE]), aCart([JUVENILE]))
  await act(async () => announceCart())
  expect(text()).toContain('Cart 1 item')
})

test('a line that cannot be bought says why, and a new price can be accepted', async () => {
  const problem = { kind: 'repriced', message: 'Senior player costs €190.00 now.' } as const
  await open(aCart([{ ...SENIOR, problem }]), aCart([SENIOR]))
  expect(text()).toContain('Senior player costs €190.00 now.')
  const accept = screen.getByText('That’s fine, keep it').closest('button') as HTMLButtonElement
  await act(async () => void fireEvent.submit(accept.form as HTMLFormElement))
  await act(async () => {})
  expect(text()).not.toContain('costs €190.00 now')
})
