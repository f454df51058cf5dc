import { afterEach, expect, test, vi } from 'vitest'
import type { ListedCard } from '@clubhouse/contract/people/cards'
import { cardToken, signedBytes, writeClaims } from '@clubhouse/domain/people/members/card-token'
import { checkScanned, checkTyped, type Gate } from './check-at-gate.ts'

const ID = '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10'
const NOW = Date.parse('2026-11-16T12:00:00Z')
const listed = (state: ListedCard['state'], number = 417): ListedCard => ({
  membership_id: ID,
  number,
  name: 'Fiadh Hallaran',
  plan: 'Juvenile',
  season: '2026/27',
  state,
})

async function aGate(items: ListedCard[] | null) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const list = items && { at: '2026-11-16T11:00:00Z', items }
  const gate: Gate = { clubName: 'Dunvarra Rovers FC', key: { kty: 'EC', crv: 'P-256', x, y }, list }
  const sign = async (expiresAt: number) => {
    const claims = {
      membershipId: ID,
      number: 417,
      name: 'Fiadh H',
      plan: 'Juvenile',
      season: '2026/27',
      expiresAt,
    }
    const written = writeClaims(claims)
    const made = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      pair.privateKey,
      signedBytes(written),
    )
    return cardToken(written, new Uint8Array(made))
  }
  return { gate, sign }
}

const withoutSignal = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  { typed: 'DR 0417', items: [listed('ended'), listed('valid')], is: 'valid' },
  { typed: '417', items: [listed('revoked')], is: 'revoked' },
])('the number $typed is $is by the list', async ({ typed, items, is }) => {
  const { gate } = await aGate(items)
  expect(checkTyped(gate, typed)).toMatchObject({ state: is, card: { number: 'DR 0417' } })
})

test.each([
  { typed: 'Fiadh', items: [], is: 'unreadable' },
  { typed: '418', items: [listed('valid')], is: 'not-found' },
  { typed: '417', items: null, is: 'no-list' },
])('$typed cannot be checked: $is', async ({ typed, items, is }) => {
  expect(checkTyped((await aGate(items)).gate, typed)).toBe(is)
})

test('without a signal a code is believed by its signature until it runs out, unless the list says otherwise', async () => {
  withoutSignal()
  const { gate, sign } = await aGate(null)
  const url = `https://dunvarra.clubs.example/card/${await sign(NOW / 1000 + 60)}`
  expect(await checkScanned(gate, url, NOW)).toMatchObject({
    state: 'valid',
    isLive: false,
    card: { name: 'Fiadh H' },
  })
  expect(await checkScanned(gate, await sign(NOW / 1000), NOW)).toMatchObject({ state: 'expired' })
  const list = { at: '', items: [listed('revoked')] }
  expect(await checkScanned({ ...gate, list }, url, NOW)).toMatchObject({ state: 'revoked' })
  expect(await checkScanned((await aGate(null)).gate, url, NOW)).toMatchObject({
    state: 'unknown',
    card: null,
  })
})
