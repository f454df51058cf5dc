// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearAllNotifications, notifications } from './notifications/notification-store.ts'
import { useLater } from './use-later.ts'

afterEach(() => {
  cleanup()
  clearAllNotifications()
})

test('ERR-54 a part that cannot be fetched takes nothing away, and comes at the next wish', async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType<object> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>The terms</p> })
  function Page() {
    const { Part, fetchPart } = useLater(load)
    return (
      <>
        <button type="button" onClick={() => void fetchPart()}>
          Terms
        </button>
        {Part && <Part />}
      </>
    )
  }
  render(<Page />)
  const press = () => act(async () => fireEvent.click(screen.getByText('Terms')))
  await press()
  expect(notifications()).toMatchObject([{ type: 'danger', title: 'Network error occurred.' }])
  expect(screen.queryByText('The terms')).toBeNull()
  await press()
  expect(screen.getByText('The terms')).toBeTruthy()
})
