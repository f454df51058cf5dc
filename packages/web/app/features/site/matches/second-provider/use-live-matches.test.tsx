// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMatch } from '@clubhouse/domain/testing/a-match'
import { LIVE_EVERY_MS, useLiveMatches } from './use-live-matches.ts'

const SERVED = [aMatch({ match_id: 'served' })]
const LATER = [aMatch({ match_id: 'later' })]
let answer: () => Promise<Response>
let asked: string[]
let isHidden: boolean

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  isHidden = false
  answer = async () => Response.json({ status: 'fresh', as_of: null, has_credentials: true, items: LATER })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const watch = (isOn = true) =>
  renderHook(({ served }) => useLiveMatches('testford', served, isOn), { initialProps: { served: SERVED } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('live matches are asked for again every 60 s, and nothing else is', async () => {
  const { result } = watch()
  await pass(LIVE_EVERY_MS - 1)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual(['/api/v2/store/testford/matches/live'])
  expect(result.current).toEqual(LATER)
  await pass(LIVE_EVERY_MS)
  expect(asked).toHaveLength(2)
})

test('nobody asks while nobody looks; whoever comes back is told at once', async () => {
  const { result } = watch()
  isHidden = true
  await pass(3 * LIVE_EVERY_MS)
  expect(asked).toEqual([])
  isHidden = false
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked).toHaveLength(1)
  expect(result.current).toEqual(LATER)
})

test.each([
  { why: 'the network is gone', fails: async () => Promise.reject(new TypeError('fetch failed')) },
  { why: 'the server is busy', fails: async () => new Response('', { status: 503 }) },
  { why: 'it is no JSON', fails: async () => new Response('<html>') },
  {
    why: 'the provider does not answer',
    fails: async () =>
      Response.json({ status: 'unavailable', as_of: null, has_credentials: true, items: [] }),
  },
])('what is shown stays when $why', async ({ fails }) => {
  answer = fails
  const { result } = watch()
  await pass(LIVE_EVERY_MS)
  expect(asked).toHaveLength(1)
  expect(result.current).toBe(SERVED)
})

test('a page that was loaded again brings newer matches', async () => {
  const { result, rerender } = watch()
  await pass(LIVE_EVERY_MS)
  const newest = [aMatch({ match_id: 'newest' })]
  rerender({ served: newest })
  expect(result.current).toBe(newest)
})

test('without the club’s key nothing is asked', async () => {
  watch(false)
  await pass(2 * LIVE_EVERY_MS)
  expect(asked).toEqual([])
})
