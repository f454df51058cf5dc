import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { CATALOGUE_LIMITS, CODE_STATES } from './catalogue-limits.ts'

/** OPEN-120: discount codes for the checkout, managed by those who run the club. */

const Count = z.number().int().min(0)
const Day = z.iso.date().nullable().default(null)

export const CodeFields = z.object({
  code: z.string().trim().max(CATALOGUE_LIMITS.code),
  type: z.enum(['percentage', 'fixed']),
  /** Per cent, or cents. */
  amount: z.number().int().min(0).max(CATALOGUE_LIMITS.price),
  /** Null = all plans. */
  plan_ids: z.array(z.uuid()).max(CATALOGUE_LIMITS.plans).nullable().default(null),
  /** The first and the last day, where the club is. */
  valid_from: Day,
  valid_to: Day,
  use_limit: z.number().int().min(1).max(CATALOGUE_LIMITS.uses).nullable().default(null),
  is_active: z.boolean().default(true),
})
export type CodeFields = z.infer<typeof CodeFields>

export const CodeSummary = CodeFields.extend({
  code_id: z.uuid(),
  state: z.enum(CODE_STATES),
  used: Count,
})
export type CodeSummary = z.infer<typeof CodeSummary>

export const CodeUse = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  name: z.string(),
  status: z.string(),
  created_at: z.string(),
  amount: Count,
})
export type CodeUse = z.infer<typeof CodeUse>

export const OfficeCode = CodeSummary.extend({
  /** The newest orders with it, 50 at most. */
  uses: z.array(CodeUse),
  version: z.string(),
})
export type OfficeCode = z.infer<typeof OfficeCode>

export const CodesQuery = listQuery(['code', 'used', 'valid_to']).extend({
  state: z.enum(CODE_STATES).optional(),
})
export type CodesQuery = z.infer<typeof CodesQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofCode = { ...office, params: z.object({ code_id: z.uuid() }) } as const

export const listOfficeCodes = endpoint('GET /backoffice/discount-codes', {
  ...office,
  name: 'listOfficeCodes',
  summary: 'The discount codes of a club, with their use',
  query: CodesQuery,
  reply: collectionOf(CodeSummary).extend({ counts: z.object({ all: Count, open: Count }) }),
})

export const createCode = endpoint('POST /backoffice/discount-codes', {
  ...office,
  name: 'createCode',
  summary: 'A new discount code',
  body: CodeFields,
  reply: OfficeCode,
})

export const getOfficeCode = endpoint('GET /backoffice/discount-codes/{code_id}', {
  ...ofCode,
  name: 'getOfficeCode',
  summary: 'One discount code, and the orders that used it',
  reply: OfficeCode,
})

export const changeCode = endpoint('PATCH /backoffice/discount-codes/{code_id}', {
  ...ofCode,
  name: 'changeCode',
  summary: 'Changes a discount code',
  body: CodeFields.extend({ version: z.string().max(64) }),
  reply: OfficeCode,
})

export const deleteCode = endpoint('DELETE /backoffice/discount-codes/{code_id}', {
  ...ofCode,
  name: 'deleteCode',
  summary: 'Deletes a discount code that nobody used',
  reply: z.object({ deleted: z.literal(true) }),
})
