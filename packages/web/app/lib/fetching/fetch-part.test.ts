// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPart } from './fetch-part.ts'

const server = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', server)

const answers = (status = 200) => server.mockImplementation(async () => new Response('export {}', { status }))
const isDown = () => server.mockRejectedValue(new TypeError('Failed to fetch'))
const urls = () => server.mock.calls.map(([address]) => new URL(address).pathname)

/** As Chromium 150 imports: what did not come once never comes on that page. */
function importer(isThere: () => boolean) {
  let failed = false
  return vi.fn<() => Promise<string>>(async () => {
    if (failed || !isThere()) {
      failed = true
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    return 'the part'
  })
}

afterEach(() => {
  server.mockReset()
  document.head.replaceChildren()
})

test('the browser is not asked to import what would not come, so that it can be asked later', async () => {
  let isOnline = false
  const load = importer(() => isOnline)
  isDown()
  await expect(fetchPart(load, ['assets/one.js', 'assets/its-need.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  isOnline = true
  answers()
  expect(await fetchPart(load, ['assets/one.js', 'assets/its-need.js'])).toBe('the part')
})

test('without the look beforehand the part would be lost: the browser remembers', async () => {
  let isOnline = false
  const load = importer(() => isOnline)
  await expect(load()).rejects.toThrow('Failed')
  isOnline = true
  await expect(load()).rejects.toThrow('Failed')
})

test.each([404, 502])('an answer of %s is no file', async (status) => {
  answers(status)
  const load = importer(() => true)
  await expect(fetchPart(load, ['assets/two.js'])).rejects.toThrow(String(status))
  expect(load).not.toHaveBeenCalled()
})

test('what has come, or began with the page, is not asked for again; parts at once share a request', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared.js">'
  answers()
  const load = importer(() => true)
  const files = ['assets/three.js', 'assets/shared.js']
  await Promise.all([fetchPart(load, files), fetchPart(load, files)])
  await fetchPart(load, files)
  expect(urls()).toEqual(['/assets/three.js'])
})

test('styles that did not come are asked for again and awaited', async () => {
  const load = importer(() => true)
  // The test's document would fetch what is put into it, and fail by itself.
  const links: HTMLLinkElement[] = []
  const head = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link)
  })
  const first = fetchPart(load, ['assets/part.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('part.css did not come')
  const second = fetchPart(load, ['assets/part.css'])
  expect(load).not.toHaveBeenCalled()
  links[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('the part')
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/part.css', '/assets/part.css'])
  head.mockRestore()
})
