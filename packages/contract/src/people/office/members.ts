import { z } from 'zod'
import { Answer } from '../forms.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Proof } from '../../identity/passkeys.ts'
import { CardState } from '../cards.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { ACCESS_REASONS, MEMBER_KINDS, MEMBER_LIMITS, MEMBER_MONEY, MEMBER_STATES } from './member-limits.ts'
import { MemberAccess } from './person-accesses.ts'

/** Who belongs to a club, for those who run it. What was answered about health or a child's safety is in none of it. */

const office = { tag: 'Back office', headers: AccountHeader } as const

const Amount = z.number().int()

const facts = {
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null when the birthday is unknown. */
  age: z.number().int().nullable(),
  is_juvenile: z.boolean(),
  state: z.enum(MEMBER_STATES),
  money: z.enum(MEMBER_MONEY),
  /** What could not be charged, in cents. */
  late: Amount,
}

export const MemberRow = z.object({
  ...facts,
  name: z.string(),
  /** The last day of what lasts longest; null for what goes on, or was given back. */
  ends_on: z.string().nullable(),
  /** The plans that count today, else those that did. */
  plans: z.string(),
  /** Name of a juvenile's guardian. */
  guardian: z.string().nullable(),
  /** E-mail of the account that the member belongs to. */
  email: z.string().nullable(),
  number: z.number().int().nullable(),
  joined_at: z.iso.datetime(),
  /** What is still to be paid on its day, and the next such day. */
  due: Amount,
  due_on: z.string().nullable(),
  currency: z.string(),
})
export type MemberRow = z.infer<typeof MemberRow>

const Age = z.coerce.number().int().min(0).max(120).optional()

export const MembersQuery = listQuery(['name', 'age', 'joined_at', 'number', 'ends_on']).extend({
  state: z.enum(MEMBER_STATES).optional(),
  kind: z.enum(MEMBER_KINDS).optional(),
  money: z.enum(MEMBER_MONEY).optional(),
  plan: z.uuid().optional(),
  program: z.uuid().optional(),
  group: z.uuid().optional(),
  age_from: Age,
  age_to: Age,
  /** Only people who joined in the last seven days. */
  recent: z.enum(['true']).optional(),
  /** Only people who turn 18 in the present month, before or after today. */
  eighteen: z.enum(['true']).optional(),
})
export type MembersQuery = z.infer<typeof MembersQuery>

const Choice = z.object({ id: z.uuid(), name: z.string() })

export const MemberCounts = z.object({
  all: z.number().int(),
  late: z.number().int(),
  lapsed: z.number().int(),
  juvenile: z.number().int(),
  recent: z.number().int(),
  eighteen: z.number().int(),
})
export type MemberCounts = z.infer<typeof MemberCounts>

/** Default order: by last name. Plans, programmes and groups are what it can be narrowed by. */
export const listMembers = endpoint('GET /backoffice/members', {
  ...office,
  name: 'listMembers',
  summary: 'Who belongs to the club, and who did',
  query: MembersQuery,
  reply: collectionOf(MemberRow).extend({
    counts: MemberCounts,
    choices: z.object({ plans: z.array(Choice), programs: z.array(Choice), groups: z.array(Choice) }),
  }),
})

export const listMembersCsv = csvOf(
  listMembers,
  MembersQuery.extend(
    csvColumns([
      ...(['name', 'age', 'plans', 'guardian', 'state', 'money', 'late', 'due'] as const),
      ...(['email', 'number', 'ends_on', 'joined_at'] as const),
    ]),
  ),
)

/** Contact person: the account holder first, then those named in a form. */
const Contact = z.object({
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  has_account: z.boolean(),
})
export type MemberContact = z.infer<typeof Contact>

const MemberGroup = z.object({ group_id: z.uuid(), name: z.string(), season: z.string() })
export type MemberGroup = z.infer<typeof MemberGroup>

const Relative = z.object(facts)

const HeldPlan = z.object({
  membership_id: z.uuid(),
  plan: z.string(),
  program: z.string(),
  season: z.string().nullable(),
  state: z.enum(['active', 'ended', 'cancelled']),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  /** What it was bought with; null for one that the club brought along. */
  order: z.object({ order_id: z.uuid(), order_seq: z.number().int(), total: Amount }).nullable(),
})
export type HeldPlan = z.infer<typeof HeldPlan>

export const MemberPayment = z.object({
  /** Paid, or still to come. */
  kind: z.enum(['paid', 'later']),
  status: z.enum(['paid', 'planned', 'charging', 'failed', 'cancelled', 'refunded']),
  /** A moment for what was paid, a day for what is to come. */
  at: z.string(),
  amount: Amount,
  order_id: z.uuid(),
  order_seq: z.number().int(),
  name: z.string(),
})
export type MemberPayment = z.infer<typeof MemberPayment>

const TakenAnswer = z.object({ section: z.string(), label: z.string(), answer: Answer })

/** What was answered, to the version that it was given to. */
export const GivenForm = z.object({
  form_id: z.uuid(),
  form: z.string(),
  is_guardians: z.boolean(),
  version: z.number().int(),
  newest_version: z.number().int(),
  given_at: z.iso.datetime(),
  given_by: z.string().nullable(),
  answers: z.array(TakenAnswer),
})
export type GivenForm = z.infer<typeof GivenForm>

const SentMail = z.object({
  /** Subject of a mailing; template name of any other mail. */
  subject: z.string().nullable(),
  template: z.string().nullable(),
  to: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  at: z.iso.datetime(),
})
export type SentMail = z.infer<typeof SentMail>

const MemberEvent = z.object({
  event_id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.string(),
  actor: z.string().nullable(),
  detail: z.record(z.string(), z.string()),
})
export type MemberEvent = z.infer<typeof MemberEvent>

export const OfficeMember = z.object({
  ...facts,
  due: Amount,
  due_on: z.string().nullable(),
  currency: z.string(),
  date_of_birth: z.string().nullable(),
  joined_at: z.iso.datetime(),
  ends_on: z.string().nullable(),
  /** "DR 0417"; null until a card was opened. */
  number: z.string().nullable(),
  card: z.enum(['valid', 'ended', 'revoked', 'none']),
  mobile: z.string().nullable(),
  /** The member's own contact; null for juveniles, and for members who are reached through another person. */
  contact: Contact.nullable(),
  guardians: z.array(Contact),
  family: z.array(Relative),
  /** The account that they are in. */
  family_id: z.uuid().nullable(),
  /** Present groups; archived ones are left out. */
  groups: z.array(MemberGroup),
  plans: z.array(HeldPlan),
  payments: z.array(MemberPayment),
  forms: z.array(GivenForm),
  /** The club registered them, and their form still lacks answers. */
  has_open_form: z.boolean(),
  /** Whether there are answers that are shown only for a reason; never what they are. */
  has_guarded: z.boolean(),
  may_open_guarded: z.boolean(),
  /** End of the caller's access to the guarded answers; null = no access. */
  guarded_until: z.iso.datetime().nullable(),
  /** From when on the club has erased them, where that was asked for. */
  erased_on: z.iso.datetime().nullable(),
  mails: z.array(SentMail),
  /** Latest readers, the caller included. */
  readers: z.array(MemberAccess),
  log: z.array(MemberEvent),
})
export type OfficeMember = z.infer<typeof OfficeMember>

const MemberParams = z.object({ member_id: z.uuid() })

/** The reading of a juvenile's details is audited. */
export const getOfficeMember = endpoint('GET /backoffice/members/{member_id}', {
  ...office,
  name: 'getOfficeMember',
  summary: 'One person of the club: family, plans, payments, answers, mails and log',
  params: MemberParams,
  reply: OfficeMember,
})

/** What the club knows better. The e-mail is that of an account, and its holder’s alone to change. */
export const changeOfficeMember = endpoint('PATCH /backoffice/members/{member_id}', {
  ...office,
  name: 'changeOfficeMember',
  summary: 'Corrects the name, the birthday or the phone number of someone, in this club',
  params: MemberParams,
  body: z.object({
    first_name: z.string().trim().max(MEMBER_LIMITS.name).optional(),
    last_name: z.string().trim().max(MEMBER_LIMITS.name).optional(),
    date_of_birth: z.iso.date().nullable().optional(),
    mobile: z.string().trim().max(MEMBER_LIMITS.mobile).nullable().optional(),
  }),
  reply: z.object({ member_id: z.uuid(), changed: z.boolean() }),
})

const Guarded = z.object({
  until: z.iso.datetime(),
  forms: z.array(GivenForm),
})
export type GuardedAnswers = z.infer<typeof Guarded>

/** The opening is audited with its reason. */
export const openGuardedAnswers = endpoint('POST /backoffice/members/{member_id}/guarded-answers', {
  ...office,
  name: 'openGuardedAnswers',
  summary: 'Opens what was answered about someone’s health and safety, for ten minutes and a reason',
  params: MemberParams,
  body: Proof.extend({
    reason: z.enum(ACCESS_REASONS),
    note: z.string().trim().max(MEMBER_LIMITS.note).default(''),
  }),
  reply: Guarded,
  staysOpen: true,
})

export const readGuardedAnswers = endpoint('GET /backoffice/members/{member_id}/guarded-answers', {
  ...office,
  name: 'readGuardedAnswers',
  summary: 'The same again, while the person who asks has them open',
  params: MemberParams,
  reply: Guarded,
})

/** What a steward may know: no address, no birthday, nothing that was answered. */
export const checkOfficeCard = endpoint('POST /backoffice/card-checks', {
  ...office,
  name: 'checkOfficeCard',
  summary: 'Whether a card counts now, by its code or its number',
  body: z.object({ code: z.string().trim().min(1).max(1000) }),
  reply: z.object({
    state: CardState,
    card: z
      .object({
        name: z.string(),
        plan: z.string(),
        season: z.string().nullable(),
        number: z.string(),
        ends_on: z.string().nullable(),
      })
      .nullable(),
  }),
})
