// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAllNotifications, notifications } from '../notifications/notification-store.ts'
import { reportFailure } from '../notifications/report-failure.ts'
import { Button } from '../button/button.tsx'
import {
  failAllLoading,
  failLoading,
  isLoading,
  startLoading,
  stopLoading,
  useLoading,
} from './loading-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  failAllLoading()
  clearAllNotifications()
  vi.useRealTimers()
})

test('NOTIF-06 every action has its own flag, set by start and stop', () => {
  startLoading('save')
  expect([isLoading('save'), isLoading('send'), isLoading('send', 'save')]).toEqual([true, false, true])
  stopLoading('save', 0)
  vi.advanceTimersByTime(0)
  expect(isLoading('save')).toBe(false)
})

test('NOTIF-07 a success stops the loader after 500 ms', () => {
  startLoading('save')
  stopLoading('save')
  vi.advanceTimersByTime(499)
  expect(isLoading('save')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isLoading('save')).toBe(false)
})

test('OPEN-129 a failure stops it at once', () => {
  startLoading('save')
  failLoading('save')
  expect(isLoading('save')).toBe(false)
})

test('starting again during the delay keeps it on', () => {
  startLoading('save')
  stopLoading('save')
  vi.advanceTimersByTime(300)
  startLoading('save')
  vi.advanceTimersByTime(1000)
  expect(isLoading('save')).toBe(true)
})

test('NOTIF-08 a button spins and cannot be pressed while one of its actions loads', () => {
  const Save = () => (
    <Button icon="check" loading={useLoading('save', 'publish')}>
      Save
    </Button>
  )
  render(<Save />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const path = () => button.querySelector('path')?.getAttribute('d')
  const icon = path()
  expect(button.hasAttribute('aria-disabled')).toBe(false)

  act(() => startLoading('publish'))
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.querySelectorAll('svg')).toHaveLength(1)
  expect(path()).not.toBe(icon)
  expect(button.textContent).toBe('Save')

  act(() => failLoading('publish'))
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  expect(path()).toBe(icon)
})

test('ERR-57 on any error the loaders stop and a danger notice shows', () => {
  startLoading('save')
  startLoading('send')
  reportFailure({ status: 0 })
  expect(isLoading('save', 'send')).toBe(false)
  expect(notifications()).toMatchObject([{ type: 'danger', title: 'Network error occurred.' }])
})

test('ERR-55 a missing thing shows no notice', () => {
  reportFailure({ status: 404 })
  expect(notifications()).toEqual([])
})
