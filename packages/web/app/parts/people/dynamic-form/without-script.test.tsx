// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import type { DynamicFormProps } from './dynamic-form-props.ts'
import { DynamicForm } from './dynamic-form.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { aForm, TODAY } from './testing/a-form.tsx'

/** As the server sends it. */
function serve(questions: FormQuestion[], props: Partial<DynamicFormProps> = {}) {
  const page = <DynamicForm form={aForm(questions)} today={TODAY} idPrefix="f" {...props} />
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  document.body.innerHTML = renderToStaticMarkup(<Stub />)
  return document.body
}
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

test('a form posts by itself, and leaves judging to us', () => {
  serve([newQuestion('nick', 'text', 'Nickname', { required: true })])
  expect([document.forms[0]?.method, document.forms[0]?.noValidate]).toEqual(['post', true])
  expect(document.body.innerHTML).not.toContain('style=')
})

test('nothing is closed that only a script could open again', () => {
  const school = newQuestion('school', 'singleChoice', 'School', { options: ['None'], preselected: 'None' })
  const disabledWhen = [{ question: 'school', is: 'None' }]
  serve([school, newQuestion('year', 'text', 'Class', { disabledWhen })])
  expect(named('q.year')?.disabled).toBe(false)
})

test('FORM-32 the field for words of one’s own is there, and the style sheet shows it when it is wanted', () => {
  serve([newQuestion('school', 'singleChoice', 'School', { options: ['None'], hasOther: true })])
  expect(named('q.school.other')?.closest('.otherWithoutScript')).toBeTruthy()
})

test('MEMB-58 the counties of every country stand under their country', () => {
  serve([defaultQuestion('adult', 'country'), defaultQuestion('adult', 'county')])
  const groups = [...document.querySelectorAll('optgroup')].map(({ label }) => label)
  expect(groups).toContain('Northern Ireland')
  expect(document.querySelector('optgroup[label=Ireland] option[value=Cork]')).toBeTruthy()
})

test('what was typed comes back with what is wrong, at its field and listed', () => {
  const errors = [
    { section_id: 'details', question_id: 'born', label: 'Born', message: 'This day does not exist' },
  ]
  serve([newQuestion('born', 'date', 'Born')], { errors, posted: { 'q.born': ['31/02/2014'] } })
  expect([named('q.born')?.value, named('q.born')?.getAttribute('aria-invalid')]).toEqual([
    '31/02/2014',
    'true',
  ])
  const link = document.querySelector<HTMLAnchorElement>('[role=alert] a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Born: This day does not exist',
    '#f-born',
  ])
})

test('HTML in a label, a hint, an option and an answer is text', () => {
  const html = '<img src=x onerror=alert(1)>'
  const question = newQuestion('q', 'singleChoice', html, { hint: html, options: [html], hasOther: true })
  serve([question, newQuestion('t', 'text', 'Text')], { posted: { 'q.q': [html], 'q.t': [html] } })
  expect(document.querySelector('img')).toBeNull()
  expect(named('q.t')?.value).toBe(html)
})

test('FORMED-02 a preview shows the control, and can neither be filled in nor sent', () => {
  const question = newQuestion('size', 'singleChoice', 'Jersey size', {
    display: 'radio',
    options: ['S', 'M'],
  })
  document.body.innerHTML = renderToStaticMarkup(
    <QuestionPreview form={aForm([question])} question={question} />,
  )
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(radios.map(({ value }) => value)).toEqual(['S', 'M'])
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(document.body.textContent).toContain('Jersey size')
})
