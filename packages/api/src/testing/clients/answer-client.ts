import type { Answer, DynamicForm } from '@clubhouse/contract/people/forms'
import { answersFor, formOf } from '../world/forms.ts'
import { userIdOf } from '../world/people.ts'
import { ask, type Asked, signIn } from '../sign-in.ts'
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

export interface Teller {
  /** Who tells the club of themselves; Bríd unless given. */
  email?: string
  /** The club whose form it is; Dunvarra unless given. */
  club?: string
  /** Somebody else whom it is about. */
  about?: string
}

/** Tells a club anew what it knows of somebody, by the first version of a form unless the body names another. */
export async function giveAnswers(app: TestApp, formId: string, body: object, teller: Teller = {}) {
  const { path, asked } = await knownBy(app, formId, teller)
  return ask(app, path, { version: 1, ...body }, asked)
}

/** The form as whoever tells the club anew is given it. */
export async function formToAnswer(app: TestApp, formId: string, version: number | null = null) {
  const { path, asked } = await knownBy(app, formId)
  const { status, body } = await ask(
    app,
    `${path}${version === null ? '' : `?version=${version}`}`,
    undefined,
    asked,
  )
  return { status, form: body.form as DynamicForm }
}

/** Only a form that somebody has answered before can be answered anew: here, with nothing. */
async function knownBy(
  app: TestApp,
  formId: string,
  { email = 'brid@home.example', club = 'dunvarra', about }: Teller = {},
) {
  const userId = await userIdOf(app, email)
  await app.asOwner(
    `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
     select f.club_id, gen_random_uuid(), f.id, 1, $2, $2, $3, 'epoch' from forms f where f.id = $1
       and not exists (select from form_answers a where (a.form_id, a.given_by, a.member_id) = ($1, $2, $2))`,
    [formId, userId, NOTHING],
  )
  const { access_token: as } = await signIn(app, email, 'myaccount')
  const path = `/v2/member/family/${about ?? userId}/forms/${app.parts.registry.idOf(club)}/${formId}`
  return { path, asked: { as, on: 'myaccount' } satisfies Asked }
}

const NOTHING = JSON.stringify({ sections: [] })

type Reply = ReturnType<typeof giveAnswers>

/** Where forms are filled in, and what was given is counted. */
export interface AnswerClient {
  juvenile: DynamicForm
  give: (formId: string, body: object, teller?: Teller) => Reply
  /** The juvenile form, for a child that is valid but for the changes. */
  giveChild: (changes?: Record<string, Answer>, teller?: Teller) => Reply
  countAnswers: () => Promise<number>
}

export async function openAnswerClient(app: TestApp): Promise<AnswerClient> {
  const { form: juvenile } = await formToAnswer(app, await formOf(app, 'juvenile'))
  const give: AnswerClient['give'] = (formId, body, teller) => giveAnswers(app, formId, body, teller)
  return {
    juvenile,
    give,
    giveChild: (changes = {}, teller = {}) =>
      give(juvenile.form_id, answersFor(juvenile, { ...CHILD, ...changes }), teller),
    countAnswers: async () =>
      (await app.asOwner('select id from form_answers where answers <> $1::jsonb', [NOTHING])).length,
  }
}
