// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDrag } from './use-drag.ts'

function Handle({ onDrop }: { onDrop: (id: string, target: number) => void }) {
  const { dragging, handleOf } = useDrag<number>({ findTarget: ({ y }) => y, onDrop })
  return (
    <button {...handleOf('card')}>
      {dragging ? `held over ${dragging.target ?? 'nothing'}` : 'at rest'}
    </button>
  )
}

afterEach(cleanup)

function held() {
  const onDrop = vi.fn<(id: string, target: number) => void>()
  render(<Handle onDrop={onDrop} />)
  const handle = screen.getByRole('button')
  handle.setPointerCapture = () => undefined
  return { handle, onDrop }
}

const at = (clientY: number) => ({ button: 0, pointerId: 1, clientX: 1, clientY })

test('what is held shows where it would go, and is dropped where it is let go', () => {
  const { handle, onDrop } = held()
  fireEvent.pointerDown(handle, at(10))
  fireEvent.pointerMove(handle, at(200))
  expect(handle.textContent).toBe('held over 200')
  fireEvent.pointerUp(handle, at(300))
  expect(onDrop.mock.calls).toEqual([['card', 300]])
  expect(handle.textContent).toBe('at rest')
})

test('a hand that lets go before the move was drawn drops all the same', () => {
  const { handle, onDrop } = held()
  act(() => {
    fireEvent.pointerDown(handle, at(10))
    fireEvent.pointerMove(handle, at(300))
    fireEvent.pointerUp(handle, at(300))
  })
  expect(onDrop.mock.calls).toEqual([['card', 300]])
})

test.each([
  ['a press without a move', (_: HTMLElement) => undefined],
  [
    'Escape',
    (handle: HTMLElement) => {
      fireEvent.pointerMove(handle, at(300))
      fireEvent.keyDown(window, { key: 'Escape' })
    },
  ],
  [
    'a touch that the browser takes over',
    (handle: HTMLElement) => {
      fireEvent.pointerMove(handle, at(300))
      fireEvent.pointerCancel(handle, at(300))
    },
  ],
])('%s moves nothing', (_, meanwhile) => {
  const { handle, onDrop } = held()
  fireEvent.pointerDown(handle, at(10))
  meanwhile(handle)
  fireEvent.pointerUp(handle, at(300))
  expect(onDrop).not.toHaveBeenCalled()
  expect(handle.textContent).toBe('at rest')
})
