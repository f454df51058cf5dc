import type { Answer, DynamicForm } from '@clubhouse/contract/people/forms'
import { answersFor, formOf } from '../world/forms.ts'
import { ask, type Asked } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** What a parent answers to Dunvarra's juvenile form; the name is one that must stay text. */
export const CHILD: Record<string, Answer> = {
  first_name: 'Fiadh',
  last_name: '<img src=x onerror=alert(1)>',
  date_of_birth: '2017-07-18T00:00:00.000Z',
  country: 'Ireland',
  county: 'Galway',
  address_line1: '1 Quay Road',
  city: 'Dunvarra',
  emergency_contact_name: 'Colm Hallaran',
  emergency_contact_phone: '0861234567',
  has_medical_condition: true,
  medical_details: 'Asthma; blue inhaler',
  school: 'None',
  code_of_conduct: true,
  data_consent: true,
  photo_permission: false,
  'jersey-size': 'Age 9–10',
  'walks-home': false,
}

export interface AskedOf extends Asked {
  /** The club whose form it is; Dunvarra unless given. */
  club?: string
}

/** Hands answers in to the first version of a form, unless the body names another. */
export const giveAnswers = (
  app: Pick<TestApp, 'server'>,
  formId: string,
  body: object,
  { club = 'dunvarra', ...asked }: AskedOf = {},
) => ask(app, `/v2/dev/${club}/forms/${formId}/answers`, { version: 1, ...body }, asked)

type Reply = ReturnType<typeof ask>

/** Where forms are filled in, and what was given is looked at. */
export interface AnswerDesk {
  juvenile: DynamicForm
  give: (formId: string, body: object, asked?: AskedOf) => Reply
  /** The juvenile form, for a child that is valid but for the changes. */
  giveChild: (changes?: Record<string, Answer>, asked?: AskedOf) => Reply
  read: (answersId: string, asked?: AskedOf) => Reply
  countAnswers: () => Promise<number>
}

export async function openAnswerDesk(app: TestApp): Promise<AnswerDesk> {
  const juvenile: DynamicForm = (await ask(app, `/v2/dev/dunvarra/forms/${await formOf(app, 'juvenile')}`))
    .body
  const give: AnswerDesk['give'] = (formId, body, asked) => giveAnswers(app, formId, body, asked)
  return {
    juvenile,
    give,
    giveChild: (changes = {}, asked = {}) =>
      give(juvenile.form_id, answersFor(juvenile, { ...CHILD, ...changes }), asked),
    read: (answersId, { club = 'dunvarra', ...asked } = {}) =>
      ask(app, `/v2/dev/${club}/answers/${answersId}`, undefined, asked),
    countAnswers: async () => (await app.asOwner('select id from form_answers')).length,
  }
}
