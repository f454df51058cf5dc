// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showCartCount } from './show-cart-count.ts'

test('SHELL-15 the badge of a sleeping page shows what the cookie says, also after coming back', () => {
  document.body.innerHTML =
    '<button aria-label="Cart"><span hidden data-cart-count="cart_count"></span></button>'
  const [button, badge] = [document.querySelector('button'), document.querySelector('span')]
  const seen = () => [badge?.hidden, badge?.textContent, button?.getAttribute('aria-label')]
  let isAwake = false
  const waking = {
    foresee: async () => undefined,
    wake: async () => undefined,
    onWaking: () => undefined,
  }
  showCartCount(window, { ...waking, isAwake: () => isAwake })
  expect(seen()).toEqual([true, '', 'Cart'])
  document.cookie = 'cart_count=2'
  window.dispatchEvent(new Event('pageshow'))
  expect(seen()).toEqual([false, '2', 'Cart, 2 items'])
  isAwake = true
  document.cookie = 'cart_count=5'
  window.dispatchEvent(new Event('pageshow'))
  expect(seen()).toEqual([false, '2', 'Cart, 2 items'])
})
