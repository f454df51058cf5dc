import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="n"/>`

test('scripts are named after everything that is looked at', () => {
  const style = '<link rel="stylesheet" href="/a.css"/>'
  const html = `<html><head>${preload('a')}${preload('b')}${style}</head><body><img src="/a.jpg"/></body></html>`
  const low = (name: string) => preload(name).replace('modulepreload"', 'modulepreload" fetchpriority="low"')
  expect(scriptsLast(html)).toBe(
    `<html><head>${style}</head><body><img src="/a.jpg"/>${low('a')}${low('b')}</body></html>`,
  )
})

test('a page without scripts stays as it is', () => {
  expect(scriptsLast('<html><body>a</body></html>')).toBe('<html><body>a</body></html>')
  expect(scriptsLast(preload('a'))).toBe(preload('a'))
})
