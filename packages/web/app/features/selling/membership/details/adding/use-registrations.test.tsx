// @vitest-environment happy-dom
import { BroadcastChannel } from 'node:worker_threads'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTHING_FILLED_IN, type Registrations } from '@clubhouse/domain/people/registration/registrations'
import { currentRegistrations, forgetRegistrations, keepRegistrations } from './registration-store.ts'
import { useRegistrations } from './use-registrations.ts'

const FILLED: Registrations = {
  ...NOTHING_FILLED_IN,
  places: { 'u12.1': { member: { form_id: 'f', version: 1, member_id: null, sections: [] } } },
}

let other: BroadcastChannel
let heard: unknown[] = []

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  forgetRegistrations()
  heard = []
  other = new BroadcastChannel('membership-registrations')
  other.addEventListener('message', (event: Event) => void heard.push('data' in event && event.data))
})
afterEach(() => {
  cleanup()
  other.close()
  vi.unstubAllGlobals()
})

test('a second tab asks the first, and has what was filled in there', async () => {
  const { result } = renderHook(() => useRegistrations('brid'))
  await waitFor(() => expect(heard).toEqual([{ user: 'brid', filled: null }]))
  other.postMessage({ user: 'brid', filled: JSON.stringify(FILLED) })
  await waitFor(() => expect(result.current).toEqual(FILLED))
})

test('what is filled in here is told to the other, and whoever asks is answered', async () => {
  renderHook(() => useRegistrations('brid'))
  await waitFor(() => expect(heard).toHaveLength(1))
  keepRegistrations(FILLED)
  await waitFor(() => expect(heard).toHaveLength(2))
  other.postMessage({ user: 'brid', filled: null })
  await waitFor(() => expect(heard).toHaveLength(3))
  expect(heard.slice(1)).toEqual([1, 2].map(() => ({ user: 'brid', filled: JSON.stringify(FILLED) })))
})

test('nobody hears of what another person filled in', async () => {
  renderHook(() => useRegistrations('brid'))
  await waitFor(() => expect(heard).toHaveLength(1))
  other.postMessage({ user: 'kwame', filled: JSON.stringify(FILLED) })
  other.postMessage({ user: 'kwame', filled: null })
  // Whatever was sent before this has been heard by then.
  other.postMessage({ user: 'brid', filled: JSON.stringify({ ...NOTHING_FILLED_IN, hasTried: true }) })
  await waitFor(() => expect(currentRegistrations().hasTried).toBe(true))
  expect(currentRegistrations().places).toEqual({})
  expect(heard).toHaveLength(1)
})
