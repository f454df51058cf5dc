// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { ConflictDialog } from './conflict-dialog.tsx'
import { aSavedForm, aSection } from '../testing/a-form.ts'

afterEach(cleanup)

const base = { name: 'Adult registration', sections: [aSection('Name', 'School')] }
const labelled = (label: string) => {
  const section = aSection('Name', 'School', 'Team')
  return {
    ...section,
    questions: section.questions.map((each) => (each.question_id === 'school' ? { ...each, label } : each)),
  }
}

/** As an editor has them: in order, and numbered at the next save only. */
const unnumbered = (section: FormSection): FormSection => ({
  ...section,
  questions: section.questions.map((each) => ({ ...each, sequence: 0 })),
})

function open(isOwn = false) {
  const [onGoOn, onDiscard, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <ConflictDialog
      base={base}
      mine={{ name: 'Adults', sections: [unnumbered(labelled('My school'))] }}
      theirs={aSavedForm({
        version: 4,
        sections: [
          { ...aSection('Name', 'School'), questions: labelled('Their school').questions.slice(0, 2) },
        ],
      })}
      time={{ now: '2026-11-16T12:00:00Z', timeZone: 'Europe/Dublin' }}
      isOwn={isOwn}
      onGoOn={onGoOn}
      onDiscard={onDiscard}
      onClose={onClose}
    />,
  )
  return { onGoOn, onDiscard }
}

test('says who saved when, and what each of the two changed', () => {
  open()
  expect(screen.getByText('Orla Fennick saved this form today at 11:02')).toBeTruthy()
  const [theirs, mine] = [...document.querySelectorAll('section')].map(({ textContent }) => textContent)
  expect(theirs).toContain('School → Their school')
  expect(mine).toContain('School → My school')
  expect(mine).toContain('Added “Team” to About you')
  expect(mine).toContain('Name of the form: Adults')
})

test.each([
  { choice: 'Yours', school: 'My school' },
  { choice: 'Theirs', school: 'Their school' },
])('going on keeps what only I changed, and of what both changed: $choice', ({ choice, school }) => {
  const { onGoOn } = open()
  const side = screen.getByLabelText(new RegExp(`^${choice}`))
  expect(side.closest('label')?.textContent).toBe(`${choice}“${school}”`)
  fireEvent.click(side)
  fireEvent.click(screen.getByText('Merge and keep editing'))
  const draft = onGoOn.mock.calls[0]?.[0] as typeof base
  expect(draft.name).toBe('Adults')
  expect(indexOf(draft).placed.map(({ question }) => question.label)).toEqual(['Name', school, 'Team'])
})

test.each([
  { choice: 'Yours', name: 'Adults' },
  { choice: 'Theirs', name: 'Grown-ups' },
])('a form that both renamed is called as chosen: $choice', ({ choice, name }) => {
  const onGoOn = vi.fn()
  render(
    <ConflictDialog
      base={base}
      mine={{ ...base, name: 'Adults' }}
      theirs={aSavedForm({ ...base, version: 4, name: 'Grown-ups' })}
      time={{ now: '2026-11-16T12:00:00Z', timeZone: 'Europe/Dublin' }}
      isOwn={false}
      onGoOn={onGoOn}
      onDiscard={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Name of the form' })).toBeTruthy()
  const side = screen.getByLabelText(new RegExp(`^${choice}`))
  expect(side.closest('label')?.textContent).toBe(`${choice}“${name}”`)
  fireEvent.click(side)
  fireEvent.click(screen.getByText('Merge and keep editing'))
  expect(onGoOn).toHaveBeenCalledWith(expect.objectContaining({ name }))
})

test('where one of the two took a question away, the choice says so', () => {
  render(
    <ConflictDialog
      base={base}
      mine={{ ...base, sections: [aSection('Name')] }}
      theirs={aSavedForm({
        version: 4,
        sections: [
          { ...aSection('Name', 'School'), questions: labelled('Their school').questions.slice(0, 2) },
        ],
      })}
      time={{ now: '2026-11-16T12:00:00Z', timeZone: 'Europe/Dublin' }}
      isOwn={false}
      onGoOn={vi.fn()}
      onDiscard={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  const words = ['Yours', 'Theirs'].map(
    (choice) => screen.getByLabelText(new RegExp(`^${choice}`)).closest('label')?.textContent,
  )
  expect(words).toEqual(['YoursRemoved', 'Theirs“Their school”'])
})

test('mine is only given up by its own button', () => {
  const { onDiscard } = open()
  fireEvent.click(screen.getByText('Discard mine'))
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('who saved in another tab is told of no other person', () => {
  open(true)
  expect(screen.getByText('You saved this form elsewhere today at 11:02')).toBeTruthy()
  const words = document.body.textContent
  for (const other of ['Orla', 'You both', 'Theirs', 'theirs']) expect(words).not.toContain(other)
  expect(screen.getByLabelText(/^From here/).closest('label')?.textContent).toBe('From here“My school”')
  expect(screen.getByText('Discard the changes here')).toBeTruthy()
})

test('both sides and the choice call a thing by its one old name', () => {
  open()
  const names = [...document.querySelectorAll('section li p:first-child')].map((each) => each.textContent)
  expect(names.filter((name) => name === '“School”')).toHaveLength(2)
  expect(screen.getByRole('radiogroup', { name: 'School' })).toBeTruthy()
})
