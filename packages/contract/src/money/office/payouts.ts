import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { PAYOUT_STATES } from './bank-limits.ts'

/** What the card provider sends to the club's bank account. Amounts are cents. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const PATH = '/backoffice/payouts'
const Amount = z.number().int()

export const Payout = z.object({
  payout_id: z.uuid(),
  created_at: z.iso.datetime(),
  /** A plain date. */
  arrives_on: z.string(),
  currency: z.string(),
  /** Paid by card, given back of it, and kept by the provider; `other` is what is none of these. */
  gross: Amount,
  refunded: Amount,
  fees: Amount,
  other: Amount,
  /** What arrives in the bank. */
  net: Amount,
  status: z.enum(PAYOUT_STATES),
  /** A line of a bank statement was confirmed to be it. */
  is_in_bank: z.boolean(),
})
export type Payout = z.infer<typeof Payout>

export const PayoutsQuery = listQuery(['created_at', 'net']).extend({
  status: z.enum(PAYOUT_STATES).optional(),
  in_bank: z.enum(['true', 'false']).optional(),
})
export type PayoutsQuery = z.infer<typeof PayoutsQuery>

/** Default order: the newest first. */
export const listOfficePayouts = endpoint(`GET ${PATH}`, {
  ...office,
  name: 'listOfficePayouts',
  summary: 'The payouts of the card provider',
  query: PayoutsQuery,
  reply: collectionOf(Payout).extend({
    counts: z.object({ all: z.number().int(), waiting: z.number().int(), arrived: z.number().int() }),
    sums: z.object({ fees: Amount, net: Amount }),
  }),
})

/** What a payout is made of; of what is of no order of ours nothing more is known. */
const PayoutLine = z.object({
  kind: z.enum(['charge', 'refund', 'fee', 'other']),
  order_id: z.uuid().nullable(),
  order_seq: z.number().int().nullable(),
  buyer: z.string(),
  amount: Amount,
  fee: Amount,
})

export const getOfficePayout = endpoint(`GET ${PATH}/{payout_id}`, {
  ...office,
  name: 'getOfficePayout',
  summary: 'A payout with the charges behind it',
  params: z.object({ payout_id: z.uuid() }),
  reply: Payout.extend({ parts: z.array(PayoutLine) }),
})
export type OfficePayout = z.infer<typeof getOfficePayout.reply>

export const fetchPayouts = endpoint(`POST ${PATH}/fetch`, {
  ...office,
  name: 'fetchPayouts',
  summary: 'Asks the card provider for new payouts',
  reply: z.object({ fetched: z.number().int(), added: z.number().int() }),
})
