// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepScroll, noteScroll } from './keep-scroll.ts'
import { sleeping } from './testing/sleeping.ts'

const STORED = 'react-router-scroll-positions'
const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
let wakeUp = () => undefined as void
const start = () => keepScroll(window, sleeping({ onWaking: (prepare) => (wakeUp = prepare) }))

beforeEach(() => {
  scrolled.mockClear()
  sessionStorage.clear()
  history.replaceState(null, '')
})

test('a page that is come back to begins where it was left, once its styles are there', async () => {
  history.replaceState({ key: 'one' }, '')
  sessionStorage.setItem(STORED, '{"one":840,"two":3}')
  start()
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 840))
})

test('a page opened for the first time gets a place of its own in the history', () => {
  start()
  expect(scrolled).not.toHaveBeenCalled()
  expect((history.state as { key: string }).key).toMatch(/^\w{4,}$/)
})

test('when React comes, what was stored before takes nobody back, and other pages keep theirs', () => {
  history.replaceState({ key: 'one' }, '')
  sessionStorage.setItem(STORED, '{"one":840,"two":3}')
  start()
  wakeUp()
  expect(sessionStorage.getItem(STORED)).toBe('{"two":3}')
})

test('before another view takes its place, how far it was scrolled is noted for Back', () => {
  history.replaceState({ key: 'one' }, '')
  sessionStorage.setItem(STORED, '{"two":3}')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(512)
  noteScroll(window)
  expect(JSON.parse(sessionStorage.getItem(STORED) ?? '')).toEqual({ one: 512, two: 3 })
})

test('it works where storage is forbidden', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(start).not.toThrow()
  forbidden.mockRestore()
})

test('what somebody else wrote there does no harm', () => {
  history.replaceState({ key: 'one' }, '')
  sessionStorage.setItem(STORED, 'no json')
  expect(start).not.toThrow()
})
