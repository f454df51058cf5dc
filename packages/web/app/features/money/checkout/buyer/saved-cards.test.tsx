// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { button, MEMBER, open, press, SCARF, server, text } from '../testing/at-checkout.tsx'

const VISA: PaymentMethod = {
  payment_method_id: '00000000-0000-4000-8000-00000000ca4d',
  brand: 'visa',
  last_four_digits: '4242',
  expiration_month: 8,
  expiration_year: 2028,
  funding: 'credit',
  default: true,
  in_use: false,
}
const DEBIT: PaymentMethod = {
  ...VISA,
  payment_method_id: '00000000-0000-4000-8000-00000000ca4e',
  default: false,
  brand: 'mastercard',
  last_four_digits: '5556',
  funding: 'debit',
}
const OLD: PaymentMethod = { ...VISA, expiration_month: 7, expiration_year: 2026 }
const PAID = { status: 'Completed', error: null }
const begun = { kind: 'begun', payment_token: 'spi_1_secret', payment_method: 'spm_1' }
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a member’s cards come before a new one, the one that is used first is chosen, and it pays', async () => {
  await open({ buyer: MEMBER, cards: [VISA, DEBIT] })
  expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'VISAVisa ending 4242Expires 08/28',
    'Mastercard ending 5556Expires 08/28',
    'New cardOr Apple Pay, Google Pay or Revolut Pay',
  ])
  expect(radio(/Visa/).checked).toBe(true)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.queryByLabelText('Save this card for next time')).toBeNull()
  expect(button('Pay Now').disabled).toBe(false)
  fireEvent.click(radio(/Mastercard/))
  server.answers = [begun, { status: 'succeeded' }, PAID]
  await press('Pay Now')
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(server.sent[0]).toMatchObject({ intent: 'pay', payment_method_id: DEBIT.payment_method_id })
  expect(server.sent[0]).not.toHaveProperty('confirmation_token')
  expect(server.asked[1]).toBe('/sandbox/payment-intents/spi_1_secret/confirm')
  expect(server.sent[1]).toMatchObject({ method_id: 'spm_1' })
})

test('a new card is entered where it is wanted, and what was entered is still there', async () => {
  await open({ buyer: MEMBER, cards: [VISA] })
  fireEvent.click(radio(/New card/))
  expect(button('Pay Now').disabled).toBe(true)
  expect(screen.getByLabelText('Save this card for next time')).toBeTruthy()
  const number = () => screen.getByLabelText<HTMLInputElement>('Card number')
  fireEvent.change(number(), { target: { value: '4242 4242' } })
  fireEvent.click(radio(/Visa/))
  expect(button('Pay Now').disabled).toBe(false)
  fireEvent.click(radio(/New card/))
  expect(number().value).toBe('4242 4242')
})

test('one that has expired says so and cannot be chosen; the next one is', async () => {
  await open({ buyer: MEMBER, cards: [OLD, DEBIT] })
  expect(radio(/Visa/).disabled).toBe(true)
  expect(text()).toContain('This card has expired. Please use another one.')
  expect(radio(/Mastercard/).checked).toBe(true)
})

test('where none of them can pay, a card is entered at once', async () => {
  await open({ buyer: MEMBER, cards: [OLD] })
  expect(radio(/New card/).checked).toBe(true)
  expect(screen.getByLabelText('Card number')).toBeTruthy()
})

test('PAY-16 a kept credit card cannot be chosen for a lotto in the UK, and says why', async () => {
  const address = { ...anAccount().address, country: 'Scotland' }
  await open({
    buyer: MEMBER,
    cards: [VISA, DEBIT],
    account: { address },
    items: [{ ...SCARF, product: { ...SCARF.product, type: 'Lotto' } }],
  })
  expect(radio(/Visa/).disabled).toBe(true)
  expect(text()).toContain('Credit cards are not accepted for Lotto products. Please use a debit card.')
  expect(radio(/Mastercard/).checked).toBe(true)
})

test('PAY-16 that credit cards are refused is said before a card is typed, and only where they are', async () => {
  const address = { ...anAccount().address, country: 'Scotland' }
  const items = [{ ...SCARF, product: { ...SCARF.product, type: 'Draw' as const } }]
  await open({ buyer: MEMBER, account: { address }, items })
  expect(text()).toContain('Debit cards only')
  cleanup()
  await open({ buyer: MEMBER, items })
  expect(text()).not.toContain('Debit cards only')
})

test('AUTH-65 OPEN-024 whoever signs out at the checkout comes back to it, and so does who stays signed in', async () => {
  await open({ buyer: MEMBER })
  const way = screen.getByText('Not you?').closest('a')?.getAttribute('href')
  expect(way).toBe('/authentication/sign-out?origin=%2Fcheckout')
})

test('PAY-16 what the server says of a saved card stands beside the button', async () => {
  await open({ buyer: MEMBER, cards: [VISA] })
  const message = 'Credit cards are not accepted for Lotto products. Please use a debit card.'
  server.answers = [
    { kind: 'refused', message, errors: {} },
    { cart: aCart([SCARF]), today: '2026-08-01', problem: null },
  ]
  await press('Pay Now')
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toBe(
    `${message}You haven’t been charged. Your order is kept.`,
  )
})

test('PAY-15 later payments are taken from the saved card, and there is nothing to tick', async () => {
  const items = [aCartItem({ instalments: [{ due: '2026-09-01', amount: 3000 }] })]
  await open({ buyer: MEMBER, cards: [VISA], items })
  expect(text()).toContain('The later payments are taken from this card.')
  expect(screen.queryByLabelText('Save this card for next time')).toBeNull()
})

test('the bank may want to see the holder of a saved card too', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open({ buyer: MEMBER, cards: [VISA] })
  const redirect_url = 'http://club.example/sandbox/challenge/1'
  server.answers = [begun, { status: 'requires_action', redirect_url }]
  await press('Pay Now')
  await act(async () => {})
  expect(assign).toHaveBeenCalledWith(redirect_url)
  assign.mockRestore()
})
