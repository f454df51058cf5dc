// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showCartCount } from './show-cart-count.ts'
import { sleeping } from './testing/sleeping.ts'
import { SHOWN } from './wake-data.ts'

test('SHELL-15 the badge of a sleeping page shows what the cookie says, also after coming back, and after another answer', () => {
  document.body.innerHTML =
    '<button aria-label="Cart"><span hidden data-cart-count="cart_count"></span></button>'
  const [button, badge] = [document.querySelector('button'), document.querySelector('span')]
  const seen = () => [badge?.hidden, badge?.textContent, button?.getAttribute('aria-label')]
  let isAwake = false
  showCartCount(window, sleeping({ isAwake: () => isAwake }))
  expect(seen()).toEqual([true, '', 'Cart'])
  document.cookie = 'cart_count=2'
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(seen()).toEqual([false, '2', 'Cart, 2 items'])
  document.cookie = 'cart_count=3'
  document.dispatchEvent(new Event(SHOWN))
  expect(seen()).toEqual([false, '3', 'Cart, 3 items'])
  isAwake = true
  document.cookie = 'cart_count=5'
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(seen()).toEqual([false, '3', 'Cart, 3 items'])
})
