// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorDialog } from './error-dialog.tsx'
import { topModal } from './modal-stack.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const labels = () => screen.getAllByRole('button').map((button) => button.textContent)

test('NOTIF-12 an alert is acknowledged with "Confirm"', () => {
  const onClose = vi.fn<() => void>()
  render(
    <AlertDialog title="Closing tonight" onClose={onClose}>
      Hurry
    </AlertDialog>,
  )
  expect(labels()).toEqual(['Confirm'])
  fireEvent.click(screen.getByText('Confirm'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('NOTIF-13 a question is answered with "Cancel" or "Confirm"', () => {
  render(
    <ConfirmDialog title="Send?" onClose={() => {}}>
      To everyone
    </ConfirmDialog>,
  )
  expect(labels()).toEqual(['Cancel', 'Confirm'])
})

test('NOTIF-14 an error is acknowledged with "OK"', () => {
  render(
    <ErrorDialog title="Declined" onClose={() => {}}>
      Try again
    </ErrorDialog>,
  )
  expect(labels()).toEqual(['OK'])
})

test('labels can be chosen', () => {
  render(
    <ConfirmDialog title="Refund?" cancelLabel="Keep" confirmLabel="Refund" onClose={() => {}}>
      All of it
    </ConfirmDialog>,
  )
  expect(labels()).toEqual(['Keep', 'Refund'])
})

test('NOTIF-15 a double press on confirm is one answer, 250 ms after the last', () => {
  const onClose = vi.fn<(confirmed: boolean) => void>()
  render(
    <ConfirmDialog title="Send?" onClose={onClose}>
      To everyone
    </ConfirmDialog>,
  )
  fireEvent.click(screen.getByText('Confirm'))
  vi.advanceTimersByTime(200)
  fireEvent.click(screen.getByText('Confirm'))
  vi.advanceTimersByTime(249)
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onClose.mock.calls).toEqual([[true]])
})

test('Esc answers a question with no', () => {
  const onClose = vi.fn<(confirmed: boolean) => void>()
  render(
    <ConfirmDialog title="Send?" onClose={onClose}>
      To everyone
    </ConfirmDialog>,
  )
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  vi.advanceTimersByTime(250)
  expect(onClose.mock.calls).toEqual([[false]])
})

test('an irreversible question puts the focus on the safe answer', () => {
  render(
    <ConfirmDialog title="Refund?" danger onClose={() => {}}>
      All of it
    </ConfirmDialog>,
  )
  expect(document.activeElement?.textContent).toBe('Cancel')
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && (
        <Dialog title="Team" onClose={() => setOpen(false)}>
          Words
        </Dialog>
      )}
    </>
  )
}

test('a dialog is modal while it is there, closes by its cross, and the focus returns', () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Page />)
  const opener = screen.getByText('Edit')
  opener.focus()
  fireEvent.click(opener)
  expect(modal).toHaveBeenCalledTimes(1)
  expect(topModal()).toBe(screen.getByRole('dialog'))

  const cross = screen.getByRole('button', { name: 'Close' })
  cross.focus()
  act(() => cross.click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(topModal()).toBeUndefined()
  expect(document.activeElement).toBe(opener)
  modal.mockRestore()
})

test('a press on the backdrop closes; one inside does not', () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog title="Team" onClose={onClose}>
      Words
    </Dialog>,
  )
  fireEvent.mouseDown(screen.getByText('Words'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(1)
})
