import type { Stripe } from 'stripe'

/** We never send these, and refuse them all the same; their types are most of the library. */
type Unsent =
  | 'payment_method_options'
  | 'payment_method_data'
  | 'payment_details'
  | 'amount_details'
  | 'hooks'

/** What each call of ours to Stripe may send: schemas are made from these types, which are the library's own. */
export interface StripeRequests {
  createPayment: Omit<Stripe.PaymentIntentCreateParams, Unsent>
  cancelPayment: Stripe.PaymentIntentCancelParams
  listPayments: Stripe.PaymentIntentListParams
  createSetup: Omit<Stripe.SetupIntentCreateParams, Unsent>
  cancelSetup: Stripe.SetupIntentCancelParams
  createRefund: Stripe.RefundCreateParams
  listRefunds: Stripe.RefundListParams
  listDisputes: Stripe.DisputeListParams
  createTransfer: Stripe.TransferCreateParams
  listTransfers: Stripe.TransferListParams
  createReversal: Stripe.TransferCreateReversalParams
  listReversals: Stripe.TransferListReversalsParams
  listAccounts: Stripe.AccountListParams
  listPayouts: Stripe.PayoutListParams
  listMoved: Stripe.BalanceTransactionListParams
  createAccount: Pick<
    Stripe.AccountCreateParams,
    'type' | 'country' | 'email' | 'business_profile' | 'capabilities' | 'metadata'
  >
  linkToAccount: Stripe.AccountLinkCreateParams
  listDomains: Stripe.PaymentMethodDomainListParams
  createDomain: Stripe.PaymentMethodDomainCreateParams
  createCustomer: Stripe.CustomerCreateParams
  listMethods: Stripe.CustomerListPaymentMethodsParams
  attachMethod: Stripe.PaymentMethodAttachParams
  detachMethod: Stripe.PaymentMethodDetachParams
  find: { expand?: string[] }
}
