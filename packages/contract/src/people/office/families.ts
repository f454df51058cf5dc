import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { MEMBER_MONEY, MEMBER_STATES } from './member-limits.ts'
import { MemberPayment } from './members.ts'

/** Families of a club: an account, and the people its holder acts for. */

const office = { tag: 'Back office', headers: AccountHeader } as const

const Amount = z.number().int()

const money = {
  money: z.enum(MEMBER_MONEY),
  /** The payer's late and upcoming payments, in cents. */
  late: Amount,
  due: Amount,
  due_on: z.string().nullable(),
  currency: z.string(),
}

export const FamilyRow = z.object({
  /** The account. */
  family_id: z.uuid(),
  /** Name of the account holder, who pays. */
  name: z.string(),
  email: z.string().nullable(),
  /** Everybody of the club in it, by first name. */
  names: z.string(),
  people: z.number().int(),
  children: z.number().int(),
  /** People with a membership that is valid today. */
  active: z.number().int(),
  ...money,
})
export type FamilyRow = z.infer<typeof FamilyRow>

export const FamiliesQuery = listQuery(['name', 'people']).extend({
  money: z.enum(MEMBER_MONEY).optional(),
  active: z.enum(['true', 'false']).optional(),
})
export type FamiliesQuery = z.infer<typeof FamiliesQuery>

/** Default order: by the last name of who has the account. */
export const listFamilies = endpoint('GET /backoffice/families', {
  ...office,
  name: 'listFamilies',
  summary: 'Families of the club: who pays, who is in them, what they owe',
  query: FamiliesQuery,
  reply: collectionOf(FamilyRow).extend({
    counts: z.object({ all: z.number().int(), late: z.number().int(), left: z.number().int() }),
  }),
})

export const listFamiliesCsv = csvOf(
  listFamilies,
  FamiliesQuery.extend(
    csvColumns(['name', 'email', 'names', 'people', 'children', 'active', 'money', 'late', 'due']),
  ),
)

const FamilyPerson = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  age: z.number().int().nullable(),
  is_juvenile: z.boolean(),
  is_payer: z.boolean(),
  state: z.enum(MEMBER_STATES),
  /** The plans that count today, else those that did. */
  plans: z.array(z.object({ plan: z.string(), ends_on: z.string().nullable(), counts: z.boolean() })),
})
export type FamilyPerson = z.infer<typeof FamilyPerson>

export const OfficeFamily = z.object({
  family_id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  ...money,
  people: z.array(FamilyPerson),
  payments: z.array(MemberPayment),
})
export type OfficeFamily = z.infer<typeof OfficeFamily>

export const getOfficeFamily = endpoint('GET /backoffice/families/{family_id}', {
  ...office,
  name: 'getOfficeFamily',
  summary: 'One family: its people with their plans, and every payment',
  params: z.object({ family_id: z.uuid() }),
  reply: OfficeFamily,
})
