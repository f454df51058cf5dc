import { z } from 'zod'
import { ClubParams } from './account.ts'
import { endpoint } from './endpoint.ts'
import { DynamicForm, FormAnswers, FormKind, Version, VersionInPath } from './forms.ts'

/** What somebody who registers is asked, with what the form begins, and where its options come from. */

const FormParams = ClubParams.extend({ form_id: z.uuid() })
const PlanParams = ClubParams.extend({ plan_id: z.uuid() })

/** DATA-38 */
export const RegistrationForm = z.object({ guardian: DynamicForm.nullable(), member: DynamicForm })
export type RegistrationForm = z.infer<typeof RegistrationForm>

/** API-49 */
export const getPlanForm = endpoint({
  name: 'getPlanForm',
  method: 'GET',
  path: '/store/{club}/products/plans/{plan_id}/form',
  summary: 'The registration form of a plan, for the member and, for a child, the guardian',
  tag: 'Membership',
  params: PlanParams,
  reply: RegistrationForm,
})

export const FormType = z.enum(['member', 'guardian'])
export type FormType = z.infer<typeof FormType>

/** API-50, OPEN-079: empty where nothing is known of the person yet. */
export const getInitialAnswers = endpoint({
  name: 'getInitialAnswers',
  method: 'GET',
  path: '/store/{club}/products/plans/{plan_id}/form/initial-answers',
  summary: 'What is known of somebody, as answers to the registration form of a plan',
  tag: 'Membership',
  params: PlanParams,
  query: z.object({
    member_id: z.uuid().optional(),
    form_type: FormType.optional(),
    juvenile_id: z.uuid().optional(),
  }),
  reply: FormAnswers,
})

export const NamedItem = z.object({ name: z.string() })
export type NamedItem = z.infer<typeof NamedItem>

/** API-88: what a visitor's `metadata.url` leads to. The server asks whoever is behind it. */
export const getQuestionOptions = endpoint({
  name: 'getQuestionOptions',
  method: 'GET',
  path: '/store/{club}/forms/{form_id}/versions/{version}/questions/{question_id}/options',
  summary: 'The options of a question that takes them from elsewhere',
  tag: 'Membership',
  params: FormParams.extend({
    version: VersionInPath,
    question_id: z.string().min(1).max(64),
  }),
  reply: z.array(NamedItem),
})

/** API-31 */
export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/lists/countries',
  summary: 'The countries of a form',
  tag: 'Lists',
  reply: z.array(NamedItem),
})

/** API-32, OPEN-082: of one country, or of all by country. */
export const listCounties = endpoint({
  name: 'listCounties',
  method: 'GET',
  path: '/lists/counties',
  summary: 'The counties of a country, or of every country',
  tag: 'Lists',
  query: z.object({ country: z.string().max(60).optional() }),
  reply: z.union([
    z.array(NamedItem),
    z.array(z.object({ country: z.string(), counties: z.array(NamedItem) })),
  ]),
})

/** The demo's: the newest version of each form that a club has, as a visitor is given it. */
export const listDemoForms = endpoint({
  name: 'listDemoForms',
  method: 'GET',
  path: '/dev/{club}/forms',
  summary: 'The forms of a demo club',
  tag: 'Demo',
  params: ClubParams,
  reply: z.array(
    z.object({
      form_id: z.uuid(),
      kind: FormKind,
      name: z.string(),
      version: z.number(),
      /** A plan that asks with this form, for the answers that it begins with. */
      plan_id: z.uuid().nullable(),
    }),
  ),
})

export const getDemoForm = endpoint({
  name: 'getDemoForm',
  method: 'GET',
  path: '/dev/{club}/forms/{form_id}',
  summary: 'A form of a demo club, as a visitor is given it',
  tag: 'Demo',
  params: FormParams,
  /** The newest unless said: whoever began with an older version is read by that one. */
  query: z.object({ version: VersionInPath.optional() }),
  reply: DynamicForm,
})

/** The demo's: keeps what was answered, as buying a membership will. */
export const giveDemoAnswers = endpoint({
  name: 'giveDemoAnswers',
  method: 'POST',
  path: '/dev/{club}/forms/{form_id}/answers',
  summary: 'Answers to a form of a demo club',
  tag: 'Demo',
  params: FormParams,
  body: FormAnswers.extend({
    version: Version,
    /** Whom the answers are about: the caller, or somebody for whom they act. */
    member_id: z.uuid().optional(),
  }),
  reply: z.object({ answers_id: z.uuid() }),
})

/** With the version that they were given to, whatever the form has become since. */
export const getDemoAnswers = endpoint({
  name: 'getDemoAnswers',
  method: 'GET',
  path: '/dev/{club}/answers/{answers_id}',
  summary: 'What was answered to a form of a demo club',
  tag: 'Demo',
  params: ClubParams.extend({ answers_id: z.uuid() }),
  reply: z.object({ form: DynamicForm, answers: FormAnswers, newest_version: z.number() }),
})
