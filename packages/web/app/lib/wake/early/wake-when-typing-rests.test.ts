// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleeping } from './testing/sleeping.ts'
import { wakeWhenTypingRests } from './wake-when-typing-rests.ts'

const [wake, foresee] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
wakeWhenTypingRests(document, sleeping({ wake, foresee }))

beforeEach(() => {
  vi.useFakeTimers()
  wake.mockClear()
  foresee.mockClear()
  document.body.innerHTML =
    '<form data-light><input id="name"><button id="send">Send</button></form><a id="away" href="/">Home</a>'
})
afterEach(() => vi.useRealTimers())

const field = () => document.getElementById('name') as HTMLInputElement
const tell = (what: string, more = {}) =>
  field().dispatchEvent(new FocusEvent(what, { bubbles: true, ...more }))
function type(text: string) {
  field().value += text
  tell('input')
}

test('where somebody begins to type React is fetched, and it runs when they rest', () => {
  tell('focusin')
  expect([foresee.mock.calls.length, wake.mock.calls.length]).toEqual([1, 0])
  for (const letter of 'Síle') {
    type(letter)
    vi.advanceTimersByTime(500)
  }
  expect(wake).not.toHaveBeenCalled()
  vi.advanceTimersByTime(800)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('whoever leaves a field that they filled in wakes it; who only looked in, or sends at once, does not', () => {
  tell('focusout', { relatedTarget: document.getElementById('away') })
  type('S')
  tell('focusout', { relatedTarget: document.getElementById('send') })
  vi.advanceTimersByTime(5000)
  expect(wake).not.toHaveBeenCalled()
  tell('focusout', { relatedTarget: document.getElementById('away') })
  expect(wake).toHaveBeenCalledTimes(1)
})
