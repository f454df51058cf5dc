// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadInOwnDocument } from './own-document.ts'

const HERE = 'https://office.example/check-card'
const assign = vi.spyOn(window.location, 'assign')
const serverLoader = vi.fn(async () => 'loaded')

beforeEach(() => {
  assign.mockReset()
  serverLoader.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

async function walk(documentUrl: string) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: documentUrl }] })
  const args = { request: new Request(HERE), serverLoader }
  const loading = loadInOwnDocument(args as unknown as Parameters<typeof loadInOwnDocument>[0])
  return Promise.race([loading, new Promise((late) => setTimeout(() => late('on the way'), 20))])
}

test('from the menu it is opened as a document of its own: only that may use the camera', async () => {
  expect(await walk('https://office.example/')).toBe('on the way')
  expect(assign).toHaveBeenCalledWith(HERE)
  expect(serverLoader).not.toHaveBeenCalled()
})

test('in its own document a card that was checked is answered without leaving', async () => {
  expect(await walk(HERE)).toBe('loaded')
  expect(assign).not.toHaveBeenCalled()
})
