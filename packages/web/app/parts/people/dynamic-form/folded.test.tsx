// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, answersOf, field, openForm, savedAnswers, send, type } from './testing/a-form.tsx'

afterEach(cleanup)

const form = aForm([newQuestion('name', 'text', 'Name', { required: true })], {
  Address: [
    newQuestion('line', 'text', 'Address line', { required: true }),
    newQuestion('town', 'text', 'Town', { required: true }),
  ],
})
const folded = [
  {
    sectionId: 'address',
    icon: 'home' as const,
    title: 'Same address as Niamh',
    words: '14 Quay Road, Dunvarra',
  },
]
const initial = savedAnswers({ line: '14 Quay Road', town: 'Dunvarra' })
const change = () => screen.getByRole('button', { name: 'Change', description: 'Same address as Niamh' })

test('what is the same as another’s is one line, and is sent with the rest', () => {
  const onSubmit = vi.fn<(answers: FormAnswers) => void>()
  openForm(form, { folded, initial, onSubmit })
  expect(screen.getByRole('region', { name: 'Same address as Niamh' }).textContent).toContain(
    '14 Quay Road, Dunvarra',
  )
  expect(screen.queryByRole('textbox', { name: 'Town' })).toBeNull()
  type(field('Name'), 'Cian')
  send()
  expect(answersOf(onSubmit.mock.calls[0]?.[0])).toEqual({
    name: 'Cian',
    line: '14 Quay Road',
    town: 'Dunvarra',
  })
})

test('Change opens it, and the first of its fields has the focus', () => {
  openForm(form, { folded, initial })
  fireEvent.click(change())
  expect(document.activeElement).toBe(field('Address line'))
  expect(screen.getByRole('region', { name: /Address/ }).hidden).toBe(false)
})

test('what is wrong in it opens it', () => {
  openForm(form, { folded, initial: savedAnswers({ line: '14 Quay Road' }), onSubmit: vi.fn<() => void>() })
  type(field('Name'), 'Cian')
  send()
  expect(screen.queryByText('Same address as Niamh')).toBeNull()
  expect(field('Town').getAttribute('aria-invalid')).toBe('true')
})
