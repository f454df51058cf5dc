// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { clearAllNotifications, notifications } from '#ui/notifications/notification-store.ts'
import { EditForm } from './edit-form.tsx'
import type { SaveAnswer } from './save-answer.ts'
import { aSavedForm, aSection } from '../testing/a-form.ts'

// The editor comes by itself, which takes its time on a loaded machine.
configure({ defaultHidden: true })

let answer: (saved: SaveAnswer) => void
let sent: { base_version: number; name: string; sections: FormSection[] }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Promise((resolve) => {
      answer = (saved) => resolve(Response.json(saved))
    })
  })
})
afterEach(() => {
  cleanup()
  clearAllNotifications()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ })
/** Beside what was published; the editor has one of its own. */
const undoButton = () =>
  within(screen.getByText(/is published/).parentElement as HTMLElement).getByRole('button')
const title = () => screen.findByLabelText<HTMLInputElement>('Section title')

/** Somebody who works by keyboard has changed the title and presses Save. */
async function changeAndSave(form = aSavedForm()) {
  const time = { now: '2026-11-16T12:00:00Z', timeZone: 'Europe/Dublin' }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <EditForm form={form} time={time} clubLook={{ font: 'outfit', colours: {} }} userId="tadhg" />
      ),
    },
  ])
  render(<Page />)
  fireEvent.change(await title(), { target: { value: 'About yourself' } })
  saveButton().focus()
  fireEvent.click(saveButton())
}

const savedAs = (version: number, label: string, ...labels: string[]): SavedForm =>
  aSavedForm({ version, sections: [{ ...aSection('Name', 'School', ...labels), label }] })

test('the button that saves keeps the focus: it says that there is nothing to save, but stays within reach', async () => {
  await changeAndSave()
  expect([saveButton().disabled, saveButton().getAttribute('aria-busy')]).toEqual([false, 'true'])
  answer({ kind: 'saved', form: savedAs(4, 'About yourself') })
  await screen.findByText('Version 4')
  expect([saveButton().disabled, saveButton().getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(saveButton())
})

test('after both versions were put together the focus is on Save, and it is said that nothing is saved yet', async () => {
  await changeAndSave()
  answer({ kind: 'conflict', theirs: savedAs(4, 'About you', 'Club') })
  fireEvent.click(await screen.findByRole('button', { name: 'Merge and keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(saveButton())
  expect(notifications().map((notice) => notice.title)).toEqual([
    'Merged, but not saved yet. Have a look, then save.',
  ])
  expect((await title()).value).toBe('About yourself')
})

test('where only theirs is left there is nothing more to save', async () => {
  await changeAndSave()
  answer({ kind: 'conflict', theirs: savedAs(4, 'All about you') })
  fireEvent.click(await screen.findByRole('radio', { name: /^Theirs/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Merge and keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notifications()).toEqual([])
  expect((await title()).value).toBe('All about you')
})

const USED = { plans: ['Senior player', 'Social member'], answer_count: 1 }

test('a form that plans use says whom a save reaches, publishes it, and takes it back as a version of its own', async () => {
  const used = aSavedForm(USED)
  await changeAndSave(used)
  expect(saveButton().textContent).toBe('Save and publish')
  expect(screen.getByText(/^Used by Senior player and Social member\./).textContent).toContain(
    'The 1 answer already given won’t change.',
  )
  answer({ kind: 'saved', form: { ...savedAs(4, 'About yourself'), ...USED } })
  await screen.findByText(
    'Version 4 is published. Everyone who joins Senior player and Social member sees it from now on.',
  )
  fireEvent.click(undoButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ base_version: 4, name: used.name, sections: used.sections })
  answer({ kind: 'saved', form: { ...savedAs(5, 'About you'), ...USED } })
  await screen.findByText('Undone. The form is back as it was, saved as version 5.')
  expect((await title()).value).toBe('About you')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('what somebody saved since is not undone along with it', async () => {
  await changeAndSave(aSavedForm(USED))
  answer({ kind: 'saved', form: { ...savedAs(4, 'About yourself'), ...USED } })
  await screen.findByText(/^Version 4 is published/)
  fireEvent.click(undoButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  answer({ kind: 'conflict', theirs: { ...savedAs(5, 'Theirs'), ...USED } })
  await screen.findByText(/couldn’t undo this because someone has saved the form since/)
  expect((await title()).value).toBe('About yourself')
})

test('the way back goes once something else is written', async () => {
  await changeAndSave(aSavedForm(USED))
  answer({ kind: 'saved', form: { ...savedAs(4, 'About yourself'), ...USED } })
  await screen.findByText(/^Version 4 is published/)
  fireEvent.change(await title(), { target: { value: 'Something else' } })
  expect(screen.queryByText(/^Version 4 is published/)).toBeNull()
})

test('a form that nobody uses is only saved', async () => {
  await changeAndSave()
  expect(saveButton().textContent).toBe('Save')
  expect(screen.getByText('Not used by any plan yet, so members can’t see it.')).toBeTruthy()
  answer({ kind: 'saved', form: savedAs(4, 'About yourself') })
  await screen.findByText('Version 4')
  expect(screen.queryByText(/is published/)).toBeNull()
})
