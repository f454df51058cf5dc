import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { DynamicForm, FormAnswers, FormKind, Version, VersionInPath } from './forms.ts'
import { FormParams } from './registration.ts'

/** Demo only: fills in a club's forms without buying anything. */

/** The newest version of each form that a club has, as a visitor is given it. */
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
  /** Version of the form that was filled in; the newest by default. */
  query: z.object({ version: VersionInPath.optional() }),
  reply: DynamicForm,
})

/** Keeps what was answered, as buying a membership will. */
export const giveDemoAnswers = endpoint({
  name: 'giveDemoAnswers',
  method: 'POST',
  path: '/dev/{club}/forms/{form_id}/answers',
  summary: 'Answers to a form of a demo club',
  tag: 'Demo',
  params: FormParams,
  body: FormAnswers.extend({
    version: Version,
    /** The person that the answers are about: the caller, or a person they act for. */
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
