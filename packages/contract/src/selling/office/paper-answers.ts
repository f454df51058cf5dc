import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { DynamicForm, FormAnswers, Version, VersionInPath } from '../../people/forms.ts'

/** What a paper form says besides who it is: typed in by the club for somebody it has registered, as long as the family has not said it. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const FORMS = '/backoffice/registrations/{member_id}/forms'
const MemberParams = z.object({ member_id: z.uuid() })
const FormParams = MemberParams.extend({ form_id: z.uuid() })

export const listOpenForms = endpoint(`GET ${FORMS}`, {
  ...office,
  name: 'listOpenForms',
  summary: 'The forms of a person whom the club registered that still lack answers',
  params: MemberParams,
  reply: z.object({
    items: z.array(z.object({ form_id: z.uuid(), name: z.string() })),
  }),
})

/** The reading of a child's details is audited. Where something about health is known already, it isn't shown: `answered_before`. */
export const getOpenForm = endpoint(`GET ${FORMS}/{form_id}`, {
  ...office,
  name: 'getOpenForm',
  summary: 'Such a form as it asks today, with what is known',
  params: FormParams,
  query: z.object({ version: VersionInPath.optional() }),
  reply: z.object({
    form: DynamicForm,
    answers: FormAnswers,
    /** The day it is for the club. */
    today: z.string(),
    person: z.object({ first_name: z.string(), last_name: z.string() }),
  }),
})

export const typeOpenForm = endpoint(`POST ${FORMS}/{form_id}`, {
  ...office,
  name: 'typeOpenForm',
  summary: 'Types in the answers of a paper form, by the rules of the form',
  params: FormParams,
  body: FormAnswers.extend({ version: Version }),
  reply: z.object({ answers_id: z.uuid() }),
})
