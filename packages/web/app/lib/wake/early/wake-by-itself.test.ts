// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sleeping } from './testing/sleeping.ts'
import { WAKE } from './wake-data.ts'
import { wakeByItself } from './wake-by-itself.ts'

const wake = vi.fn(async () => undefined)
const start = () => wakeByItself(window, sleeping({ wake }))

beforeEach(() => {
  wake.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  for (const mark of ['data-signed-in', 'data-embed']) document.documentElement.removeAttribute(mark)
  window.location.href = 'https://club.example/'
})

test('a page that is only opened sleeps', () => {
  start()
  expect(wake).not.toHaveBeenCalled()
})

test.each(['?dialog=authentication/check-email', '?notice=signed-out', '?token=a', '?error=no', '?c=1'])(
  'an address with %s is answered by React at once',
  (search) => {
    window.location.href = `https://club.example/${search}`
    start()
    expect(wake).toHaveBeenCalledTimes(1)
  },
)

test('a part that wakes by a timer does so where a browser cannot say whether it is seen', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p data-wakes-after="10"></p>'
  Object.defineProperty(document.querySelector('p'), 'checkVisibility', { value: undefined })
  start()
  vi.advanceTimersByTime(10)
  vi.useRealTimers()
  expect(wake).toHaveBeenCalledTimes(1)
})

test('an address with another view is a page to read', () => {
  window.location.href = 'https://club.example/?page=2'
  start()
  expect(wake).not.toHaveBeenCalled()
})

test('SHELL-41 inside an app the start of the visit decides', () => {
  // As the boot script has written it.
  document.documentElement.setAttribute('data-embed', '')
  start()
  expect(wake).toHaveBeenCalledTimes(1)
})

test('OPEN-021 whoever has just signed in is greeted, and only on a page that knows them', () => {
  localStorage.setItem('IsFirstTimeLogin', 'true')
  start()
  expect(wake).not.toHaveBeenCalled()
  document.documentElement.setAttribute('data-signed-in', '')
  start()
  expect(wake).toHaveBeenCalledTimes(1)
})

test('words that wait in the tab come back without a touch, where there is a form for them', () => {
  sessionStorage.setItem('form-draft:contact/club', '{"message":"Hello"}')
  start()
  expect(wake).not.toHaveBeenCalled()
  document.body.innerHTML = '<form><textarea></textarea></form>'
  start()
  expect(wake).toHaveBeenCalledTimes(1)
})

test('a browser that forbids storage has nothing stored', () => {
  document.documentElement.setAttribute('data-signed-in', '')
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(start).not.toThrow()
  expect(wake).not.toHaveBeenCalled()
  forbidden.mockRestore()
})

test('whoever needs React can ask for it', () => {
  start()
  expect(wake).not.toHaveBeenCalled()
  document.dispatchEvent(new Event(WAKE))
  expect(wake).toHaveBeenCalled()
})
