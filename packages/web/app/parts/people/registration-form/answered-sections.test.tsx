// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm } from '#parts/people/dynamic-form/testing/a-form.tsx'
import { answerLines } from './answer-text.ts'
import { AnsweredSections } from './answered-sections.tsx'

afterEach(cleanup)

const HTML = '<img src=x onerror=alert(1)>'

test.each([
  { question: newQuestion('q', 'text', 'Name'), answer: HTML, lines: [HTML] },
  { question: newQuestion('q', 'date', 'Born'), answer: '2014-03-27T00:00:00.000Z', lines: ['27/03/2014'] },
  { question: newQuestion('q', 'boolean', 'Photos'), answer: false, lines: ['No'] },
  { question: newQuestion('q', 'boolean', 'Photos'), answer: true, lines: ['Yes'] },
  {
    question: newQuestion('q', 'multipleChoice', 'Days', { options: ['Monday', 'Friday'] }),
    answer: ['Monday', 'Friday'],
    lines: ['Monday', 'Friday'],
  },
  {
    question: newQuestion('q', 'singleChoice', 'School', { hasOther: true }),
    answer: 'Mine',
    lines: ['Mine'],
  },
  { question: newQuestion('q', 'text', 'Name'), answer: null, lines: [] },
])('FORM-25 $answer is read as $lines', ({ question, answer, lines }) => {
  expect(answerLines(question, answer)).toEqual(lines)
})

test('what was answered is shown with the words that were asked, and as text', () => {
  const form = aForm([], { [HTML]: [newQuestion('q', 'text', HTML)] })
  const given = { question_id: 'q', default_question_id: null, answer: HTML, label: '' }
  const answers: FormAnswers = {
    sections: [{ section_id: HTML, default_section_id: null, questions: [given] }],
  }
  const { container } = render(<AnsweredSections form={form} answers={answers} />)
  expect(container.querySelector('img')).toBeNull()
  expect([...container.querySelectorAll('h2, dt, dd')].map((each) => each.textContent)).toEqual([
    HTML,
    HTML,
    HTML,
  ])
})
