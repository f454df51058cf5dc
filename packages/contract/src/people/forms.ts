import { z } from 'zod'
import { DISABLE_WHEN_SOME, FORM_KINDS, FORM_LIMITS } from './form-words.ts'

/** DATA-39 to DATA-46: forms whose questions each club chooses, and the answers given to them. */

export const FormKind = z.enum(FORM_KINDS)
export type FormKind = z.infer<typeof FormKind>

const Id = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'Invalid id')
  // Answers are kept by question: what every object has is the name of none.
  .refine((id) => !(id in {}), 'Invalid id')
const MaybeText = (max: number) => z.string().max(max).nullable().default(null)
const Length = z.number().int().min(0).max(FORM_LIMITS.answer).nullable().default(null)

export const Answer = z.union([
  z.string().max(FORM_LIMITS.answer),
  z.boolean(),
  z.array(z.string().max(FORM_LIMITS.answer)).max(FORM_LIMITS.options),
  z.null(),
])
export type Answer = z.infer<typeof Answer>

/** DATA-43 */
export const FormOption = z.object({
  label: z.string().max(FORM_LIMITS.label),
  value: z.string().max(FORM_LIMITS.label),
  default: z.boolean().default(false),
})
export type FormOption = z.infer<typeof FormOption>

export const InputMetadata = z.object({
  options: z.array(FormOption).max(FORM_LIMITS.options).default([]),
  /** API-88: where options come from. Visitors are given an address of ours for it, never the one behind. */
  url: MaybeText(FORM_LIMITS.url),
  external_url: MaybeText(FORM_LIMITS.url),
  has_other_option: z.boolean().default(false),
})
export type InputMetadata = z.infer<typeof InputMetadata>

/** DATA-44 */
export const FormValidation = z.object({
  validation_id: Id,
  type: z.string().max(40),
  /** OPEN-089: {label} and, for dates, {bound} are filled in. Null for our own words. */
  error: MaybeText(FORM_LIMITS.error),
  metadata: z
    .object({
      pattern: MaybeText(FORM_LIMITS.pattern),
      max_length: Length,
      min_length: Length,
      /** OPEN-090: an ISO date, "now" or years from now such as "-18y"; the bound itself is outside. */
      greater_than: MaybeText(40),
      less_than: MaybeText(40),
    })
    .prefault({}),
})
export type FormValidation = z.infer<typeof FormValidation>

/** DATA-45 */
export const FormCondition = z.object({
  question_id: Id,
  value: z.union([z.string().max(FORM_LIMITS.label), z.boolean()]),
  effect: z.string().max(40).default(DISABLE_WHEN_SOME),
})
export type FormCondition = z.infer<typeof FormCondition>

/** DATA-42 */
export const DisplayAs = z.object({
  type: MaybeText(40),
  width: z.enum(['full', 'half']).default('full'),
  hint: MaybeText(FORM_LIMITS.hint),
  /** 0 stands for a digit, A for a letter, * for either; anything else stands for itself. */
  mask: MaybeText(60),
  show_label: z.boolean().default(true),
})
export type DisplayAs = z.infer<typeof DisplayAs>

/** DATA-41. A type may be missing or unknown in what comes from elsewhere: the form then says so (FORM-05). */
export const FormInput = z.object({
  type: MaybeText(40),
  label: MaybeText(FORM_LIMITS.label),
  required: z.boolean().default(false),
  validations: z.array(FormValidation).max(FORM_LIMITS.validations).default([]),
  condition: z.array(FormCondition).max(FORM_LIMITS.conditions).default([]),
  metadata: InputMetadata.prefault({}),
  display_as: DisplayAs.prefault({}),
})
export type FormInput = z.infer<typeof FormInput>

/** DATA-40 */
export const FormQuestion = z.object({
  question_id: Id,
  /** Which of the platform's own questions this is; null for one of the club's. */
  default_question_id: Id.nullable().default(null),
  sequence: z.number().int().min(0).max(10_000),
  label: z.string().max(FORM_LIMITS.label),
  /** What was answered before, where the server knows it. */
  answer: Answer.default(null),
  /** FORMED-05: goes at the next save. */
  should_delete: z.boolean().default(false),
  /** FORMED-07: was not there at the last save. */
  newAdded: z.boolean().default(false),
  input: FormInput,
})
export type FormQuestion = z.infer<typeof FormQuestion>

/** DATA-39 */
export const FormSection = z.object({
  section_id: Id,
  default_section_id: Id.nullable().default(null),
  label: z.string().max(FORM_LIMITS.label),
  sequence: z.number().int().min(0).max(10_000),
  questions: z.array(FormQuestion).max(FORM_LIMITS.questions),
})
export type FormSection = z.infer<typeof FormSection>

export const FormSections = z.array(FormSection).max(FORM_LIMITS.sections)

/** More than any form will ever have, and what a database can count. */
const MOST_VERSIONS = 1_000_000
export const Version = z.number().int().min(1).max(MOST_VERSIONS)
export const VersionInPath = z.coerce.number().int().min(1).max(MOST_VERSIONS)

export const DynamicForm = z.object({
  form_id: z.uuid(),
  /** Answers keep the version they were given to. */
  version: Version,
  kind: FormKind,
  name: z.string(),
  sections: FormSections,
})
export type DynamicForm = z.infer<typeof DynamicForm>

/** DATA-46, FORM-40 */
const AnsweredQuestion = z.object({
  question_id: Id,
  default_question_id: Id.nullable().default(null),
  answer: Answer,
  label: z.string().max(FORM_LIMITS.label).default(''),
})
const AnsweredSection = z.object({
  section_id: Id,
  default_section_id: Id.nullable().default(null),
  questions: z.array(AnsweredQuestion).max(FORM_LIMITS.questions),
})
export const FormAnswers = z.object({
  sections: z.array(AnsweredSection).max(FORM_LIMITS.sections * 2),
})
export type FormAnswers = z.infer<typeof FormAnswers>
