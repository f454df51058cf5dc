import { expect, test } from 'vitest'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aPage, refusal } from '#lib/testing/page-stub.ts'
import { locationOf, posting } from '#lib/testing/posted.ts'
import { type AnswersTaker, type GivenAnswers, type Refused, takeAnswers } from './take-answers.ts'

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

/** A page whose endpoints answer thus; what was kept is in `kept`. */
async function post(fields: Record<string, string>, answering: Partial<AnswersTaker> = {}) {
  const kept: GivenAnswers[] = []
  const answer: unknown = await takeAnswers(posting(aPage({}), '/answers', fields), {
    findForm: async (version) => aForm(version ?? 9),
    findToday: async () => '2026-11-15',
    keep: async (answers) => {
      kept.push(answers)
      return '/kept'
    },
    ...answering,
  })
  return { answer, kept }
}

function refusedIn(answer: unknown): Refused & { status: number | undefined } {
  const { data, init } = answer as { data: Refused; init: ResponseInit }
  return { ...data, status: init.status }
}

const TYPED = {
  version: '3',
  'q.name': ' Fiadh ',
  'q.born': '27/3/2014',
  'q.school': 'Other',
  'q.school.other': 'At home',
  'q.year': '4th class',
}

test('FORM-25 FORM-33 FORM-40 fields posted without a script are kept as answers to the version that was shown', async () => {
  const { answer, kept } = await post(TYPED)
  expect(locationOf(answer)).toBe('/kept')
  expect((answer as Response).status).toBe(303)
  expect(kept[0]).toEqual({
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
  const { kept } = await post({ ...TYPED, 'q.school': 'None' })
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain('4th class')
})

test('what is wrong comes back with every field as it was typed, in the version that was shown', async () => {
  const typed = { ...TYPED, 'q.name': ' ', 'q.born': '31/02/2014', 'q.school.other': '' }
  const { answer, kept } = await post(typed)
  const { errors, again, formError, status } = refusedIn(answer)
  expect(status).toBe(422)
  expect(formError).toBeNull()
  expect(errors.map(({ question_id }) => question_id)).toEqual(['name', 'born', 'school'])
  expect(again?.form.version).toBe(3)
  expect(again?.posted).toMatchObject({ 'q.name': [' '], 'q.born': ['31/02/2014'], 'q.school': ['Other'] })
  expect(kept).toEqual([])
})

test('a page that runs a script sends the answers themselves', async () => {
  const answers = {
    sections: [{ section_id: 'child', questions: [{ question_id: 'name', answer: 'Fiadh' }] }],
  }
  const { answer, kept } = await post({ version: '3', answers: JSON.stringify(answers) })
  expect(locationOf(answer)).toBe('/kept')
  expect(kept[0]).toMatchObject({ version: 3, sections: [{ section_id: 'child' }] })
})

test.each(['{', '[]', '{"sections":[{"section_id":"../x","questions":[]}]}'])(
  'what no page of ours sends is refused: %s',
  async (answers) => {
    await expect(post({ version: '3', answers })).rejects.toMatchObject({ status: 400 })
  },
)

test('what the server says of a question stands at the question, the rest above the form', async () => {
  const refusing = (errors?: Record<string, string>) => ({
    keep: () => Promise.reject(refusal(422, errors)),
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
  const { answer } = await post(TYPED, { keep: () => Promise.reject(refusal(409)) })
  const { status, formError, again } = refusedIn(answer)
  expect([status, again?.form.version]).toEqual([409, 9])
  expect(formError).toBeTruthy()
  expect(again?.posted).toMatchObject({ 'q.name': [' Fiadh '], 'q.school': ['Other'] })
})
