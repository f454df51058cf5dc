// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import { aUser } from '../../lib/testing/page-stub.ts'
import { PasskeyBar } from './passkey-bar.tsx'

const site = { ...aSite(), site: 'su' as const, account: null }
const shown = (more: { asks_passkey?: boolean; has_fresh_passkey?: boolean }, path = '/clubs/a') =>
  showOnSite(<PasskeyBar user={{ ...aUser({ roles: ['super-user'] }), ...more }} />, site, path)

test('OPEN-122 whoever has to show a passkey finds the way to it, and back', () => {
  const bar = shown({ asks_passkey: true, has_fresh_passkey: false })
  expect(linkIn(bar, 'Show it now')?.getAttribute('href')).toBe('/prove?to=%2Fclubs%2Fa')
})

test.each([
  ['has shown it', { asks_passkey: true, has_fresh_passkey: true }, '/'],
  ['is about to', { asks_passkey: true, has_fresh_passkey: false }, '/prove'],
  ['is in the demo', { asks_passkey: false }, '/'],
])('nothing is said to whoever %s', (_, more, path) => expect(shown(more, path).textContent).toBe(''))
