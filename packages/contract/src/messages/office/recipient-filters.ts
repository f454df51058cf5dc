import { z } from 'zod'
import { FORM_LIMITS } from '../../people/form-words.ts'

/** OPEN-118, DIST-07: whom a list writes to, as conditions that all have to hold. */

export const FILTER_SECTIONS = ['member_details', 'communications', 'agreements', 'guardian_details'] as const
export const FilterSection = z.enum(FILTER_SECTIONS)
export type FilterSection = z.infer<typeof FilterSection>

const MOST = 50
const Ids = z.array(z.uuid()).min(1).max(MOST)
const Age = z.number().int().min(0).max(150).nullable().default(null)

export const MEMBER_STATES = ['active', 'ended', 'cancelled'] as const
export const PAYMENT_STATES = ['paid', 'owing', 'arrears'] as const
export const ANSWER_MATCHES = ['is', 'is_not', 'answered', 'unanswered'] as const

/** An answer to any question of a form: of one form, or, of the platform's own questions, of every form (`form_id` null). */
const AnswerFilter = z.strictObject({
  filter: z.literal('answer'),
  /** About whom the question was asked. */
  about: z.enum(['member', 'guardian']).default('member'),
  form_id: z.uuid().nullable().default(null),
  question_id: z.string().regex(/^[\w-]{1,64}$/),
  match: z.enum(ANSWER_MATCHES).default('is'),
  /** Any of them; `true` and `false` for a yes or no. */
  values: z.array(z.string().max(FORM_LIMITS.answer)).max(MOST).default([]),
})

/** What is not here is no filter, and is refused. */
export const RecipientFilter = z.discriminatedUnion('filter', [
  z.strictObject({ filter: z.literal('plan'), is: Ids }),
  z.strictObject({ filter: z.literal('program'), is: Ids }),
  /** In any of these groups, whether they are of today or archived. */
  z.strictObject({ filter: z.literal('group'), is: Ids }),
  /** Ticked one by one in the list of members, or of families by who pays: whatever their membership, unless that is asked for, too. */
  z.strictObject({ filter: z.literal('people'), is: Ids }),
  z.strictObject({ filter: z.literal('family'), is: Ids }),
  /** By membership state; present members by default. */
  z.strictObject({ filter: z.literal('status'), is: z.array(z.enum(MEMBER_STATES)).min(1).max(3) }),
  z.strictObject({ filter: z.literal('kind'), is: z.enum(['adult', 'juvenile']) }),
  /** Both ends count. On a day, or on the day on which it is asked. */
  z.strictObject({ filter: z.literal('age'), on: z.iso.date().nullable().default(null), from: Age, to: Age }),
  z.strictObject({ filter: z.literal('payment'), is: z.enum(PAYMENT_STATES) }),
  /** People who consented to news. */
  z.strictObject({ filter: z.literal('news'), is: z.literal('allowed') }),
  /** Whom a letter about a juvenile goes to; every guardian unless said otherwise. */
  z.strictObject({ filter: z.literal('write_to'), is: z.enum(['every_guardian', 'account_holder']) }),
  AnswerFilter,
])
export type RecipientFilter = z.infer<typeof RecipientFilter>
export type AnswerFilter = z.infer<typeof AnswerFilter>

export const RecipientFilters = z.array(RecipientFilter).max(20)
export type RecipientFilters = z.infer<typeof RecipientFilters>

const Named = z.object({ id: z.uuid(), name: z.string() })

/** A question that can be asked for. */
export const FilterQuestion = z.object({
  section: FilterSection,
  about: z.enum(['member', 'guardian']),
  form_id: z.uuid().nullable(),
  form: z.string().nullable(),
  question_id: z.string(),
  label: z.string(),
  type: z.string().nullable(),
  options: z.array(z.string()),
})
export type FilterQuestion = z.infer<typeof FilterQuestion>

export const FilterOptions = z.object({
  sections: z.array(z.object({ section: FilterSection, label: z.string(), filters: z.array(z.string()) })),
  plans: z.array(Named),
  programs: z.array(Named),
  groups: z.array(Named),
  questions: z.array(FilterQuestion),
})
export type FilterOptions = z.infer<typeof FilterOptions>

/** The member on whose behalf a recipient gets the letter. */
export const RecipientReason = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  plan: z.string(),
  program: z.string(),
  is_juvenile: z.boolean(),
  /** They are the member, or stand for one. */
  as: z.enum(['self', 'guardian', 'family']),
})
export type RecipientReason = z.infer<typeof RecipientReason>

export const Recipient = z.object({
  address: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  why: z.array(RecipientReason),
})
export type Recipient = z.infer<typeof Recipient>

/** From who matches to how many mails go: `people` less all that is taken away is `mails`. */
export const RecipientSum = z.object({
  members: z.number().int(),
  /** Juveniles among these members. */
  juveniles: z.number().int(),
  /** Recipients: guardians of juveniles, and adults themselves. */
  people: z.number().int(),
  no_address: z.number().int(),
  deactivated: z.number().int(),
  doubles: z.number().int(),
  opted_out: z.number().int(),
  set_aside: z.number().int(),
  mails: z.number().int(),
  /** Members who cannot be reached, because no e-mail address is known. */
  unreached: z.number().int(),
})
export type RecipientSum = z.infer<typeof RecipientSum>
