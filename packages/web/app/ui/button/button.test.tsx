// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(cleanup)

test.each([
  {
    kind: 'a button',
    draw: (loading: boolean, onClick: () => void) => (
      <Button type="submit" {...{ loading, onClick }}>
        Pay
      </Button>
    ),
  },
  {
    kind: 'an icon',
    draw: (loading: boolean, onClick: () => void) => (
      <IconButton type="submit" icon="trash" label="Pay" {...{ loading, onClick }} />
    ),
  },
])('$kind keeps the focus while it is busy, and does nothing until it is done', ({ draw }) => {
  const pressed = vi.fn()
  const sent = vi.fn((event: Event) => event.preventDefault())
  const inside = (loading: boolean) => (
    <form onSubmit={(event) => sent(event.nativeEvent)}>{draw(loading, pressed)}</form>
  )
  const { rerender } = render(inside(false))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' })
  button.focus()
  rerender(inside(true))
  expect(document.activeElement).toBe(button)
  expect([button.disabled, button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
    false,
    'true',
    'true',
  ])
  fireEvent.click(button)
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
  rerender(inside(false))
  fireEvent.click(button)
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
})
