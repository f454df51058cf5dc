import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  imageSources,
  SECURITY_HEADERS,
  withHashes,
  withNonce,
} from './content-security.ts'
import { plainPage } from './plain-page.ts'

const NONCE = 'kR3Y_x-9abcDEF'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('a page for one carries the nonce and no hash', () => {
  const policy = withNonce(NONCE, { images: '' })
  expect(directive(policy, 'script-src')).toBe(`'self' 'nonce-${NONCE}'`)
  expect(directive(policy, 'style-src')).toBe(`'self' 'nonce-${NONCE}'`)
})

test('a kept page lists the hashes of its own scripts and styles, and no nonce is left', () => {
  const html = `<style nonce="${NONCE}">a{}</style><script nonce="${NONCE}">run()</script><script type="module" nonce="${NONCE}" async>\nmore()\n</script><script src="/assets/x.js" nonce="${NONCE}"></script>`
  const kept = withHashes(html, NONCE, { images: '' })
  expect(kept.html).toBe(
    '<style>a{}</style><script>run()</script><script type="module" async>\nmore()\n</script><script src="/assets/x.js"></script>',
  )
  expect(directive(kept.policy, 'script-src')).toBe(`'self' ${hash('run()')} ${hash('\nmore()\n')}`)
  expect(directive(kept.policy, 'style-src')).toBe(`'self' ${hash('a{}')}`)
})

test('the same script twice is listed once', () => {
  const script = `<script nonce="${NONCE}">run()</script>`
  expect(directive(withHashes(script + script, NONCE, { images: '' }).policy, 'script-src')).toBe(
    `'self' ${hash('run()')}`,
  )
})

test.each([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="guess">steal()</script>',
  `<script nonce='${NONCE}x'>steal()</script>`,
  `<script data-nonce="${NONCE}x">steal()</script>`,
  '<style>steal()</style>',
  '<SCRIPT>steal()</SCRIPT>',
])('what somebody smuggled in is not listed: %s', (smuggled) => {
  const { policy } = withHashes(`${smuggled}<script nonce="${NONCE}">run()</script>${smuggled}`, NONCE, {
    images: '',
  })
  expect(policy).not.toContain(hash('steal()'))
  expect(directive(policy, 'script-src')).toBe(`'self' ${hash('run()')}`)
})

test('nothing is run, framed or based from elsewhere, whatever the sources', () => {
  const policy = contentSecurityPolicy({ script: '', style: '', images: 'https://cdn.example' })
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  expect(directive(policy, 'default-src')).toBe("'self'")
  expect(directive(policy, 'object-src')).toBe("'none'")
  expect(directive(policy, 'base-uri')).toBe("'none'")
  expect(directive(policy, 'frame-ancestors')).toBe("'self'")
  expect(directive(policy, 'form-action')).toBe("'self'")
  expect(directive(policy, 'img-src')).toBe("'self' data: https://cdn.example")
})

test.each([
  {
    shows: 'map',
    tilesUrl: 'https://tiles.example/a/{z}/{x}/{y}.png?key=k',
    images: 'https://tiles.example',
  },
  { shows: 'map', tilesUrl: 'https://tiles.example:8443/{z}/{x}/{y}', images: 'https://tiles.example:8443' },
  { shows: 'map', tilesUrl: null, images: '' },
  { shows: undefined, tilesUrl: 'https://tiles.example/{z}/{x}/{y}', images: '' },
  { shows: 'https://evil.example', tilesUrl: 'https://tiles.example/{z}/{x}/{y}', images: '' },
])('a page that shows $shows, with tiles from $tilesUrl, loads pictures from "$images"', (row) => {
  const map = { tilesUrl: row.tilesUrl, attribution: '' }
  expect(imageSources(row.shows, { cdnHost: '', map })).toBe(row.images)
  const withCdn = imageSources(row.shows, { cdnHost: 'https://cdn.example', map })
  expect(withCdn).toBe(['https://cdn.example', row.images].filter(Boolean).join(' '))
})

test('the other headers of a page', () => {
  expect(SECURITY_HEADERS).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
  })
})

test('the plain page escapes what it is given and allows its own style alone', () => {
  const { html, policy } = plainPage('<b>Who?</b>', '"><script>steal()</script>&amp; is not a valid domain')
  expect(html).toContain('<h1>&lt;b&gt;Who?&lt;/b&gt;</h1>')
  expect(html).toContain('&quot;&gt;&lt;script&gt;steal()&lt;/script&gt;&amp;amp; is not a valid domain')
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  expect(directive(policy, 'style-src')).toBe(`'self' ${hash(style)}`)
  expect(directive(policy, 'script-src')).toBe("'self'")
})
