import { expect, test } from 'vitest'
import { tooNewIn } from '../../../browsers.config.ts'

test.each([
  'const all=e.values().map(t=>t.id)',
  'Promise.try(()=>n())',
  'return new BarcodeDetector({formats:r})',
  'o.getOrInsert(t,[])',
  'document.startViewTransition(()=>r())',
])('a build that calls %s is refused: an iPhone with Safari 17.4 would throw', (code) => {
  expect(tooNewIn('cart-a1b2.js', code)).toHaveLength(1)
})

test.each([
  'const all=[...e.values()].map(t=>t.id)',
  'Object.values(e).map(t=>t.id)',
  '`BarcodeDetector`in e',
  'URL.canParse(e)&&Map.groupBy(t,n)',
])('%s is there in every browser that we serve', (code) => {
  expect(tooNewIn('cart-a1b2.js', code)).toEqual([])
})

test('what a package asks for before it calls it passes in its own file alone', () => {
  const code = 'typeof document.startViewTransition=="function"&&document.startViewTransition(e)'
  expect(tooNewIn('framework-a1b2.js', code)).toEqual([])
  expect(tooNewIn('cart-a1b2.js', code)).toEqual(['.startViewTransition( in cart-a1b2.js'])
})
