// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
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

test('what stands at the foot of a dialog tells its height, so that no notice on a phone covers it', () => {
  let measure = () => {}
  class Observer {
    constructor(heard: () => void) {
      measure = heard
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  render(
    <Dialog title="Add" footer={<button>Add</button>} onClose={() => {}}>
      A form
    </Dialog>,
  )
  const footer = screen.getByText('Add', { selector: 'button' }).parentElement
  Object.defineProperty(footer, 'offsetHeight', { value: 132 })
  measure()
  expect(topModal()?.style.getPropertyValue('--sticky-bottom')).toBe('132px')
  vi.unstubAllGlobals()
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

/** As the terms over the form of signing up. */
function TwoLayers({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog title="Sign up" onClose={onClose}>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      {isOpen &&
        createPortal(
          <Dialog title="The terms" onClose={() => setOpen(false)}>
            Words
          </Dialog>,
          document.body,
        )}
    </Dialog>
  )
}

const layer = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name })
const pressEscape = (over: Element) => fireEvent(over, new Event('cancel', { cancelable: true }))

test('Esc closes the top layer only, and the focus returns to what opened it', () => {
  const onClose = vi.fn<() => void>()
  render(<TwoLayers onClose={onClose} />)
  const opener = screen.getByText('Terms')
  opener.focus()
  fireEvent.click(opener)
  pressEscape(layer('The terms'))
  expect(screen.queryByRole('dialog', { name: 'The terms' })).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(onClose).not.toHaveBeenCalled()
  pressEscape(layer('Sign up'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

function HalfFilled({ onClose, onReset }: { onClose: () => void; onReset?: () => void }) {
  return (
    <Dialog title="Sign up" onClose={onClose}>
      <form data-asks-before-leaving onReset={onReset}>
        <input aria-label="Name" />
      </form>
    </Dialog>
  )
}
const typeName = () => fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Colm' } })

test.each([
  { way: 'Esc', close: () => pressEscape(layer('Sign up')) },
  { way: 'the cross', close: () => fireEvent.click(screen.getByLabelText('Close')) },
  { way: 'a press beside it', close: () => fireEvent.mouseDown(layer('Sign up')) },
  {
    way: 'a second Esc, of which the browser tells only afterwards',
    close: () => act(() => layer('Sign up').close()),
  },
])('NOTIF-17 NOTIF-18 a half-filled dialog asks before $way closes it', ({ close }) => {
  const onClose = vi.fn<() => void>()
  const onReset = vi.fn<() => void>()
  render(<HalfFilled onClose={onClose} onReset={onReset} />)
  typeName()
  close()
  expect(screen.getByRole('alertdialog').textContent).toContain('Exit without saving?')
  expect(layer('Sign up').open).toBe(true)
  fireEvent.click(screen.getByText('Cancel'))
  act(() => void vi.advanceTimersByTime(250))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Colm')
  expect(onClose).not.toHaveBeenCalled()

  close()
  fireEvent.click(screen.getByText('Discard changes'))
  act(() => void vi.advanceTimersByTime(250))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onReset).toHaveBeenCalledTimes(1)
})

test('a dialog in which nothing was typed closes at once', () => {
  const onClose = vi.fn<() => void>()
  render(<HalfFilled onClose={onClose} />)
  pressEscape(layer('Sign up'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a half-filled dialog that the browser closes although it asks comes back below its question', () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<HalfFilled onClose={() => {}} />)
  typeName()
  pressEscape(layer('Sign up'))
  modal.mockClear()
  act(() => layer('Sign up').close())
  expect(modal.mock.contexts).toEqual([layer('Sign up'), screen.getByRole('alertdialog')])
  expect(screen.getByRole<HTMLDialogElement>('alertdialog').open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Cancel')
})
