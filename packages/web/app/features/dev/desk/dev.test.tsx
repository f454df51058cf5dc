// @vitest-environment happy-dom
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import { pageContext } from '#lib/page/page-context.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage } from '#lib/testing/page-stub.ts'
import DevPage, { loader } from './dev.page.tsx'

const NOTES: DemoNotes = {
  password: 'Harbour7Lamp',
  logins: [{ email: 'orla@testford.example', name: 'Orla Fennick', role: 'owner', shows: 'everything' }],
  testCards: [{ number: '4242424242424242', outcome: 'succeeds' }],
  clubs: [{ slug: 'testford', name: 'Testford Harriers', origin: 'https://testford.clubs.example' }],
  now: '2026-11-15T12:00:00.000Z',
  mailbox: async () => ({ state: 'up', waiting: 0, mails: [] }),
  jobs: async () => ({ mails: { due: 0, waiting: 0, failed: 0, stuck: [] }, work: [] }),
}

function load(demo: DemoNotes | null) {
  const context = new RouterContextProvider()
  context.set(pageContext, { ...aPage({}), demo })
  const request = new Request('https://testford.clubs.example/dev')
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: '/dev' })
}

test('in live mode there is no such page', () => {
  try {
    load(null)
  } catch (answer) {
    expect((answer as Response).headers.get('location')).toBe('/error')
  }
  expect.assertions(1)
})

test('it shows people with their password, cards, clubs, sites and the clock', () => {
  const page = showOnSite(<DevPage />, aSite(), '/dev', load(NOTES))
  const { textContent: text } = page
  for (const word of ['orla@testford.example', 'Harbour7Lamp', '4242 4242 4242 4242', '15/11/2026 12:00']) {
    expect(text).toContain(word)
  }
  expect(linkIn(page, 'Testford Harriers')?.getAttribute('href')).toBe('https://testford.clubs.example')
  expect(linkIn(page, 'Back office')?.getAttribute('href')).toBe('https://backoffice.clubs.example')
  expect(linkIn(page, 'Demo mail')?.getAttribute('href')).toBe('/dev/mail')
  expect(linkIn(page, 'UI kit')?.getAttribute('href')).toBe('/dev/ui')
  expect(linkIn(page, 'API reference')?.getAttribute('href')).toBe('/api/docs')
})
