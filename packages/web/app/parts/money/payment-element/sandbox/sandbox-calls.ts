import type { CardField } from '@clubhouse/domain/money/payments/card-rules'
import { type PaymentError, paymentErrorText } from '@clubhouse/domain/money/payments/payment-error'
import { PAYMENT } from '../messages.ts'
import type { CardToken, ConfirmWishes, Funding, PaymentFailure, PaymentOutcome } from '../payment-types.ts'

/** What the sandbox is told: it is a gateway of its own at `/sandbox`, and none of this is our API. */
export type Entered =
  | { card: { number: string; exp_month: number; exp_year: number; cvc: string } }
  | { wallet: 'apple_pay' | 'google_pay' | 'revolut_pay' }

const EXCEPTION: PaymentFailure = { message: PAYMENT.exception }

/** Which field an error is about, where it is about one. */
const FIELDS: Record<string, CardField> = {
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
}

export type SandboxFailure = PaymentFailure & { field?: CardField | undefined }

export async function createToken(entered: Entered): Promise<CardToken | SandboxFailure> {
  const said = await ask<TokenReply>('/sandbox/confirmation-tokens', entered)
  if (!said) return EXCEPTION
  return 'error' in said
    ? failureOf(said.error)
    : { confirmationToken: said.confirmation_token, funding: said.card.funding }
}

type TokenReply = { confirmation_token: string; card: { funding: Funding } } | { error: PaymentError }

/** With what was just entered, or with a card that is kept there. */
export type PaidWith = { confirmation_token: string } | { method_id: string }

export async function confirmPayment(
  paidWith: PaidWith,
  { paymentToken, returnUrl, save }: ConfirmWishes,
): Promise<(PaymentOutcome & { field?: CardField | undefined }) | { status: 'leaving'; address: string }> {
  const said = await ask<ConfirmReply>(
    `/sandbox/payment-intents/${encodeURIComponent(paymentToken)}/confirm`,
    { ...paidWith, save, return_url: returnUrl },
  )
  if (!said) return { status: 'failed', ...EXCEPTION }
  if (said.status === 'succeeded') return { status: 'succeeded', method: said.payment_method }
  if (said.status === 'requires_action' && said.redirect_url) {
    return { status: 'leaving', address: said.redirect_url }
  }
  return { status: 'failed', ...(said.error ? failureOf(said.error) : { message: PAYMENT.unsuccessful }) }
}

interface ConfirmReply {
  status: 'succeeded' | 'requires_action' | 'failed'
  redirect_url?: string
  /** The card that is kept from now on. */
  payment_method?: string
  error?: PaymentError
}

const failureOf = (error: PaymentError): SandboxFailure => ({
  message: paymentErrorText(error),
  field: FIELDS[error.code ?? ''],
})

/** Null where nobody answered, or with a fault. */
async function ask<Reply>(address: string, body: object): Promise<Reply | null> {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(body),
    })
    return reply.ok ? ((await reply.json()) as Reply) : null
  } catch {
    return null
  }
}
