// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { withResolvers } from '#lib/testing/with-resolvers.ts'
import { AWAKE, type WakeData } from './wake-data.ts'
import { wakingOf } from './waking.ts'

const DATA: WakeData = {
  context: { basename: '/' },
  manifest: { entry: { module: '/assets/entry.js' } },
  modules: [
    ['root', '/assets/root.js'],
    ['home', '/assets/home-loader.js', '/assets/home.js'],
  ],
  state: '[1]',
}
const globals = window as unknown as Record<string, unknown>
const loaded: string[] = []
const asked: string[] = []
let lost = new Set<string>()

/** What a route wants before React begins. */
let comesFirst: (() => Promise<unknown> | null) | undefined

/** A module system that is React when its entry runs. */
async function load(file: string) {
  loaded.push(file)
  if (file === DATA.manifest.entry.module) document.dispatchEvent(new Event(AWAKE))
  if (file === '/assets/root.js' && comesFirst) return { handle: { comesFirst } }
  return { [file]: true }
}

beforeEach(() => {
  loaded.length = asked.length = 0
  lost = new Set()
  comesFirst = undefined
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="text/plain" id="early" data-files="entry framework"></script>`
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (lost.has(address)) throw new TypeError('Failed to fetch')
    return address.endsWith('.wake') ? Response.json(DATA) : new Response('')
  })
})

test('what the router expects stands on the window before its entry runs, and then the page is awake', async () => {
  const waking = wakingOf(window, load)
  expect(waking.isAwake()).toBe(false)
  await waking.wake()
  expect(waking.isAwake()).toBe(true)
  expect(loaded.at(-1)).toBe('/assets/entry.js')
  expect(globals['__reactRouterManifest']).toEqual(DATA.manifest)
  expect(globals['__reactRouterRouteModules']).toEqual({
    root: { '/assets/root.js': true },
    home: { '/assets/home-loader.js': true, '/assets/home.js': true },
  })
  const { stream } = globals['__reactRouterContext'] as { stream: ReadableStream }
  expect(await new Response(stream).text()).toBe('[1]')
})

test('what is foreseen is fetched once and not run', async () => {
  const waking = wakingOf(window, load)
  await waking.foresee()
  expect([asked.toSorted(), loaded]).toEqual([['/_.wake', '/assets/entry.js', '/assets/framework.js'], []])
  await Promise.all([waking.wake(), waking.wake()])
  expect(new Set(asked).size).toBe(asked.length)
})

test.each(['/_.wake', '/assets/framework.js', '/assets/home.js'])(
  '%s did not come: nothing has run, and the next touch asks again',
  async (file) => {
    lost.add(file)
    const waking = wakingOf(window, load)
    await expect(waking.wake()).rejects.toThrow('Failed to fetch')
    expect(loaded).toEqual([])
    lost.clear()
    await waking.wake()
    expect(asked.filter((address) => address === file)).toHaveLength(2)
    expect(waking.isAwake()).toBe(true)
  },
)

test('React does not begin before the code of what stands open is there, and is asked again', async () => {
  const ask = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('no line'))
  comesFirst = ask
  const waking = wakingOf(window, load)
  await expect(waking.wake()).rejects.toThrow('no line')
  expect(loaded).not.toContain('/assets/entry.js')
  // Until then the dialog is the early script's: its cross and Esc are answered.
  expect([waking.isAwake(), waking.hasBegun()]).toEqual([false, false])
  const coming = withResolvers<void>()
  ask.mockReturnValue(coming.promise)
  const again = waking.wake()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(loaded).not.toContain('/assets/entry.js')
  coming.resolve()
  await again
  expect(waking.isAwake()).toBe(true)
})

test('where nothing stands open nothing is waited for', async () => {
  comesFirst = () => null
  const waking = wakingOf(window, load)
  await waking.wake()
  expect(waking.isAwake()).toBe(true)
})

test('a page of one person brings its data along', async () => {
  const own = document.createElement('script')
  Object.assign(own, { type: 'application/json', id: 'wake-data', textContent: JSON.stringify(DATA) })
  document.body.append(own)
  await wakingOf(window, load).wake()
  expect(asked).not.toContain('/_.wake')
})
