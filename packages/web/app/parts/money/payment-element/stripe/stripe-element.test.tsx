// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GENERIC_DECLINE } from '@clubhouse/domain/money/payments/payment-error'
import { confirmSavedCard } from '../confirm-saved-card.ts'
import { PaymentElement } from '../payment-element.tsx'
import { confirmAtStripe, tokenAtStripe } from './stripe-calls.ts'
import { optionsOf } from './stripe-element.tsx'

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const MONEY = {
  amount: 5000,
  currency: 'eur',
  onBehalfOf: 'acct_1',
  savesCard: true,
}
const WISHES = {
  paymentToken: 'pi_1_secret',
  returnUrl: 'https://club.example/checkout',
  save: true,
}

test('ERR-28 a library that does not come is said so, and asked for again', async () => {
  vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'))
  render(<PaymentElement {...MONEY} gateway="stripe" publishableKey="pk_test_1" onChange={() => undefined} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Stripe library failed to load')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(loadStripe).toHaveBeenCalledTimes(2)
})

test('ERR-27 fields that do not come are said so', async () => {
  const fields = {
    onLoadError: (_event: { error: object }) => undefined as void,
  }
  const element = {
    mount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
    on: (event: string, tell: () => void) => {
      if (event === 'loaderror') fields.onLoadError = tell
      return element
    },
    off: () => element,
  }
  const elements = {
    create: () => element,
    getElement: () => null,
    update: () => undefined,
  }
  const stripe = {
    elements: () => elements,
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  }
  vi.mocked(loadStripe).mockResolvedValue(stripe as unknown as Stripe)
  render(<PaymentElement {...MONEY} gateway="stripe" publishableKey="pk_test_1" onChange={() => undefined} />)
  await waitFor(() => expect(fields.onLoadError.length).toBe(0))
  act(() => fields.onLoadError({ error: {} }))
  expect(screen.getByRole('alert').textContent).toContain(
    'Failed to initialize payment. Please try again later.',
  )
})

/** PAY-16: of what is no card nobody could say whether it may pay. */
const CARDS_ALONE = { allowedPaymentMethodTypes: ['card'] }

test('PAY-21 OPEN-101 OPEN-147 Stripe is told amount, currency and the club’s account, and asked which wallets its own domain has', () => {
  expect(optionsOf(MONEY)).toEqual({
    mode: 'payment',
    amount: 5000,
    currency: 'eur',
    onBehalfOf: 'acct_1',
    ...CARDS_ALONE,
    setupFutureUsage: 'off_session',
  })
  expect(optionsOf({ ...MONEY, onBehalfOf: null, savesCard: false })).toEqual({
    mode: 'payment',
    amount: 5000,
    currency: 'eur',
    ...CARDS_ALONE,
  })
  expect(optionsOf({ ...MONEY, amount: 0 })).toMatchObject({
    mode: 'setup',
    setupFutureUsage: 'off_session',
    ...CARDS_ALONE,
  })
})

describe('a token', () => {
  const elements = (error?: object) => ({ submit: async () => ({ error }) }) as unknown as StripeElements
  const stripe = (answer: object) =>
    ({ createConfirmationToken: async () => answer }) as unknown as Pick<Stripe, 'createConfirmationToken'>
  const tokenOf = (card: object | undefined) => ({
    confirmationToken: { id: 'ctoken_1', payment_method_preview: { card } },
  })

  test.each([
    [{ funding: 'debit' }, 'debit'],
    [{ funding: 'something' }, 'unknown'],
    [undefined, 'unknown'],
  ])('PAY-16 of %j has the funding %s', async (card, funding) => {
    const made = await tokenAtStripe(stripe(tokenOf(card)), elements())
    expect(made).toEqual({ confirmationToken: 'ctoken_1', funding })
  })

  test('is not made of what is incomplete', async () => {
    const made = await tokenAtStripe(stripe({}), elements({ message: 'Your card number is incomplete.' }))
    expect(made).toEqual({ message: 'Your card number is incomplete.' })
  })
})

describe('a card that Stripe keeps', () => {
  const wished = { gateway: 'stripe', publishableKey: 'pk_test_1' } as const

  test('PAY-17 pays by its name there, without an element', async () => {
    const confirmPayment = vi.fn(async () => ({
      paymentIntent: { status: 'succeeded' },
    }))
    vi.mocked(loadStripe).mockResolvedValue({
      confirmPayment,
    } as unknown as Stripe)
    expect(await confirmSavedCard(wished, 'pm_1', WISHES)).toEqual({
      status: 'succeeded',
    })
    expect(confirmPayment).toHaveBeenCalledWith({
      clientSecret: 'pi_1_secret',
      confirmParams: { payment_method: 'pm_1', return_url: WISHES.returnUrl },
      redirect: 'if_required',
    })
  })

  test('ERR-26, ERR-28 without a key or a library it says so', async () => {
    vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'))
    expect(await confirmSavedCard(wished, 'pm_1', WISHES)).toMatchObject({
      message: 'Stripe library failed to load',
    })
    expect(await confirmSavedCard({ ...wished, publishableKey: null }, 'pm_1', WISHES)).toMatchObject({
      message: 'Missing necessary payment data. Please try again later.',
    })
  })
})

describe('a confirmation', () => {
  const confirmed = (answer: object | Error, wishes = WISHES) => {
    const call = async () => {
      if (answer instanceof Error) throw answer
      return answer
    }
    const confirmPayment = vi.fn(call)
    const confirmSetup = vi.fn(call)
    const stripe = { confirmPayment, confirmSetup } as unknown as Stripe
    return {
      outcome: confirmAtStripe(stripe, { confirmation_token: 'ctoken_1' }, wishes),
      confirmPayment,
      confirmSetup,
    }
  }

  test.each([
    ['PAY-18', { paymentIntent: { status: 'succeeded' } }, { status: 'succeeded' }],
    ['PAY-19', { paymentIntent: { status: 'processing' } }, { status: 'processing' }],
    ['ERR-24', { paymentIntent: { status: 'canceled' } }, { message: 'Payment was not successful' }],
    ['ERR-20', { error: { decline_code: 'generic_decline' } }, { message: GENERIC_DECLINE }],
    ['ERR-25', new Error('offline'), { message: 'An error occurred during payment' }],
  ])('%s', async (_id, answer, outcome) => expect(await confirmed(answer).outcome).toMatchObject(outcome))

  test('PAY-17 is made with the token and leads away only if it must', async () => {
    const { confirmPayment, outcome } = confirmed({
      paymentIntent: { status: 'succeeded' },
    })
    await outcome
    expect(confirmPayment).toHaveBeenCalledWith({
      clientSecret: 'pi_1_secret',
      confirmParams: {
        confirmation_token: 'ctoken_1',
        return_url: WISHES.returnUrl,
      },
      redirect: 'if_required',
    })
  })

  test('of a card that is only taken is a setup', async () => {
    const setup = { ...WISHES, paymentToken: 'seti_1_secret' }
    const { confirmSetup, outcome } = confirmed({ setupIntent: { status: 'succeeded' } }, setup)
    expect(await outcome).toEqual({ status: 'succeeded' })
    expect(confirmSetup).toHaveBeenCalledTimes(1)
  })
})
