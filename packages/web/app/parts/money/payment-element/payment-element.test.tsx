// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GENERIC_DECLINE } from '@clubhouse/domain/money/payments/payment-error'
import { PaymentElement } from './payment-element.tsx'
import type { PaymentElementProps, PaymentHandle } from './payment-types.ts'

const PROPS: PaymentElementProps = {
  gateway: 'sandbox',
  publishableKey: null,
  amount: 5000,
  currency: 'eur',
  onBehalfOf: null,
  savesCard: false,
  onChange: () => undefined,
}
const WISHES = { paymentToken: 'spi_1_secret_x', returnUrl: 'http://club.example/checkout', save: true }
const TOKEN = { confirmation_token: 'sct_1', card: { brand: 'visa', last_four: '4242', funding: 'credit' } }
const GOOD = { 'Card number': '4242424242424242', 'Expiry date': '1290', 'Security code': '123' }

let asked: { address: string; body: Record<string, unknown> }[] = []
let answers: Record<string, unknown> = {}
beforeEach(() => {
  asked = []
  answers = { 'confirmation-tokens': TOKEN, confirm: { status: 'succeeded' } }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2060-01-01T00:00:00Z') })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) })
    const answer = answers[address.split('/').at(-1) ?? '']
    if (answer === undefined) throw new TypeError('no connection')
    return Response.json(answer)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent

function open(props: Partial<PaymentElementProps> = {}) {
  const ref = createRef<PaymentHandle>()
  const onChange = vi.fn()
  render(<PaymentElement {...PROPS} onChange={onChange} {...props} ref={ref} />)
  const handle = () => {
    if (!ref.current) throw new Error('There is no handle')
    return ref.current
  }
  return {
    onChange,
    fill: (texts: Record<string, string> = GOOD) => {
      for (const [name, text] of Object.entries(texts)) type(name, text)
    },
    tokenise: () => act(() => handle().tokenise()),
    confirm: (wishes = WISHES) => act(() => handle().confirm(wishes)),
  }
}

test('PAY-13 the ways to pay are in the specified order, and the card is open', () => {
  open()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Apple PayTest',
    'Google PayTest',
    'Card',
    'Revolut PayTest',
  ])
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, true, false])
})

describe('the card fields', () => {
  test('are filled in by browsers, with a numeric keyboard, and sent by no form', () => {
    open()
    const seen = ['Card number', 'Expiry date', 'Security code'].map((name) => {
      const { autocomplete, inputMode, name: sentAs } = field(name)
      return [autocomplete, inputMode, sentAs]
    })
    expect(seen).toEqual([
      ['cc-number', 'numeric', ''],
      ['cc-exp', 'numeric', ''],
      ['cc-csc', 'numeric', ''],
    ])
  })

  test.each([
    ['Card number', '4242424242424242', '4242 4242 4242 4242'],
    ['Card number', '378282246310005', '3782 822463 10005'],
    ['Expiry date', '1290', '12 / 90'],
    ['Expiry date', '590', '05 / 90'],
    ['Expiry date', '1/90', '01 / 90'],
    ['Expiry date', '12/2090', '12 / 2090'],
    ['Security code', '12a3', '123'],
  ])('%s: %s reads %s', (name, text, shown) => {
    open()
    type(name, text)
    expect(field(name).value).toBe(shown)
    expect(field(name).getAttribute('aria-invalid')).toBeNull()
  })

  test('tell the brand as soon as it is known, and how long its code is', () => {
    open()
    fireEvent.change(field('Card number'), { target: { value: '37' } })
    expect(screen.getByRole('status').textContent).toBe('American Express card')
    expect(screen.getByText('4 digits on the front')).toBeTruthy()
  })

  test('complain when they are left, and not while they are mended', () => {
    open()
    type('Card number', '4242424242424241')
    expect(errorOf('Card number')).toContain('Your card number is incorrect.')
    fireEvent.change(field('Card number'), { target: { value: '4242' } })
    expect(field('Card number').getAttribute('aria-invalid')).toBeNull()
    type('Expiry date', '12 / 59')
    expect(errorOf('Expiry date')).toContain('Your card has expired.')
    fireEvent.blur(field('Security code'))
    expect(field('Security code').getAttribute('aria-invalid')).toBeNull()
  })
})

test('PAY-14 says when it is complete, and a wallet is at once', () => {
  const { onChange, fill } = open()
  fill({ 'Card number': GOOD['Card number'], 'Expiry date': GOOD['Expiry date'] })
  expect(onChange).toHaveBeenLastCalledWith({ isComplete: false, funding: null })
  fill({ 'Security code': '123' })
  expect(onChange).toHaveBeenLastCalledWith({ isComplete: true, funding: null })
  fireEvent.click(screen.getByRole('radio', { name: /Google Pay/ }))
  expect(onChange).toHaveBeenLastCalledWith({ isComplete: true, funding: null })
  expect(screen.queryByLabelText('Card number')).toBeNull()
})

test('PAY-16 PAY-22 a token tells the funding, and the payment is confirmed with it', async () => {
  const { onChange, fill, tokenise, confirm } = open()
  fill()
  expect(await tokenise()).toEqual({ confirmationToken: 'sct_1', funding: 'credit' })
  expect(onChange).toHaveBeenLastCalledWith({ isComplete: true, funding: 'credit' })
  expect(await confirm()).toEqual({ status: 'succeeded' })
  expect(asked).toEqual([
    {
      address: '/sandbox/confirmation-tokens',
      body: { card: { number: '4242424242424242', exp_month: 12, exp_year: 2090, cvc: '123' } },
    },
    {
      address: '/sandbox/payment-intents/spi_1_secret_x/confirm',
      body: { confirmation_token: 'sct_1', save: true, return_url: WISHES.returnUrl },
    },
  ])
})

test('no card data goes anywhere but to the gateway', async () => {
  const { fill, confirm } = open()
  fill()
  await confirm()
  for (const { address } of asked) expect(address).toMatch(/^\/sandbox\//)
})

test('a wallet is a token too', async () => {
  const { confirm } = open()
  fireEvent.click(screen.getByRole('radio', { name: /Apple Pay/ }))
  expect(await confirm()).toEqual({ status: 'succeeded' })
  expect(asked[0]?.body).toEqual({ wallet: 'apple_pay' })
})

test('what is missing is said at its field, the first is focused, and nobody is asked', async () => {
  const { tokenise } = open()
  type('Expiry date', '1290')
  expect(await tokenise()).toEqual({ message: 'Your card number is incorrect.' })
  expect(document.activeElement).toBe(field('Card number'))
  expect(errorOf('Security code')).toContain('Your card’s security code is incorrect.')
  expect(asked).toEqual([])
})

describe('a payment that is not made', () => {
  const declined = (error: object) => ({ confirm: { status: 'failed', error } })

  test.each([
    ['ERR-20', { code: 'card_declined', decline_code: 'generic_decline', message: 'No.' }, GENERIC_DECLINE],
    ['ERR-21', { code: 'processing_error', message: 'Try again.' }, 'Try again.'],
    ['ERR-22', {}, 'An error occurred while attempting to submit your order.'],
  ])('%s', async (_id, error, message) => {
    Object.assign(answers, declined(error))
    const { fill, confirm } = open()
    fill()
    expect(await confirm()).toEqual({ status: 'failed', message })
  })

  test('ERR-21 an error about a field stands at the field, and the next attempt begins anew', async () => {
    Object.assign(answers, declined({ code: 'expired_card', message: 'Your card has expired.' }))
    const { fill, confirm } = open()
    fill()
    expect(await confirm()).toEqual({ status: 'failed', message: 'Your card has expired.' })
    expect(errorOf('Expiry date')).toContain('Your card has expired.')
    expect(document.activeElement).toBe(field('Expiry date'))
    Object.assign(answers, { confirm: { status: 'succeeded' } })
    expect(await confirm()).toEqual({ status: 'succeeded' })
    expect(asked).toHaveLength(4)
  })

  test('ERR-24 ERR-25 without a reason, or without an answer', async () => {
    const { fill, confirm } = open()
    fill()
    Object.assign(answers, { confirm: { status: 'failed' } })
    expect(await confirm()).toEqual({ status: 'failed', message: 'Payment was not successful' })
    answers = {}
    expect(await confirm()).toEqual({ status: 'failed', message: 'An error occurred during payment' })
  })

  test('DATA-61 OPEN-133 the bank’s page is gone to', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const redirect = 'http://club.example/sandbox/challenge/1'
    Object.assign(answers, { confirm: { status: 'requires_action', redirect_url: redirect } })
    const { fill, confirm } = open()
    fill()
    expect(await confirm()).toEqual({ status: 'leaving' })
    expect(assign).toHaveBeenCalledWith(redirect)
  })
})

test('ERR-26 a gateway without its key says so', () => {
  open({ gateway: 'stripe' })
  expect(screen.getByRole('alert').textContent).toBe(
    'Missing necessary payment data. Please try again later.',
  )
})

test('nobody types a card number before the script is there, which would lose it', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<PaymentElement {...PROPS} />)
  document.body.append(page)
  expect(field('Card number').matches(':disabled')).toBe(true)
  render(<PaymentElement {...PROPS} />, { container: page, hydrate: true })
  expect(field('Card number').matches(':disabled')).toBe(false)
  page.remove()
})
