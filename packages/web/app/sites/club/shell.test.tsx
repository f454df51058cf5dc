// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, showOnSite } from '../../lib/testing/on-site.tsx'
import Shell from './shell.tsx'

const BANNER = { title: 'Registration is open', short_content: null, url: null, external_url: null }

function parts(path: string) {
  const page = showOnSite(<Shell />, aSite({ banner: BANNER }), path)
  return {
    navbar: page.querySelector('header[data-chrome]') !== null,
    footer: page.querySelector('footer[data-chrome]') !== null,
    banner: page.textContent.includes(BANNER.title),
  }
}

test('SHELL-30 the banner shows on the home page only', () => {
  expect(parts('/')).toEqual({ navbar: true, footer: true, banner: true })
  expect(parts('/news/a')).toEqual({ navbar: true, footer: true, banner: false })
})

test.each(['/recurring-email-status', '/unsubscribe-lotto-friend-email'])(
  'SHELL-36 navbar and footer are hidden on %s',
  (path) => {
    expect(parts(path)).toEqual({ navbar: false, footer: false, banner: false })
  },
)

test('the first thing reached by key leads to the content', () => {
  const page = showOnSite(<Shell />)
  const skip = page.querySelector('a')
  expect(skip?.getAttribute('href')).toBe('#content')
  expect(page.querySelector('main')?.id).toBe('content')
})
