// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { followHistory } from './follow-history.ts'

test('Back to another page than the document: it is loaded while React sleeps, and left to React when it is awake', () => {
  let isAwake = false
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  history.replaceState(null, '', '/contact')
  const waking = {
    foresee: async () => undefined,
    wake: async () => undefined,
    onWaking: () => undefined,
  }
  followHistory(window, { ...waking, isAwake: () => isAwake })
  const back = (to: string) => {
    history.replaceState(null, '', to)
    window.dispatchEvent(new Event('popstate'))
    return reload.mock.calls.length
  }
  expect(back('/contact#form')).toBe(0)
  expect(back('/?page=2')).toBe(1)
  isAwake = true
  expect(back('/news/x')).toBe(1)
})
