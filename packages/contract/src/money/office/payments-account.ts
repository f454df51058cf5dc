import { z } from 'zod'
import { Currency } from '../../site/club.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'

/** OPEN-101: the club's own account at the payment provider, and the domain on which wallets are shown. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const PATH = '/backoffice/payments-account'

export const PaymentsAccount = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  /** Whether the club has its own payments account switched on (DATA-52). */
  is_switched_on: z.boolean(),
  /** Whether the caller may open it and go to the provider, where the bank account is: owners alone. */
  may_change: z.boolean(),
  /** Null before an owner has opened one. */
  account: z
    .object({
      id: z.string(),
      takes_payments: z.boolean(),
      pays_out: z.boolean(),
      /** Number of details that the gateway still asks for. */
      missing: z.number().int(),
      checked_at: z.iso.datetime().nullable(),
      /** True when card payments go to this account. */
      is_used: z.boolean(),
    })
    .nullable(),
  /** What one person may give back of an order alone, in cents; above it a second person confirms. */
  refund_alone_up_to: z.number().int(),
  currency: Currency,
  /** The club's domain, on which wallets would be shown. */
  domain: z.string(),
  wallets: z
    .object({
      domain: z.string(),
      apple_pay: z.boolean(),
      google_pay: z.boolean(),
      checked_at: z.iso.datetime(),
    })
    .nullable(),
})
export type PaymentsAccount = z.infer<typeof PaymentsAccount>

export const getPaymentsAccount = endpoint(`GET ${PATH}`, {
  ...office,
  name: 'getPaymentsAccount',
  summary: 'Whether the club has an account of its own at the payment provider, and what it may do',
  reply: PaymentsAccount,
})

export const openPaymentsAccount = endpoint(`POST ${PATH}`, {
  ...office,
  name: 'openPaymentsAccount',
  summary: 'Opens an account of the club’s own at the payment provider; once',
  reply: PaymentsAccount,
})

/** Identity and bank details are entered only on the gateway's own page. */
export const linkPaymentsAccount = endpoint(`POST ${PATH}/link`, {
  ...office,
  name: 'linkPaymentsAccount',
  summary: 'Where someone of the club tells the provider who they are and which bank is theirs',
  reply: z.object({ url: z.string() }),
})

/** From the moment that it may take payments on, they are taken for it. */
export const checkPaymentsAccount = endpoint(`POST ${PATH}/checks`, {
  ...office,
  name: 'checkPaymentsAccount',
  summary: 'Asks the provider whether the account may take payments and pay out',
  reply: PaymentsAccount,
})

export const registerWalletDomain = endpoint(`POST ${PATH}/wallets`, {
  ...office,
  name: 'registerWalletDomain',
  summary: 'Tells the provider on which domain wallets are shown, and asks which it lets',
  reply: PaymentsAccount,
})

export const setRefundLimit = endpoint(`PATCH ${PATH}/refund-limit`, {
  ...office,
  name: 'setRefundLimit',
  summary: 'Sets what one person may give back of an order alone; owners only',
  body: z.object({ refund_alone_up_to: z.number().int().min(0).max(100_000_000) }),
  reply: PaymentsAccount,
})
