// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FrameDialog } from './frame-dialog.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(src: string) {
  render(
    <MemoryRouter>
      <FrameDialog title="Conduct" src={src} onClose={() => {}} />
    </MemoryRouter>,
  )
  const frame = screen.getByTitle<HTMLIFrameElement>('Conduct')
  const page = document.implementation.createHTMLDocument('Conduct')
  Object.defineProperty(frame, 'contentDocument', { value: page })
  return { frame, page: page.documentElement }
}

test('a page that is slow is waited for, and shown when it comes', () => {
  const { frame } = open('/terms')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/taking longer than usual/)).toBeTruthy()
  expect(screen.getByLabelText('Loading')).toBeTruthy()
  fireEvent.load(frame)
  expect(screen.queryByText(/taking longer/)).toBeNull()
  expect(frame.dataset['state']).toBe('shown')
})

test.each([
  { src: '/terms', isEmbedded: true },
  { src: 'https://body.example/terms', isEmbedded: false },
  { src: '//body.example/terms', isEmbedded: false },
])('$src is shown without our navbar: $isEmbedded', ({ src, isEmbedded }) => {
  const { frame, page } = open(src)
  fireEvent.load(frame)
  expect(page.hasAttribute('data-embed')).toBe(isEmbedded)
  expect(page.hasAttribute('data-framed')).toBe(isEmbedded)
  expect(page.hasAttribute('data-cookie-choice')).toBe(isEmbedded)
})

test('it bears the heading of the page that it shows, once that has come', () => {
  const { frame, page } = open('/terms')
  page.ownerDocument.body.innerHTML = '<h1>Code of conduct</h1>'
  fireEvent.load(frame)
  expect(screen.getByRole('dialog', { name: 'Code of conduct' })).toBeTruthy()
  expect(frame.title).toBe('Code of conduct')
})

test('there is a way out at the top and at the bottom', () => {
  open('/terms')
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})
