import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormInput, FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import {
  disabledWhen,
  matching,
  newQuestion,
  type QuestionWords,
} from '@clubhouse/domain/people/forms/new-question'
import { type FormClient, openFormClient, withAdded, withQuestion } from '#testing/clients/form-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: FormClient
let form: SavedForm
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openFormClient(app)
  form = await desk.create()
})
afterAll(() => app.close())

const shoe = (words: QuestionWords = {}): FormQuestion => newQuestion('shoe', 'text', 'Shoe size', words)
const withInput = (question: FormQuestion, input: Partial<FormInput>): FormQuestion => ({
  ...question,
  input: { ...question.input, ...input },
})
const loading = (url: string) => newQuestion('shoe', 'singleChoice', 'Shoe size', { url })
const depending = (id: string, on: string) =>
  newQuestion(id, 'text', `Question ${id}`, { disabledWhen: [{ question: on, is: 'x' }] })
const added =
  (...questions: FormQuestion[]) =>
  (sections: FormSection[]): FormSection[] =>
    withAdded(sections, ...questions)
const changed =
  (id: string, change: (question: FormQuestion) => FormQuestion) =>
  (sections: FormSection[]): FormSection[] =>
    withQuestion(sections, id, change)

const UNSAFE_URLS = [
  'http://schools.example/list',
  'https://127.0.0.1/list',
  'https://localhost/list',
  'https://10.0.0.7/list',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/list',
  'https://user:secret@schools.example/list',
  'file:///etc/passwd',
]

describe('a form that makes no sense is not saved, and the message names the question', () => {
  test.each<{ what: string; edit: (sections: FormSection[]) => FormSection[]; says: string; at?: string }>([
    {
      what: 'an unknown type',
      edit: added(withInput(shoe(), { type: 'rating' })),
      says: '"Shoe size" has an unknown type',
    },
    {
      what: 'no type',
      edit: added(withInput(shoe(), { type: null })),
      says: '"Shoe size" has an unknown type',
    },
    {
      what: 'an unknown display type',
      edit: added(withInput(shoe(), { display_as: { ...shoe().input.display_as, type: 'wheel' } })),
      says: '"Shoe size" has an unknown display type',
    },
    {
      what: 'a validation that nobody knows',
      edit: added(shoe({ validations: [{ ...matching('x'), type: 'even' }] })),
      says: '"Shoe size" has an unknown validation',
    },
    {
      what: 'an effect that nobody knows',
      edit: added(withInput(shoe(), { condition: [{ ...disabledWhen('mobile', 'x'), effect: 'hide' }] })),
      says: '"Shoe size" has a condition with an unknown effect',
    },
    {
      what: 'a condition on a question that is not there',
      edit: added(shoe({ disabledWhen: [{ question: 'boots', is: 'x' }] })),
      says: '"Shoe size" depends on a question that is not in the form',
    },
    {
      what: 'a condition on a question that is deleted in the same moment',
      edit: (sections) =>
        withAdded(
          withQuestion(sections, 'gender', (question) => ({ ...question, should_delete: true })),
          shoe({ disabledWhen: [{ question: 'gender', is: 'Female' }] }),
        ),
      says: '"Shoe size" depends on a question that is not in the form',
    },
    {
      what: 'a condition on an answer that cannot be given',
      edit: added(shoe({ disabledWhen: [{ question: 'gender', is: 'Dragon' }] })),
      says: '"Shoe size" is disabled when "Gender" is "Dragon", which cannot be answered',
    },
    {
      what: 'a question that depends on itself',
      edit: added(depending('shoe', 'shoe')),
      says: '"Question shoe" depends on itself',
    },
    {
      what: 'questions that depend on each other',
      edit: added(depending('shoe', 'boot'), depending('boot', 'sock'), depending('sock', 'shoe')),
      says: 'depend on each other in a circle',
    },
    {
      what: 'a pattern with a look-ahead',
      edit: added(shoe({ validations: [matching('(?=a)a')] })),
      says: '"Shoe size" has a pattern we can’t use',
    },
    {
      what: 'a pattern with a back-reference',
      edit: added(shoe({ validations: [matching(String.raw`(a)\1`)] })),
      says: '"Shoe size" has a pattern we can’t use',
    },
    {
      what: 'a pattern that would become huge',
      edit: added(shoe({ validations: [matching('((a{100}){100}){100}')] })),
      says: '"Shoe size" has a pattern we can’t use',
    },
    {
      what: 'two questions of one id',
      edit: added(shoe(), shoe()),
      says: '"Shoe size" has the id of another question',
    },
    {
      what: 'two sections of one id',
      edit: (sections) => [
        ...sections,
        ...sections.slice(0, 1).map((one) => ({ ...one, questions: [shoe()] })),
      ],
      says: 'has the id of another section',
      at: 'section.member_details',
    },
    {
      what: 'a section that is the platform’s no more',
      edit: (sections) =>
        sections.map((section) =>
          section.section_id === 'medical' ? { ...section, default_section_id: null } : section,
        ),
      says: 'The section "Medical information" used to be a different section',
      at: 'section.medical',
    },
    {
      what: 'a question that the platform does not have',
      edit: added({ ...shoe(), default_question_id: 'shoe_size' }),
      says: '"Shoe size" is said to be a question of the platform',
    },
    {
      what: 'two rules of one id',
      edit: added(shoe({ validations: [matching('a'), matching('b')] })),
      says: '"Shoe size" has two rules with the same id',
    },
    {
      what: 'options of a text from elsewhere',
      edit: added(shoe({ url: 'https://schools.example/list' })),
      says: '"Shoe size": only a choice can load its options from an address',
    },
    {
      what: 'a choice without options',
      edit: added(newQuestion('shoe', 'singleChoice', 'Shoe size')),
      says: '"Shoe size" has nothing to choose from',
    },
    {
      what: 'a question without a label',
      edit: added({ ...shoe(), label: '  ' }),
      says: 'Question 4 in "Agreements" has no label',
    },
    {
      what: 'FORMED-03 a fixed-required question made optional',
      edit: changed('email', (question) => withInput(question, { required: false, validations: [] })),
      says: '"Email" must stay required',
      at: 'email',
    },
    {
      what: 'FORMED-04 a fixed-required question deleted',
      edit: changed('last_name', (question) => ({ ...question, should_delete: true })),
      says: '"Last name" must stay in the form',
      at: 'last_name',
    },
    {
      what: 'FORMED-06 a page link that is none',
      edit: added(shoe({ link: 'javascript:alert(1)' })),
      says: '"Shoe size": Invalid link',
    },
    ...UNSAFE_URLS.map((url) => ({
      what: `options from ${url}`,
      edit: added(loading(url)),
      says: '"Shoe size": options can only be loaded from a public https address',
    })),
  ])('$what', async ({ edit, says, at = 'shoe' }) => {
    const { status, body } = await desk.save(form, { sections: edit(form.sections) })
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'invalid_form' })
    expect(body.message).toContain(says)
    expect(Object.entries(body.errors)).toContainEqual([at, expect.stringContaining(says)])
    expect(await desk.get(form.form_id)).toEqual(form)
  })

  test('what is wrong with a section is not lost behind a question of the same id', async () => {
    const twin = { ...shoe(), label: ' ' }
    const section = {
      section_id: 'shoe',
      default_section_id: null,
      label: ' ',
      sequence: 99,
      questions: [twin],
    }
    const { body } = await desk.save(form, { sections: [...form.sections, section] })
    expect(body.errors).toEqual({
      shoe: 'Question 1 in a section without a title has no label',
      'section.shoe': 'Section 7 has no title',
    })
  })

  test('an empty form, and one without what nobody can be registered without', async () => {
    const empty = await desk.save(form, { sections: [] })
    expect(empty).toMatchObject({ status: 422, body: { message: 'The form has no questions' } })
    expect(empty.body.errors.form).toBe('The form has no questions')
  })
})
