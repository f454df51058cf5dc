// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { Order } from '@clubhouse/contract/money/orders'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import type { UserAccount } from '@clubhouse/contract/people/people'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { PayEarly } from './pay-early.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'

function shown(more: Partial<Order>, tax: Order['items'][number]['tax'] = null) {
  const hoodie = {
    order_item_id: ID,
    bundle_order_item_id: null,
    product: { product_id: ID, name: 'Hoodie', type: 'ShopItem', slug: 'hoodie' },
    title: 'M',
    quantity: 1,
    subtotal: 123_00,
    total: 123_00,
    initial_payment: 123_00,
    remaining_payment: 0,
    refunded: more.refunded ?? 0,
    tax,
  }
  const order = {
    order_id: ID,
    order_seq: 7,
    created_at: '2026-11-15T12:00:00.000Z',
    currency: 'EUR',
    total: 123_00,
    pay_later: 0,
    refunded: 0,
    pay_today: { subtotal: 123_00, discount: 0, total: 123_00 },
    multiproduct_discounts: [],
    discount_codes: [],
    shop_item_discounts: [],
    transactions: [],
    schedule: [],
    waits_for_bank: false,
    items: [hoodie],
    ...more,
  } as unknown as Order
  const page = showOnSite(
    <OrderLines order={order} club={{ slug: 'dunvarra' } as UserAccount} timeZone="Europe/Dublin" />,
    aSite(),
  )
  return page.textContent ?? ''
}

test('an order of a club that is registered says what of it is VAT, as its receipt does', () => {
  const standard = { name: 'Standard', basis_points: 2300 }
  const text = shown({ tax_number: 'IE1234567T', refunded: 24_60, tax_refunded: 4_60 }, standard)
  expect(text).toContain('Includes VAT at 23%: €23.00')
  expect(text).toContain('VAT number: IE1234567T')
  expect(text).toContain('€24.60, including €4.60 VAT')
})

test('an order of any other club says nothing of it', () => {
  expect(shown({ refunded: 24_60 })).not.toContain('VAT')
})

describe('a payment whose day has gone by', () => {
  const club = { slug: 'dunvarra' } as UserAccount
  const payments = { provider: 'sandbox' } as unknown as PaymentSettings
  const planned = (due: string, item: object = {}) =>
    ({
      order_id: ID,
      created_at: '2026-10-13T12:00:00.000Z',
      currency: 'EUR',
      pay_today: { subtotal: 30_00, discount: 0, total: 30_00 },
      items: [
        {
          order_item_id: ID,
          product: { name: 'Senior player' },
          first_name: 'Tom',
          is_subscription: false,
          remaining_payment: 30_00,
          ...item,
        },
      ],
      schedule: [{ due, amount: 30_00, status: 'planned', order_item_id: ID }],
    }) as unknown as Order
  const at = {
    club,
    timeZone: 'Europe/Dublin',
    now: '2026-11-17T12:00:00.000Z',
    payments,
    back: null,
    cards: [],
  }
  const drawn = (order: Order) =>
    showOnSite(
      <>
        <PayEarly order={order} {...at} />
        <OrderPayments order={order} {...at} />
      </>,
      aSite(),
    ).textContent

  test('MYACC-06 is said not to have gone through, and is never early', () => {
    const text = drawn(planned('2026-11-13'))
    expect(text).toContain('This payment didn’t go through')
    expect(text).toContain('Didn’t go through on its day')
    expect(text).toContain('Trying again')
    expect(text).not.toMatch(/Pay early|Planned/)
  })

  test.each(['2026-11-13', '2026-12-13'])(
    'M27 of %s waits while a bank looks into a payment from its card: on hold, neither late nor asked for',
    (due) => {
      const text = drawn({ ...planned(due), waits_for_bank: true })
      expect(text).toContain('On hold')
      expect(text).toContain('Your bank is looking into a payment from this card')
      expect(text).not.toMatch(/didn’t go through|Trying again|Pay early|Planned/i)
    },
  )

  test('one that is still to come can be paid early', () => {
    const text = drawn(planned('2026-12-13'))
    expect(text).toContain('Pay early')
    expect(text).toContain('Planned')
  })

  test('what renews without an end is not paid early', () => {
    const text = drawn(planned('2026-12-13', { is_subscription: true, remaining_payment: 0 }))
    expect(text).not.toMatch(/Pay early|Pay all/)
  })

  const ofThree = (status: 'planned' | 'charging' = 'planned'): Order => {
    const order = planned('2026-12-13')
    const [first] = order.schedule
    if (!first) throw new Error('There is one')
    const more = { ...first, due: '2027-01-13' }
    return { ...order, schedule: [first, more, { ...more, due: '2027-02-13', status }] }
  }

  test('MYACC-06 the next payment stands beside all that is left, with its sum', () => {
    const text = drawn(ofThree())
    expect(text).toContain('Pay €30.00 now')
    expect(text).toContain('Pay all that’s left, €90.00')
    expect(text).toContain('Or pay the 3 that are left in one go.')
    expect(drawn(planned('2026-12-13'))).not.toContain('Pay all')
    // That one comes first, whatever becomes of it.
    expect(drawn(ofThree('charging'))).not.toContain('Pay all')
  })

  test.each([
    ['Pay €30.00 now', { intent: 'early', order_id: ID, due: '2026-12-13', payment_method_id: 'other' }],
    [
      'Pay all that’s left, €90.00',
      { intent: 'all-left', order_id: ID, amount: '9000', payment_method_id: 'other' },
    ],
  ])('MYACC-06 %s asks for what it says, from the card that was chosen, once', async (name, asked) => {
    const sent: Record<string, string>[] = []
    let answer: (reply: Response) => void = () => undefined
    const reply = { kind: 'refused', message: 'What’s left to pay has changed.' }
    vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
      sent.push(Object.fromEntries(body))
      return new Promise<Response>((resolve) => (answer = resolve))
    })
    const card = (id: string) => ({
      payment_method_id: id,
      brand: 'visa',
      last_four_digits: '4242',
      expiration_month: 12,
      expiration_year: 2034,
    })
    const cards = [card('one'), card('other')] as unknown as PaymentMethod[]
    document.body.innerHTML = ''
    const Component = () => <PayEarly order={ofThree()} {...at} cards={cards} />
    const Stub = createRoutesStub([{ path: '/', Component }])
    await act(async () => render(<Stub />))
    fireEvent.change(screen.getByLabelText('Pay with'), { target: { value: 'other' } })
    const button = screen.getByRole('button', { name })
    await act(async () => button.click())
    await act(async () => button.click())
    await act(async () => answer(Response.json(reply)))
    expect(sent).toEqual([asked])
    expect(screen.getByRole('alert').textContent).toBe(reply.message)
    cleanup()
    vi.unstubAllGlobals()
  })
})
