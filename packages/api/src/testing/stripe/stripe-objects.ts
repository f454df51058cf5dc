import type { Stripe } from 'stripe'

/** What a card does at the stand-in. */
export type CardKind = 'ok' | 'declined' | 'needs-holder' | 'fails-later'

/** The fields of Stripe's objects that we read, as Stripe's library describes them. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  | ('id' | 'object' | 'client_secret' | 'amount' | 'currency' | 'status' | 'metadata' | 'setup_future_usage')
  | ('application_fee_amount' | 'transfer_group')
> & {
  /** The account that it goes on to. */
  destination: string | null
  customer: string | null
  latest_charge: Charge | null
  payment_method: Method | null
  last_payment_error:
    | (Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code' | 'message'> & {
        payment_method?: Method
      })
    | null
}

export type Charge = Pick<Stripe.Charge, 'id' | 'object' | 'status' | 'amount_refunded'> & {
  transfer: string | null
}

export type Setup = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'client_secret' | 'status' | 'metadata' | 'last_setup_error'
> & { customer: string | null; payment_method: Method | null }

export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type'> & {
  customer: string | null
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding'>
}

export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status' | 'metadata'> & {
  payment_intent: string
  transfer_reversal: string | null
}

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'currency' | 'status' | 'reason'> & {
  payment_intent: string
  balance_transactions: Pick<Stripe.BalanceTransaction, 'fee' | 'currency'>[]
}

export type Account = Pick<
  Stripe.Account,
  'id' | 'object' | 'charges_enabled' | 'payouts_enabled' | 'metadata' | 'created' | 'country'
> & {
  requirements: { currently_due: string[] }
  capabilities: { transfers: 'active' | 'inactive' }
}

export type Domain = Pick<Stripe.PaymentMethodDomain, 'id' | 'object' | 'domain_name'> & {
  apple_pay: { status: 'active' | 'inactive' }
  google_pay: { status: 'active' | 'inactive' }
}
