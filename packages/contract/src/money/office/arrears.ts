import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { MAX_PLAN_NOTE, MAX_REMINDED, NOT_REMINDED, PLANS } from './arrears-limits.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { MAX_REASON, PAYMENT_WAYS } from './order-limits.ts'
import { Payer } from './payer.ts'

/** Arrears: unpaid instalments, reminders, and write-offs by two admins. Amounts are cents. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const Amount = z.number().int().min(0)
const Day = z.iso.date()
const PersonParams = z.object({ person_id: z.uuid() })
const WriteOffParams = z.object({ write_off_id: z.uuid() })

/** Promise of the debtor to pay by a day. */
const Plan = z.object({ on: Day, note: z.string(), is_broken: z.boolean() })

/** A debtor, with the instalments of all their orders. */
export const ArrearsRow = z.object({
  /** Id of the debtor's account; for guests, an id that belongs to their e-mail address. */
  person_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  currency: z.string(),
  late: Amount,
  /** What of it is late by how long, numbered as `LATE_BUCKETS`. */
  age_0: Amount,
  age_1: Amount,
  age_2: Amount,
  age_3: Amount,
  age_4: Amount,
  /** Day of the oldest that is late, and by how many days. */
  late_since: Day.nullable(),
  days: z.number().int().nullable(),
  /** Upcoming instalments that are not late yet. */
  due: Amount,
  next_due: Day.nullable(),
  what: z.string(),
  reminded_on: Day.nullable(),
  /** Reason why no reminder can be sent today; null when one can. */
  not_reminded: z.enum(NOT_REMINDED).nullable(),
  plan: Plan.nullable(),
  /** A first person wants some of it written off. */
  is_asked: z.boolean(),
})
export type ArrearsRow = z.infer<typeof ArrearsRow>

export const ArrearsQuery = listQuery(['name', 'late', 'days', 'due', 'next_due', 'reminded_on']).extend({
  late: z.enum(['true']).optional(),
  /** Has something that is late by this long: a number of `LATE_BUCKETS`, the youngest being 0. */
  age: z.coerce.number().int().min(0).max(4).optional(),
  plan: z.enum(PLANS).optional(),
  /** They have said when they would pay, whether that day has gone by or not. */
  planned: z.enum(['true']).optional(),
  /** Some of it waits for a second person. */
  asked: z.enum(['true']).optional(),
  /** Never reminded, or not for a week. */
  quiet: z.enum(['true']).optional(),
  /** Part of the name of a plan. */
  product: z.string().trim().min(1).max(200).optional(),
  /** Something of theirs falls due until this day. */
  due_to: Day.optional(),
  amount_from: z.coerce.number().int().min(0).max(100_000_000).optional(),
})
export type ArrearsQuery = z.infer<typeof ArrearsQuery>

/** Default order: who is late for longest first. */
export const listArrearsOfClub = endpoint('GET /backoffice/arrears', {
  ...office,
  name: 'listArrearsOfClub',
  summary: 'Who has instalments to pay, with what is late by how long',
  query: ArrearsQuery,
  reply: collectionOf(ArrearsRow).extend({
    counts: z.object({
      late: z.number().int(),
      all: z.number().int(),
      planned: z.number().int(),
      asked: z.number().int(),
    }),
    /** Totals over all pages of the filtered list. */
    sums: z.object({ late: Amount, due: Amount, ages: z.array(Amount).length(5) }),
  }),
})

export const listArrearsOfClubCsv = csvOf(
  listArrearsOfClub,
  ArrearsQuery.extend(
    csvColumns([
      'name',
      'email',
      'what',
      'plan',
      'reminded_on',
      'age_0',
      'age_1',
      'age_2',
      'age_3',
      'age_4',
      'late_since',
      'next_due',
      'due',
      'late',
    ] as const),
  ),
)

const Hand = z.object({ user_id: z.uuid(), name: z.string(), at: z.string() })

const WriteOff = z.object({
  write_off_id: z.uuid(),
  order_id: z.uuid(),
  order_seq: z.number().int(),
  amount: Amount,
  reason: z.string(),
  /** `lapsed`: some of it was paid or called off before the second person came. */
  status: z.enum(['asked', 'done', 'declined', 'lapsed']),
  asked: Hand,
  decided: Hand.nullable(),
})
export type WriteOff = z.infer<typeof WriteOff>

const OpenInstalment = z.object({
  scheduled_payment_id: z.uuid(),
  order_id: z.uuid(),
  order_seq: z.number().int(),
  name: z.string(),
  /** Name of the person that the instalment is for. */
  person: z.string(),
  due: Day,
  amount: Amount,
  status: z.enum(['planned', 'charging', 'failed']),
  days: z.number().int(),
})

const ArrearsEvent = z.union([
  z.object({
    what: z.literal('said'),
    at: z.string(),
    /** As in the audit log. */
    kind: z.string(),
    actor: z.string().nullable(),
    detail: z.record(z.string(), z.string()),
  }),
  z.object({
    what: z.literal('payment'),
    at: z.string(),
    is_paid: z.boolean(),
    way: z.enum(PAYMENT_WAYS),
    card: z.string().nullable(),
    amount: Amount,
    refused: z.string().nullable(),
  }),
])
export type ArrearsEvent = z.infer<typeof ArrearsEvent>

/** One of them, whole. */
export const ArrearsPerson = ArrearsRow.extend({
  instalments: z.array(OpenInstalment),
  /** The newest first. */
  write_offs: z.array(WriteOff),
  /** Others who may confirm a write-off. */
  colleagues: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
  payer: Payer,
  /** What was paid of these orders so far. */
  paid: Amount,
  /** Reminders, plans, write-offs and payments, the newest first. */
  history: z.array(ArrearsEvent),
  /** Where they come among those who are late, by default order; null for who is not late. */
  place: z
    .object({
      number: z.number().int(),
      of: z.number().int(),
      before: z.uuid().nullable(),
      after: z.uuid().nullable(),
    })
    .nullable(),
})
export type ArrearsPerson = z.infer<typeof ArrearsPerson>

export const getArrearsPerson = endpoint('GET /backoffice/arrears/{person_id}', {
  ...office,
  name: 'getArrearsPerson',
  summary: 'What one person owes, instalment by instalment',
  params: PersonParams,
  reply: ArrearsPerson,
})

export const remindArrears = endpoint('POST /backoffice/arrears/reminders', {
  ...office,
  name: 'remindArrears',
  summary: 'Writes to people about what is late, at most once a day to each',
  body: z.object({ person_ids: z.array(z.uuid()).min(1).max(MAX_REMINDED) }),
  reply: z.object({
    reminded: z.array(z.uuid()),
    not_reminded: z.array(z.object({ person_id: z.uuid(), why: z.enum(NOT_REMINDED) })),
  }),
})

/** A letter of a reminder as it would leave now. */
const ReminderLetter = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  to: z.string(),
  amount: Amount,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

export const previewReminder = endpoint('GET /backoffice/arrears/{person_id}/reminder', {
  ...office,
  name: 'previewReminder',
  summary: 'The reminder as it would leave now, a letter for each order; none where none may be sent',
  params: PersonParams,
  reply: z.object({ letters: z.array(ReminderLetter) }),
})
export type ReminderLetters = z.infer<typeof ReminderLetter>[]

export const planArrears = endpoint('PATCH /backoffice/arrears/{person_id}/plan', {
  ...office,
  name: 'planArrears',
  summary: 'Notes when someone said they would pay; without a day there is no plan any more',
  params: PersonParams,
  body: z.object({ on: Day.nullable(), note: z.string().trim().max(MAX_PLAN_NOTE).default('') }),
  reply: ArrearsPerson,
})

export const askWriteOff = endpoint('POST /backoffice/arrears/{person_id}/write-offs', {
  ...office,
  name: 'askWriteOff',
  summary: 'A first person asks that late instalments be written off',
  params: PersonParams,
  body: z.object({
    /** Chosen by the caller: asked again with the same, it is asked once. */
    write_off_id: z.uuid(),
    order_id: z.uuid(),
    scheduled_payment_ids: z.array(z.uuid()).min(1).max(100),
    reason: z.string().trim().min(1).max(MAX_REASON),
  }),
  reply: ArrearsPerson,
})

export const confirmWriteOff = endpoint('POST /backoffice/arrears/write-offs/{write_off_id}/confirmation', {
  ...office,
  name: 'confirmWriteOff',
  summary: 'A second, different person confirms: nobody is asked for it any more',
  params: WriteOffParams,
  body: z.object({}),
  reply: WriteOff,
})

export const declineWriteOff = endpoint('POST /backoffice/arrears/write-offs/{write_off_id}/refusal', {
  ...office,
  name: 'declineWriteOff',
  summary: 'It is not written off; who asked may take it back as well',
  params: WriteOffParams,
  body: z.object({}),
  reply: WriteOff,
})
