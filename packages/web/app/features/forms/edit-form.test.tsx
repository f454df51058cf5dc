// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedForm } from '@clubhouse/contract/backoffice-forms'
import { clearAllNotifications, notifications } from '../../ui/notifications/notification-store.ts'
import { EditForm } from './edit-form.tsx'
import type { SaveAnswer } from './save-answer.ts'
import { aSavedForm, aSection } from './testing/a-form.ts'

// The editor comes by itself, which takes its time on a loaded machine.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

const form = aSavedForm()
let answer: (saved: SaveAnswer) => void

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answer = (saved) => resolve(Response.json(saved))
      }),
  )
})
afterEach(() => {
  cleanup()
  clearAllNotifications()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const title = () => screen.findByLabelText<HTMLInputElement>('Section title')

/** Somebody who works by keyboard has changed the title and presses Save. */
async function changeAndSave() {
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
  fireEvent.click(await screen.findByRole('button', { name: 'Go on, with theirs and mine' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(saveButton())
  expect(notifications().map((notice) => notice.title)).toEqual([
    'Theirs and yours are together now. They are not saved yet: press Save.',
  ])
  expect((await title()).value).toBe('About yourself')
})

test('where only theirs is left there is nothing more to save', async () => {
  await changeAndSave()
  answer({ kind: 'conflict', theirs: savedAs(4, 'All about you') })
  fireEvent.click(await screen.findByRole('radio', { name: /^Theirs/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Go on, with theirs and mine' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notifications()).toEqual([])
  expect((await title()).value).toBe('All about you')
})
