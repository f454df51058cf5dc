import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { formWithFile } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import {
  ASIDE_ACCOUNTS,
  BANK_LINE_STATES,
  BANK_REASONS,
  MAX_ASIDE_REASON,
  MAX_CONFIRMED,
} from './bank-limits.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'

/** What came to the club's bank account, line by line, and what each of it pays. Amounts are cents. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const LINES = '/backoffice/bank/lines'
const ofLine = { ...office, params: z.object({ line_id: z.uuid() }) } as const

const Count = z.number().int().min(0)

/** The order that a line pays. `is_known`: an admin had recorded the payment by hand before. */
const Paid = z.object({
  order_id: z.uuid().nullable(),
  order_seq: z.number().int().nullable(),
  /** Instead of an order: what the card provider sent. */
  payout_id: z.uuid().nullable(),
  buyer: z.string(),
  what: z.string(),
  is_known: z.boolean(),
})

export const OfficeBankLine = z.object({
  line_id: z.uuid(),
  /** A plain date. */
  day: z.string(),
  text: z.string(),
  /** What went out is negative. */
  amount: z.number().int(),
  currency: z.string(),
  state: z.enum(BANK_LINE_STATES),
  why: z.enum(BANK_REASONS).nullable(),
  pays: Paid.nullable(),
  /** Why it was set aside, or why it is open again. */
  reason: z.string().nullable(),
  /** Of one that was set aside: what it is in the books; null where it is left out of them. */
  account: z.enum(ASIDE_ACCOUNTS).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
})
export type OfficeBankLine = z.infer<typeof OfficeBankLine>

export const BankLinesQuery = listQuery(['day', 'text', 'amount']).extend({
  state: z.enum(BANK_LINE_STATES).optional(),
  /** Only lines that an admin still has to check or confirm. */
  open: z.enum(['true']).optional(),
  way: z.enum(['in', 'out']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type BankLinesQuery = z.infer<typeof BankLinesQuery>

/** Default order: the newest first. */
export const listBankLines = endpoint(`GET ${LINES}`, {
  ...office,
  name: 'listBankLines',
  summary: 'The lines of the bank statements, each with what it pays',
  query: BankLinesQuery,
  reply: collectionOf(OfficeBankLine).extend({
    /** `certain` is the part of `open` that only has to be confirmed. */
    counts: z.object({ open: Count, certain: Count, recorded: Count, aside: Count, all: Count }),
    sums: z.object({ came_in: z.number().int(), went_out: z.number().int() }),
  }),
})

export const listBankLinesCsv = csvOf(
  listBankLines,
  BankLinesQuery.extend(
    csvColumns(['day', 'text', 'amount', 'state', 'order_seq', 'buyer', 'reason', 'account']),
  ),
)

/** A multipart form with the one file. Lines that are known already are left as they are. */
export const uploadBankFile = endpoint('POST /backoffice/bank/files', {
  ...office,
  name: 'uploadBankFile',
  summary: 'Uploads a bank statement as CSV and says what its lines pay; no money is recorded by it',
  body: formWithFile(
    z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Choose a CSV file'),
      filename: z.string().max(300).optional(),
    }),
  ),
  reply: z.object({ lines: Count, added: Count, known: Count, certain: Count }),
})

/** An order that a line could be for. */
const Payable = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  buyer: z.string(),
  what: z.string(),
  /** What is still owed of it, the first due first. */
  owed: z.array(z.object({ due: z.string(), amount: z.number().int() })),
  /** True when the line's amount equals a combination of the open amounts. */
  fits: z.boolean(),
})
export type PayableOrder = z.infer<typeof Payable>

export const getBankLine = endpoint(`GET ${LINES}/{line_id}`, {
  ...ofLine,
  name: 'getBankLine',
  summary:
    'A line of a statement, and orders that it could pay: those it fits, or those that are searched for',
  query: z.object({ filter: z.string().trim().max(200).optional() }),
  reply: OfficeBankLine.extend({ orders: z.array(Payable) }),
})

/** A line, with the order or the payout that it was shown to pay: where that is another by now, nothing is recorded. */
const ShownBankLine = z.object({ line_id: z.uuid(), pays_id: z.uuid() })
export type ShownBankLine = z.infer<typeof ShownBankLine>

export const confirmBankLines = endpoint(`POST ${LINES}/confirm`, {
  ...office,
  name: 'confirmBankLines',
  summary: 'Records what these lines pay; without any named, all that are certain',
  body: z.object({
    lines: z.array(ShownBankLine).min(1).max(MAX_CONFIRMED).optional(),
  }),
  /** `left` were changed meanwhile, or did not fit in one go. */
  reply: z.object({ confirmed: Count, left: Count }),
})

export const payWithBankLine = endpoint(`POST ${LINES}/{line_id}/payment`, {
  ...ofLine,
  name: 'payWithBankLine',
  summary: 'Records a line as the payment of an order that someone chose',
  body: z.object({ order_id: z.uuid() }),
  reply: OfficeBankLine,
})

export const setBankLineAside = endpoint(`POST ${LINES}/{line_id}/aside`, {
  ...ofLine,
  name: 'setBankLineAside',
  summary: 'Sets a line aside that pays no order, and books it where an account is named',
  body: z.object({
    reason: z.string().trim().min(1).max(MAX_ASIDE_REASON),
    /** Without one it is left out of the books: own money that only moved. */
    account: z.enum(ASIDE_ACCOUNTS).nullable().optional(),
  }),
  reply: OfficeBankLine,
})

export const undoBankLine = endpoint(`POST ${LINES}/{line_id}/undo`, {
  ...ofLine,
  name: 'undoBankLine',
  summary: 'Takes back what was decided of a line; what was recorded is put right in the books',
  reply: OfficeBankLine,
})
