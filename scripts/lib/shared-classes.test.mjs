import { expect, test, vi } from 'vitest'
import { rememberClasses } from './shared-classes.mjs'

class Base {
  scroll() {
    return 'base'
  }
}
class Element extends Base {
  focus() {
    return 'focused'
  }
  get hidden() {
    return false
  }
}

test('a spy, a getter and a method that a test put on a class are gone, and what it took away is back', () => {
  const putBack = rememberClasses([Element])
  vi.spyOn(Element.prototype, 'hidden', 'get').mockReturnValue(true)
  Element.prototype.scroll = () => 'mine'
  // @ts-expect-error a test does what it likes
  delete Element.prototype.focus
  const one = new Element()
  expect([one.hidden, one.scroll(), 'focus' in one]).toEqual([true, 'mine', false])

  putBack()
  expect([one.hidden, one.scroll(), one.focus()]).toEqual([false, 'base', 'focused'])
  expect(Object.hasOwn(Element.prototype, 'scroll')).toBe(false)
})
