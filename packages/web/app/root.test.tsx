import { beforeAll, expect, test, vi } from 'vitest'
import { clubPalette, paletteCss } from '@clubhouse/domain/site/theme/theme-colours'
import { aSite, drawOnSite } from './lib/testing/on-site.tsx'
import { aPage, refusal } from './lib/testing/page-stub.ts'
import { asking } from './lib/testing/posted.ts'
import { Layout, loader } from './root.tsx'

// The stub has no built files, so that its <Links> has no addresses to write.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

function draw(dark_mode = false, logo_background = '#FFFFFF') {
  const color = { primary: '#5B3E96', accent: '#F2B705', warning: '#C2410C', logo_background }
  const theme = { color, heading_font: 'zilla-slab' as const, dark_mode }
  const site = { ...aSite({ theme }), themeCss: paletteCss(clubPalette(theme)) }
  return drawOnSite(<Layout>page</Layout>, site)
}

test('SHELL-02 the club’s four colours stand in the head of every page', () => {
  const html = draw(false, '#E8EEF7')
  const style = /<style[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  expect(html.indexOf('<style')).toBeLessThan(html.indexOf('<body'))
  for (const colour of [
    '--primary:#5b3e96',
    '--accent:#f2b705',
    '--warning:#c2410c',
    '--logo-plate:#e8eef7',
  ]) {
    expect(style.toLowerCase()).toContain(colour)
  }
})

test('the heading face is fetched early, and the page names its icons, app and feed', () => {
  const html = draw()
  expect(html).toMatch(/rel="preload" as="font"[^>]*zilla-slab[^>]*/)
  expect(html).toContain('data-font="zilla-slab"')
  for (const part of [
    'href="/icon-192.png"',
    'rel="apple-touch-icon"',
    'rel="manifest"',
    'href="/rss.xml"',
    'theme-color',
  ]) {
    expect(html).toContain(part)
  }
})

test('a club may follow the device into the dark, and does not unless it says so', () => {
  expect(draw(true)).toContain('data-scheme="auto"')
  expect(draw()).not.toContain('data-scheme')
})

test('the boot script runs before anything is painted', () => {
  const html = draw()
  expect(html.indexOf('cookie_policy')).toBeGreaterThan(0)
  expect(html.indexOf('cookie_policy')).toBeLessThan(html.indexOf('<body'))
})

test('the platform’s own sites have neither feed nor app', () => {
  const html = drawOnSite(<Layout>page</Layout>, { ...aSite(), site: 'su', account: null })
  expect(html).not.toMatch(/rss|manifest|icon-192/)
  expect(html).toContain('image/svg+xml')
})

test('API-02 the page knows under which address and version it asks the API', () => {
  const html = drawOnSite(<Layout>page</Layout>, { ...aSite(), apiBase: '/gateway/api/v1' })
  expect(html).toMatch(/<html[^>]* data-api="\/gateway\/api\/v1"/)
})

test.each([404, 429, 503])('ERR-48 a club that cannot be fetched carries the status: %i', async (status) => {
  const page = aPage({
    getStore: () => {
      throw refusal(status)
    },
  })
  const thrown: unknown = await loader(asking(page, '/')).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).status).toBe(status)
})
