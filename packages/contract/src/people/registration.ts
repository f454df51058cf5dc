import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { DynamicForm, FormAnswers, VersionInPath } from './forms.ts'
import { NamedItem } from '../site/places.ts'

/** Registration: the form, its initial answers, and the options of its questions. */

export const FormParams = ClubParams.extend({ form_id: z.uuid() })
const PlanParams = ClubParams.extend({ plan_id: z.uuid() })

/** DATA-38 */
export const RegistrationForm = z.object({ guardian: DynamicForm.nullable(), member: DynamicForm })
export type RegistrationForm = z.infer<typeof RegistrationForm>

/** API-49 */
export const getPlanForm = endpoint('GET /store/{club}/products/plans/{plan_id}/form', {
  name: 'getPlanForm',
  summary: 'The registration form of a plan, for the member and, for a child, the guardian',
  tag: 'Membership',
  params: PlanParams,
  reply: RegistrationForm,
})

export const FormType = z.enum(['member', 'guardian'])
export type FormType = z.infer<typeof FormType>

/** API-50, OPEN-079: empty where nothing is known of the person yet. */
export const getInitialAnswers = endpoint('GET /store/{club}/products/plans/{plan_id}/form/initial-answers', {
  name: 'getInitialAnswers',
  summary: 'What is known of someone, as answers to the registration form of a plan',
  tag: 'Membership',
  params: PlanParams,
  query: z.object({
    member_id: z.uuid().optional(),
    form_type: FormType.optional(),
    juvenile_id: z.uuid().optional(),
  }),
  reply: FormAnswers,
})

/** API-88: the options of a question with `metadata.url`; the server fetches them from that address. */
export const getQuestionOptions = endpoint(
  'GET /store/{club}/forms/{form_id}/versions/{version}/questions/{question_id}/options',
  {
    name: 'getQuestionOptions',
    summary: 'The options of a question that takes them from elsewhere',
    tag: 'Membership',
    params: FormParams.extend({
      version: VersionInPath,
      question_id: z.string().min(1).max(64),
    }),
    reply: z.array(NamedItem),
  },
)
