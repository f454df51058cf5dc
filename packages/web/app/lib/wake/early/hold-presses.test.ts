// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withResolvers } from '#lib/testing/with-resolvers.ts'
import { holdPresses } from './hold-presses.ts'
import { sleeping } from './testing/sleeping.ts'

let isAwake = false
let wake = withResolvers<void>()
let beforeReact: () => void = () => undefined
const asked = vi.fn()
const heard: string[] = []

// The listeners stay for good, as they do on a page.
holdPresses(
  window,
  sleeping({
    isAwake: () => isAwake,
    onWaking: (prepare) => (beforeReact = prepare),
    wake: () => {
      asked()
      return wake.promise
    },
  }),
)
document.addEventListener('click', (event) => {
  const { id } = event.target as Element
  heard.push(`click ${id}`)
  if (id !== 'send') event.preventDefault()
})
document.addEventListener('submit', (event) => {
  heard.push(`submit ${event.submitter?.id}`)
  event.preventDefault()
})

beforeEach(() => {
  isAwake = false
  wake = withResolvers()
  asked.mockClear()
  heard.length = 0
  document.body.innerHTML = `<button type="button" id="plus">+</button><a id="more" href="?page=2">More</a>
    <a id="news" href="/news/x">News</a><form action="/contact"><input id="field"><button id="send">Send</button></form>
    <details><summary id="choose" data-wakes>Choose</summary></details>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const press = (id: string) => document.getElementById(id)?.click()
const busy = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id)

async function wakeUp() {
  isAwake = true
  wake.resolve()
  await new Promise((over) => setTimeout(over))
}

test('the first press waits, says so, and is pressed again when React is there', async () => {
  press('more')
  expect([heard, busy()]).toEqual([[], ['more']])
  await wakeUp()
  expect([heard, busy()]).toEqual([['click more'], []])
})

test('a button pressed three times was meant three times, a link once, and the last way on counts', async () => {
  for (const id of ['plus', 'more', 'plus', 'more', 'plus', 'send']) press(id)
  expect(busy()).toEqual(['plus', 'send'])
  await wakeUp()
  await vi.waitFor(() => expect(heard.filter((each) => each === 'click plus')).toHaveLength(3))
  await vi.waitFor(() => expect(heard).toContain('submit send'))
  expect(heard.filter((each) => each !== 'click plus')).toEqual(['click send', 'submit send'])
})

test('what opens without a script opens at once and closes again, and brings what React adds to it', async () => {
  press('choose')
  expect([heard, busy()]).toEqual([['click choose'], []])
  press('choose')
  await wakeUp()
  expect(heard).toEqual(['click choose', 'click choose'])
})

test('a form is sent when React can send it, by the button that was pressed', async () => {
  press('send')
  expect(heard).toEqual(['click send'])
  await wakeUp()
  expect(heard).toEqual(['click send', 'submit send'])
})

test('a link to another page is the browser’s, and brings nothing', () => {
  press('news')
  expect([heard, asked.mock.calls.length]).toEqual([['click news'], 0])
})

test('what does not come leaves the page what it is without a script; the next press asks again', async () => {
  press('send')
  wake.reject(new Error('lost'))
  await new Promise((over) => setTimeout(over))
  expect([heard, busy()]).toEqual([['click send', 'submit send'], []])
  wake = withResolvers()
  press('plus')
  expect(asked).toHaveBeenCalledTimes(2)
  await wakeUp()
  expect(heard.at(-1)).toBe('click plus')
})

test('without a line a form stays with what was typed and says so, and is sent when the line is back', async () => {
  const line = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  press('send')
  wake.reject(new Error('lost'))
  await new Promise((over) => setTimeout(over))
  expect([heard, busy()]).toEqual([['click send'], []])
  expect(document.querySelector('form [role=alert]')?.textContent).toMatch(/didn’t get through/)
  line.mockReturnValue(true)
  wake = withResolvers()
  press('send')
  beforeReact()
  expect(document.querySelector('[role=alert]')).toBeNull()
  await wakeUp()
  expect(heard.at(-1)).toBe('submit send')
})

test('whoever waits too long gets what the page can do by itself', () => {
  vi.useFakeTimers()
  press('more')
  vi.advanceTimersByTime(5_900)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(200)
  expect(heard).toEqual(['click more'])
})

test('once React runs a slow device is waited for', async () => {
  vi.useFakeTimers()
  press('more')
  beforeReact()
  vi.advanceTimersByTime(20_000)
  expect([heard, busy()]).toEqual([[], ['more']])
  vi.useRealTimers()
  await wakeUp()
  expect([heard, busy()]).toEqual([['click more'], []])
})

test('a button that only React answers is pressed when React comes, however late', async () => {
  vi.useFakeTimers()
  press('plus')
  vi.advanceTimersByTime(20_000)
  expect([heard, busy()]).toEqual([[], ['plus']])
  vi.useRealTimers()
  await wakeUp()
  expect([heard, busy()]).toEqual([['click plus'], []])
})

test('with a key held for a new tab nothing waits', () => {
  document
    .getElementById('more')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(heard).toEqual(['click more'])
})

test.each([
  ['a finger on a field', 'field', new Event('pointerdown', { bubbles: true }), 1],
  ['a finger on what React adds to', 'choose', new Event('pointerdown', { bubbles: true }), 1],
  ['the focus in a form', 'field', new Event('focusin', { bubbles: true }), 1],
  [
    'a mouse over a button',
    'send',
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    1,
  ],
  [
    'a finger that scrolls by',
    'send',
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
    0,
  ],
  [
    'a mouse over a link',
    'news',
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    0,
  ],
])('%s', (_what, id, event, times) => {
  document.getElementById(id)?.dispatchEvent(event)
  expect(asked).toHaveBeenCalledTimes(times)
})

test('where React does not come, a press in such a dialog waits for nothing', async () => {
  document.body.innerHTML = '<dialog open><button type="button" id="key">Passkey</button></dialog>'
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  press('key')
  wake.reject(new Error('lost'))
  await new Promise((over) => setTimeout(over))
  expect(busy()).toEqual([])
  expect(frames).not.toHaveBeenCalled()
  frames.mockRestore()
})

test('a press in a dialog that came with the page waits until the dialog is React’s, which is later than the page', async () => {
  document.body.innerHTML = '<dialog open><button type="button" id="key">Passkey</button></dialog>'
  await wakeUp()
  press('key')
  await Promise.resolve()
  expect([heard, busy()]).toEqual([[], ['key']])
  document.querySelector('dialog')?.setAttribute('data-taken', '')
  await vi.waitFor(() => expect([heard, busy()]).toEqual([['click key'], []]))
  press('key')
  expect(heard).toEqual(['click key', 'click key'])
})
