// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStack } from './load-stack.ts'
import { NotificationHost } from './notification-host.tsx'
import { clearAllNotifications, notify } from './notification-store.ts'

vi.mock('./load-stack.ts', () => ({ loadStack: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  clearAllNotifications()
  vi.useRealTimers()
})

test('ERR-57 a notice whose own file cannot be fetched leaves the page as it is, and is said once it can', async () => {
  vi.mocked(loadStack)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(({ list }) => createPortal(<p>{list[0]?.title}</p>, document.body))
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <p>Typed words</p>
          <NotificationHost />
        </>
      ),
    },
  ])
  render(<Page />)
  await act(async () => void notify({ title: 'Network error occurred.', type: 'danger', timeout: null }))
  expect(screen.getByText('Typed words')).toBeTruthy()
  expect(screen.queryByText('Network error occurred.')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Network error occurred.')).toBeTruthy()
})
