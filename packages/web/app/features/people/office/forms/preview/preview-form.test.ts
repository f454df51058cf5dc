import { expect, test } from 'vitest'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { inListOrder, previewForm } from './preview-form.ts'
import { aSavedForm, aSection } from '../testing/a-form.ts'

const school = newQuestion('quay', 'singleChoice', 'School', { url: 'https://lists.example/schools' })

test('a preview shows the order of the list, and asks no host for its options', () => {
  const section = aSection('Name', 'Class')
  const draft = { name: 'Adults', sections: [{ ...section, questions: [...section.questions, school] }] }
  const { placed } = indexOf(previewForm(aSavedForm(), inListOrder(draft)))
  expect(placed.map(({ question }) => question.label)).toEqual(['Name', 'Class', 'School'])
  expect(placed[2]?.question.input.metadata).toMatchObject({
    url: null,
    options: [{ label: '(from lists.example)' }],
  })
})
