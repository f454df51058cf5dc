import { z } from 'zod'
import { Frequency, PaymentPlanType } from '../catalogue.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { CATALOGUE_LIMITS, SALE_STATES } from './catalogue-limits.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'

/** OPEN-120, DATA-31, DATA-32: what can be joined, for those who run the club. */

const Count = z.number().int().min(0)
const Amount = Count.max(CATALOGUE_LIMITS.price)
const Age = Count.max(CATALOGUE_LIMITS.age).nullable().default(null)
const Day = z.iso.date().nullable().default(null)

export const PlanPaymentOption = z.object({
  /** Left out for a new one. */
  payment_option_id: z.uuid().optional(),
  type: PaymentPlanType,
  frequency: Frequency,
  occurrence: z.number().int().min(1).max(52),
  number_of_payments: z.number().int().min(1).max(CATALOGUE_LIMITS.payments).nullable(),
  initial_payment: Amount.nullable(),
})
export type PlanPaymentOption = z.infer<typeof PlanPaymentOption>

export const PlanFields = z.object({
  program_id: z.uuid(),
  name: z.string().trim().max(CATALOGUE_LIMITS.name),
  description: z.string().trim().max(CATALOGUE_LIMITS.description).default(''),
  price: Amount,
  payment_options: z.array(PlanPaymentOption).max(CATALOGUE_LIMITS.paymentOptions).default([]),
  is_juvenile: z.boolean().default(false),
  age_from: Age,
  age_to: Age,
  /** The day on which the age is counted; null for the day of registration. */
  age_on: Day,
  /** How many there are in all, those sold included; null for as many as come. */
  places: Count.max(CATALOGUE_LIMITS.places).nullable().default(null),
  /** The first and the last day of the sale, where the club is. */
  opens_on: Day,
  closes_on: Day,
  /** The last day of the membership itself. */
  ends_on: Day,
  member_form_id: z.uuid(),
  guardian_form_id: z.uuid().nullable().default(null),
  /** True = shown to visitors. */
  is_active: z.boolean().default(true),
})
export type PlanFields = z.infer<typeof PlanFields>

export const PlanSummary = PlanFields.extend({
  plan_id: z.uuid(),
  slug: z.string(),
  program: z.string(),
  state: z.enum(SALE_STATES),
  /** Places left; null = no limit. */
  left: Count.nullable(),
  /** Its reach: how many members hold it today. */
  members: Count,
  /** Households on its waiting list. */
  waiting: Count,
  /** True once the plan was bought, held or waited for: then it can be hidden but not deleted. */
  is_used: z.boolean(),
})
export type PlanSummary = z.infer<typeof PlanSummary>

export const OfficePlan = PlanSummary.extend({
  /** Version that the edit was made on; 409 when another admin has saved since. */
  version: z.string(),
})
export type OfficePlan = z.infer<typeof OfficePlan>

export const PlansQuery = listQuery(['name', 'program', 'price', 'members', 'ends_on']).extend({
  program_id: z.uuid().optional(),
  state: z.enum([...SALE_STATES, 'shown']).optional(),
})
export type PlansQuery = z.infer<typeof PlansQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofPlan = { ...office, params: z.object({ plan_id: z.uuid() }) } as const

export const listOfficePlans = endpoint('GET /backoffice/plans', {
  ...office,
  name: 'listOfficePlans',
  summary: 'The plans of a club, also those that visitors do not see',
  query: PlansQuery,
  reply: collectionOf(PlanSummary).extend({
    counts: z.object({ all: Count, shown: Count, sold_out: Count, hidden: Count }),
  }),
})

export const PLAN_CSV_COLUMNS = ['name', 'program', 'price', 'state', 'left', 'members', 'ends_on'] as const
export const listOfficePlansCsv = csvOf(listOfficePlans, PlansQuery.extend(csvColumns(PLAN_CSV_COLUMNS)))

export const createPlan = endpoint('POST /backoffice/plans', {
  ...office,
  name: 'createPlan',
  summary: 'A new plan, after the others of its programme',
  body: PlanFields,
  reply: OfficePlan,
})

export const getOfficePlan = endpoint('GET /backoffice/plans/{plan_id}', {
  ...ofPlan,
  name: 'getOfficePlan',
  summary: 'One plan, with its reach',
  reply: OfficePlan,
})

/** Earlier purchases stay as they are. */
export const changePlan = endpoint('PATCH /backoffice/plans/{plan_id}', {
  ...ofPlan,
  name: 'changePlan',
  summary: 'Changes a plan for people who join from now on',
  body: PlanFields.extend({ version: z.string().max(64) }),
  reply: OfficePlan,
})

/** Refused for a plan that was bought, is held or waited for; such plans are hidden instead. */
export const deletePlan = endpoint('DELETE /backoffice/plans/{plan_id}', {
  ...ofPlan,
  name: 'deletePlan',
  summary: 'Deletes a plan that nobody ever used',
  reply: z.object({ deleted: z.literal(true) }),
})
