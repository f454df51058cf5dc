// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { aForm, field, openForm, type } from '../testing/a-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const FORM = aForm([
  newQuestion('nick', 'text', 'Nickname'),
  newQuestion('town', 'text', 'Town'),
  newQuestion('school', 'singleChoice', 'School', { options: ['None'], hasOther: true }),
])
const key = draftKey(FORM, 'brid')

test('what is typed is kept at once, and is there again', () => {
  openForm(FORM, { draftKey: key })
  type(field('Nickname'), 'Fia')
  type(field('School'), 'Other')
  type(field('In your own words'), 'At home')
  expect(readDraft(key, FORM)).toEqual({
    'q.nick': ['Fia'],
    'q.town': [''],
    'q.school': ['Other'],
    'q.school.other': ['At home'],
  })
  cleanup()
  openForm(FORM, { draftKey: key })
  expect([field('Nickname').value, field('In your own words').value]).toEqual(['Fia', 'At home'])
})

test('what came back from the server comes before the draft', () => {
  keepDraft(key, { 'q.nick': ['Older'] })
  openForm(FORM, { draftKey: key, posted: { 'q.nick': ['Newer'], 'q.town': ['31/02'] } })
  expect([field('Nickname').value, field('Town').value]).toEqual(['Newer', '31/02'])
})

test('a draft that was forgotten is gone, also for the page that comes next', () => {
  openForm(FORM, { draftKey: key })
  type(field('Nickname'), 'Fia')
  forgetDraft(key)
  cleanup()
  openForm(FORM, { draftKey: key })
  expect(field('Nickname').value).toBe('')
})
