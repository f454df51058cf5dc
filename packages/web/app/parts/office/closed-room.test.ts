import { expect, test } from 'vitest'
import { closedTo } from './closed-room.ts'

const treasurer = { roles: ['admin' as const], offices: ['treasurer' as const] }
const admin = { roles: ['admin' as const] }

test.each([
  ['a treasurer comes to the orders', treasurer, '/orders/7', null],
  ['and to the first page', treasurer, '/', null],
  ['not to the news', treasurer, '/news', 'not_your_office'],
  ['an address that is no room is answered by itself', treasurer, '/no-such-page', null],
  ['an admin without an office comes everywhere', admin, '/settings/users', null],
  [
    'a club that asks for a passkey asks before money',
    { ...treasurer, asks_passkey: true },
    '/orders',
    'passkey_needed',
  ],
  ['not before the news', { ...admin, asks_passkey: true }, '/news', null],
  ['nor whoever has shown it', { ...treasurer, asks_passkey: true, hasFreshPasskey: true }, '/orders', null],
  ['the office comes first', { ...treasurer, asks_passkey: true }, '/members', 'not_your_office'],
] as const)('OPEN-002 %s', (_, visitor, path, why) => expect(closedTo(visitor, path)?.why ?? null).toBe(why))
