// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { DynamicForm, FormQuestion } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { draftKey, forgetDraft, hasDraft, keepDraft, readDraft } from './draft.ts'
import { postedFields } from './posted-fields.ts'

const FORM_ID = '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10'
const BRID = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01'

function aForm(questions: FormQuestion[], version = 1): DynamicForm {
  const placed = questions.map((question, sequence) => ({ ...question, sequence }))
  const section = { section_id: 's', default_section_id: null, label: 'You', sequence: 0, questions: placed }
  return { form_id: FORM_ID, version, kind: 'juvenile', name: 'Juvenile', sections: [section] }
}
const asOwn = (id: string, question: FormQuestion): FormQuestion => ({ ...question, default_question_id: id })

const school = (options: string[], hasOther = true) =>
  newQuestion('school', 'singleChoice', 'School', { options, hasOther })
const FIRST = aForm([newQuestion('name', 'text', 'Name'), school(['Quay Road', 'None'])])

beforeEach(() => sessionStorage.clear())

test('what was typed is there again, letter by letter, for the same form, version and person only', () => {
  const typed = { 'q.name': [' Fiadh '], 'q.school': ['Other'], 'q.school.other': ['At home'] }
  keepDraft(draftKey(FIRST, BRID), typed)
  expect(readDraft(draftKey(FIRST, BRID), FIRST)).toEqual(typed)
  expect(readDraft(draftKey(FIRST, 'somebody-else'), FIRST)).toBeNull()
  expect(readDraft(draftKey({ ...FIRST, form_id: 'another' }, BRID), FIRST)).toBeNull()
  expect([BRID, 'somebody-else'].map((person) => hasDraft(draftKey(FIRST, person)))).toEqual([true, false])
})

test('a draft that was forgotten does not come back', () => {
  keepDraft(draftKey(FIRST, BRID), { 'q.name': ['Fiadh'] })
  forgetDraft(draftKey(FIRST, BRID))
  expect(readDraft(draftKey(FIRST, BRID), FIRST)).toBeNull()
})

test('FORM-34 a form that changed meanwhile takes along what still fits', () => {
  const before = aForm([
    newQuestion('name', 'text', 'Name'),
    newQuestion('born', 'date', 'Date of birth'),
    school(['Quay Road', 'Harbour School']),
    newQuestion('team', 'singleChoice', 'Team', { options: ['Red', 'Blue'] }),
    newQuestion('days', 'multipleChoice', 'Days', { options: ['Monday', 'Friday'] }),
    newQuestion('gone', 'text', 'Gone'),
    asOwn('country', newQuestion('land', 'singleChoice', 'Country')),
    asOwn('county', newQuestion('county', 'singleChoice', 'County')),
  ])
  keepDraft(draftKey(before, BRID), {
    'q.name': [' Fiadh '],
    'q.born': ['27/3/2014'],
    'q.school': ['Harbour School'],
    'q.team': ['Blue'],
    'q.days': ['Monday', 'Friday'],
    'q.gone': ['whatever'],
    'q.land': ['Ireland'],
    'q.county': ['Cork'],
  })
  const after = aForm(
    [
      newQuestion('name', 'text', 'Full name'),
      newQuestion('born', 'date', 'Born'),
      school(['Quay Road']),
      newQuestion('team', 'singleChoice', 'Team', { options: ['Red'] }),
      newQuestion('days', 'multipleChoice', 'Days', { options: ['Friday'] }),
      asOwn('country', newQuestion('land', 'singleChoice', 'Country')),
      asOwn('county', newQuestion('county', 'singleChoice', 'County')),
      newQuestion('new', 'text', 'New'),
    ],
    2,
  )
  expect(readDraft(draftKey(after, BRID), after)).toEqual({
    'q.name': [' Fiadh '],
    'q.born': ['27/3/2014'],
    'q.school': ['Other'],
    'q.school.other': ['Harbour School'],
    'q.days': ['Friday'],
    'q.land': ['Ireland'],
    'q.county': ['Cork'],
  })
})

test.each([
  ['no JSON', '{'],
  ['no object', '"text"'],
  ['a list', '[]'],
  ['no lists of text', '{"q.name":"Fiadh"}'],
  ['numbers', '{"q.name":[1]}'],
])('a draft that somebody else wrote is no draft: %s', (_why, text) => {
  sessionStorage.setItem(`form-draft:${draftKey(FIRST, BRID)}`, text)
  expect(readDraft(draftKey(FIRST, BRID), FIRST)).toBeNull()
})

test('where the browser forbids storage, or has no room, the page works without drafts', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft(draftKey(FIRST, BRID), { 'q.name': ['Fiadh'] })
  full.mockRestore()
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(readDraft(draftKey(FIRST, BRID), FIRST)).toBeNull()
  forgetDraft(draftKey(FIRST, BRID))
  forbidden.mockRestore()
})

test('the fields of a page, each with all of its values and no file', () => {
  const form = new FormData()
  form.append('q.days', 'Monday')
  form.append('q.days', 'Friday')
  form.append('q.name', '')
  form.append('q.picture', new Blob(['x']))
  expect(postedFields(form)).toEqual({ 'q.days': ['Monday', 'Friday'], 'q.name': [''], 'q.picture': [] })
})
