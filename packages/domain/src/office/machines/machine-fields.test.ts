import { expect, test } from 'vitest'
import { hookErrors, keyErrors } from './machine-fields.ts'

const KEY = { name: 'Accounts', scopes: ['orders:read' as const], expires_on: null }

test.each([
  { why: 'all is said', key: KEY, wrong: [] },
  { why: 'it has no name', key: { ...KEY, name: '' }, wrong: ['name'] },
  { why: 'it may read nothing', key: { ...KEY, scopes: [] }, wrong: ['scopes'] },
  { why: 'its last day was yesterday', key: { ...KEY, expires_on: '2026-03-09' }, wrong: ['expires_on'] },
  { why: 'its last day is today', key: { ...KEY, expires_on: '2026-03-10' }, wrong: [] },
])('a key: $why', ({ key, wrong }) => {
  expect(Object.keys(keyErrors(key, '2026-03-10'))).toEqual(wrong)
})

test.each([
  ['https://accounts.example/hook?club=1', true, 'a public name'],
  ['', false, 'nothing'],
  ['http://accounts.example/', false, 'not https'],
  ['https://accounts.example:8443/', false, 'another port'],
  ['https://me:word@accounts.example/', false, 'a password'],
  ['https://localhost/', false, 'this machine'],
  ['https://127.0.0.1/', false, 'loopback'],
  ['https://2130706433/', false, 'loopback as one number'],
  ['https://10.0.0.8/', false, 'a private address'],
  ['https://169.254.169.254/latest', false, 'the address of a cloud machine'],
  ['https://8.8.8.8/', false, 'an address without a name'],
  ['https://[::1]/', false, 'IPv6 loopback'],
  ['https://[::ffff:127.0.0.1]/', false, 'IPv6 that wraps IPv4'],
  ['https://[fe80::1]/', false, 'IPv6 link-local'],
  ['https://[fd00::1]/', false, 'a private IPv6 address'],
  ['https:\\\\accounts.example', false, 'what is silently changed'],
  ['ftp://accounts.example/', false, 'no web at all'],
])('a webhook to %s: %s, %s', (url, isFine) => {
  expect('url' in hookErrors({ url, events: ['order.completed'] })).toBe(!isFine)
})

test('a webhook that would be told nothing', () => {
  expect(hookErrors({ url: 'https://accounts.example/', events: [] })).toHaveProperty('events')
})
