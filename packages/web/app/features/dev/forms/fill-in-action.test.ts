import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { pageContext } from '#lib/page/page-context.ts'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { locationOf } from '#lib/testing/posted.ts'
import type { Refused } from '#parts/people/registration-form/take-answers.ts'
import { action as fillInAction } from './fill-in.page.tsx'

const FORM_ID = '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10'
const SCHOOL = { options: ['Quay Road', 'None'], hasOther: true }

const aForm = (version: number): DynamicForm => ({
  form_id: FORM_ID,
  version,
  kind: 'juvenile',
  name: 'Juvenile',
  sections: [
    {
      section_id: 'child',
      default_section_id: null,
      label: 'Child',
      sequence: 0,
      questions: [
        newQuestion('name', 'text', 'Name', { required: true }),
        newQuestion('born', 'date', 'Date of birth', { required: true }),
        newQuestion('school', 'singleChoice', 'School', SCHOOL),
        newQuestion('year', 'text', 'Year', { disabledWhen: [{ question: 'school', is: 'None' }] }),
      ],
    },
  ],
})

const ANSWERING: Answers = {
  getDemoForm: ({ query }) => aForm(Number(query['version'])),
  getStore: () => anAccount(),
  giveDemoAnswers: () => ({ answers_id: 'kept-7' }),
}

async function post(fields: Record<string, string>, answers: Answers = ANSWERING) {
  const page = { ...aPage(answers), demo: {} as DemoNotes }
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const url = new URL(`https://testford.clubs.example/dev/forms/${FORM_ID}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const answer: unknown = await fillInAction({
    request,
    context,
    params: { formId: FORM_ID },
    url,
    pattern: url.pathname,
  })
  return { answer, page }
}

function refusedIn(answer: unknown): Refused & { status: number | undefined } {
  const { data, init } = answer as { data: Refused; init: ResponseInit }
  return { ...data, status: init.status }
}

const TYPED = {
  version: '3',
  draft: 'a-draft',
  'q.name': ' Fiadh ',
  'q.born': '27/3/2014',
  'q.school': 'Other',
  'q.school.other': 'At home',
  'q.year': '4th class',
}

test('FORM-25 FORM-33 FORM-40 fields posted without a script are kept as answers to the version that was shown', async () => {
  const { answer, page } = await post(TYPED)
  expect(locationOf(answer)).toBe('/dev/forms/answers/kept-7?draft=a-draft')
  expect((answer as Response).status).toBe(303)
  expect(page.bodies.at(-1)).toEqual({
    version: 3,
    sections: [
      {
        section_id: 'child',
        default_section_id: null,
        questions: [
          { question_id: 'name', default_question_id: null, answer: 'Fiadh', label: 'Name' },
          {
            question_id: 'born',
            default_question_id: null,
            answer: '2014-03-27T00:00:00.000Z',
            label: 'Date of birth',
          },
          { question_id: 'school', default_question_id: null, answer: 'At home', label: 'School' },
          { question_id: 'year', default_question_id: null, answer: '4th class', label: 'Year' },
        ],
      },
    ],
  })
})

test('FORM-29 what a condition rules out is not sent on, even where no script could disable it', async () => {
  const { page } = await post({ ...TYPED, 'q.school': 'None' })
  expect(JSON.stringify(page.bodies.at(-1))).not.toContain('4th class')
})

test('what is wrong comes back with every field as it was typed, in the version that was shown', async () => {
  const typed = { ...TYPED, 'q.name': ' ', 'q.born': '31/02/2014', 'q.school.other': '' }
  const { answer, page } = await post(typed)
  const { errors, again, formError, status } = refusedIn(answer)
  expect(status).toBe(422)
  expect(formError).toBeNull()
  expect(errors.map(({ question_id }) => question_id)).toEqual(['name', 'born', 'school'])
  expect(again?.form.version).toBe(3)
  expect(again?.posted).toMatchObject({ 'q.name': [' '], 'q.born': ['31/02/2014'], 'q.school': ['Other'] })
  expect(page.calls.some((call) => call.startsWith('giveDemoAnswers'))).toBe(false)
})

test('a page that runs a script sends the answers themselves', async () => {
  const answers = {
    sections: [{ section_id: 'child', questions: [{ question_id: 'name', answer: 'Fiadh' }] }],
  }
  const { answer, page } = await post({ version: '3', draft: '', answers: JSON.stringify(answers) })
  expect(locationOf(answer)).toBe('/dev/forms/answers/kept-7?draft=')
  expect(page.bodies.at(-1)).toMatchObject({ version: 3, sections: [{ section_id: 'child' }] })
})

test.each(['{', '[]', '{"sections":[{"section_id":"../x","questions":[]}]}'])(
  'what no page of ours sends is refused: %s',
  async (answers) => {
    await expect(post({ version: '3', answers })).rejects.toMatchObject({ status: 400 })
  },
)

test('what the server says of a question stands at the question, the rest above the form', async () => {
  const refusing = (errors?: Record<string, string>) => ({
    ...ANSWERING,
    giveDemoAnswers: () => {
      throw refusal(422, errors)
    },
  })
  const atField = refusedIn((await post(TYPED, refusing({ school: 'No such school' }))).answer)
  expect(atField.errors).toEqual([
    { section_id: 'child', question_id: 'school', label: 'School', message: 'No such school' },
  ])
  expect([atField.formError, atField.status]).toEqual([null, 422])
  const above = refusedIn((await post(TYPED, refusing())).answer)
  expect(above.errors).toEqual([])
  expect(above.formError).toBeTruthy()
  expect(above.again?.posted).toMatchObject({ 'q.name': [' Fiadh '] })
})

test('a form that was changed too long ago comes back as it is now, with what was typed', async () => {
  const { answer } = await post(TYPED, {
    ...ANSWERING,
    getDemoForm: ({ query }) => aForm(Number(query['version'] ?? 9)),
    giveDemoAnswers: () => {
      throw refusal(409)
    },
  })
  const { status, formError, again } = refusedIn(answer)
  expect([status, again?.form.version]).toEqual([409, 9])
  expect(formError).toBeTruthy()
  expect(again?.posted).toMatchObject({ 'q.name': [' Fiadh '], 'q.school': ['Other'] })
})

test('in live mode there is no such page', async () => {
  const context = new RouterContextProvider()
  context.set(pageContext, aPage(ANSWERING))
  const url = new URL(`https://testford.clubs.example/dev/forms/${FORM_ID}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(TYPED) })
  await expect(
    fillInAction({ request, context, params: { formId: FORM_ID }, url, pattern: '' }),
  ).rejects.toMatchObject({ status: 302 })
})
