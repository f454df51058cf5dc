// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withResolvers } from '#lib/testing/with-resolvers.ts'
import { useKept } from './use-kept.ts'
import * as pages from './keep-pages.ts'

vi.mock('#parts/people/gate/code-reader.ts', () => ({ fetchReader: () => Promise.resolve() }))

const inCache = vi.fn<(path: string) => Promise<Response | undefined>>()
function putInCache(): void {
  inCache.mockResolvedValue(new Response('the page'))
}
const keepPage = vi.spyOn(pages, 'keepPage')

beforeEach(() => {
  inCache.mockReset().mockResolvedValue(undefined)
  keepPage.mockReset()
  vi.stubGlobal('caches', { match: inCache })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = () => act(async () => renderHook(() => useKept('/card')).result)

test('a page is kept once the worker has it, and not before', async () => {
  const { promise, resolve } = withResolvers<void>()
  keepPage.mockReturnValue(promise)
  const keeping = await shown()
  expect(keeping.current).toBe('keeping')
  putInCache()
  await act(async () => resolve())
  expect(keeping.current).toBe('kept')
})

test.each([
  ['one that was never kept', false, 'not-kept'],
  ['one that was kept before', true, 'kept'],
] as const)('where keeping fails: %s', async (_, wasKept, state) => {
  if (wasKept) putInCache()
  keepPage.mockRejectedValue(new Error('not kept'))
  expect((await shown()).current).toBe(state)
})

test('without a signal nothing is asked for, and what was kept still is', async () => {
  putInCache()
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: {} })
  expect((await shown()).current).toBe('kept')
  expect(keepPage).not.toHaveBeenCalled()
})

test('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect((await shown()).current).toBe('not-kept')
})
