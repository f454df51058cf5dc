// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { bootScript } from '../../lib/visit/boot-script.ts'
import { enhance } from '../../ui/enhance.ts'
import { CookieBanner } from './cookie-banner.tsx'

beforeAll(() => {
  // As the head of each page runs it.
  // eslint-disable-next-line typescript/no-implied-eval
  new Function(bootScript({ sessionCookie: 'session', keepsPresses: false }))()
  enhance(document)
})

const buttonIn = (page: ParentNode, words: string) =>
  [...page.querySelectorAll('button')].find((button) => button.textContent === words)

test('SHELL-33 it offers "I understand", "Refuse cookies" and the policy', () => {
  const banner = showOnSite(<CookieBanner />)
  expect(buttonIn(banner, 'I understand')).toBeDefined()
  expect(buttonIn(banner, 'Refuse cookies')).toBeDefined()
  expect(linkIn(banner, 'Cookies Policy')?.getAttribute('href')).toBe('/cookies')
})

test.each([
  { button: 'I understand', choice: 'dismissed' },
  { button: 'Refuse cookies', choice: 'denied' },
])('SHELL-34 "$button" is remembered as $choice, without React', ({ button, choice }) => {
  const page = showOnSite(<CookieBanner />)
  buttonIn(page, button)?.click()
  expect(document.cookie).toContain(`cookie_policy=${choice}`)
  expect(page.querySelector('aside')?.hidden).toBe(true)
})
