// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithTiles } from './load-with-tiles.ts'

const TILES = 'https://tiles.example/{z}/{x}/{y}.png'
const assign = vi.spyOn(window.location, 'assign')

beforeEach(() => {
  assign.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

/** Walks to the contact page in a document that was loaded for another address. */
async function walk(documentUrl: string | null, tilesUrl: string | null) {
  vi.stubGlobal('performance', { getEntriesByType: () => (documentUrl ? [{ name: documentUrl }] : []) })
  const tiles = { tiles: { tilesUrl, attribution: '' } }
  const loading = loadWithTiles({
    request: new Request('https://club.example/contact'),
    serverLoader: async () => tiles,
  } as unknown as Parameters<typeof loadWithTiles>[0])
  return Promise.race([loading, new Promise((late) => setTimeout(() => late('on the way'), 50))])
}

test('without tiles from elsewhere any document will do', async () => {
  expect(await walk('https://club.example/', null)).toMatchObject({ tiles: { tilesUrl: null } })
  expect(assign).not.toHaveBeenCalled()
})

test.each(['https://club.example/', 'https://club.example/news/contact', null])(
  'in the document of %s tiles would be refused, so the page gets its own',
  async (documentUrl) => {
    expect(await walk(documentUrl, TILES)).toBe('on the way')
    expect(assign).toHaveBeenCalledWith('https://club.example/contact')
  },
)

test('in its own document it is loaded anew without leaving, as after a form was sent', async () => {
  expect(await walk('https://club.example/contact?from=mail', TILES)).toMatchObject({
    tiles: { tilesUrl: TILES },
  })
  expect(assign).not.toHaveBeenCalled()
})
