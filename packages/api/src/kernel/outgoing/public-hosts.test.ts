import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openPublicNetwork, type PublicNetwork, saying } from '#testing/network/public-network.ts'
import { OutgoingClient } from './client.ts'
import { failureOf } from './failure.ts'

let network: PublicNetwork
let client: OutgoingClient
beforeAll(async () => {
  network = await openPublicNetwork()
})
afterEach(() => {
  client.close()
  network.hosts.clear()
  network.names.clear()
  network.asked.length = 0
})
afterAll(() => network.close())

const ask = (address: string, options: { now?: () => number; budgetMs?: number } = {}) => {
  client = new OutgoingClient({ origins: 'public', ...network.outside, ...options })
  return again(address)
}
const again = (address: string, asker = 'a club') =>
  client
    .getJson(new URL(address), { schema: z.array(z.string()), asker })
    .catch((error: unknown) => failureOf(error).kind)

test('a host on the public network is asked over https, whoever it is', async () => {
  network.hosts.set('lists.example', saying(200, '["Scoil Bhríde"]'))
  expect(await ask('https://lists.example/schools?area=1')).toEqual(['Scoil Bhríde'])
  expect(network.asked).toEqual(['lists.example/schools?area=1'])
})

test.each([
  ['http://lists.example/', 'not https'],
  ['https://lists.example:8443/', 'another port'],
  ['https://user:word@lists.example/', 'a password in the address'],
  ['https://user@lists.example/', 'a name in the address'],
  ['https://localhost/', 'this machine'],
  ['https://intranet/', 'a name without a dot'],
  ['https://127.0.0.1/', 'loopback'],
  ['https://2130706433/', 'loopback as one number'],
  ['https://0x7f.1/', 'loopback in hexadecimal'],
  ['https://127.0.0.1./', 'loopback with a dot'],
  ['https://10.0.0.8/', 'a private address'],
  ['https://169.254.169.254/', 'the address of a cloud machine'],
  ['https://8.8.8.8/', 'a public address: it has no name to hold it to'],
  ['https://[::1]/', 'IPv6 loopback'],
  ['https://[::ffff:127.0.0.1]/', 'IPv6 that wraps IPv4'],
  ['https://[fd00::1]/', 'a private IPv6 address'],
  ['ftp://lists.example/', 'no web at all'],
])('%s is not asked: %s', async (address) => {
  expect(await ask(address)).toBe('not-allowed')
  expect(network.asked).toEqual([])
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
])('a name that leads to %s is not asked, also beside a public address', async (inner) => {
  for (const [at, addresses] of [[inner], ['8.8.8.8', inner]].entries()) {
    const host = `lists${at}.example`
    network.hosts.set(host, saying(200, '["a"]'))
    network.names.set(host, addresses)
    expect(await ask(`https://${host}/`)).toBe('not-allowed')
  }
  expect(network.asked).toEqual([])
})

test('a name below localhost is not taken at its word: no configuration names it', async () => {
  network.names.set('lists.localhost', ['127.0.0.1'])
  network.hosts.set('lists.localhost', saying(200, '["a"]'))
  expect(await ask('https://lists.localhost/')).toBe('not-allowed')
  expect(network.asked).toEqual([])
})

test.each([301, 302, 303, 307, 308])(
  'a host that sends us elsewhere (%s) is not followed',
  async (status) => {
    network.hosts.set('lists.example', saying(status, '', { location: 'https://other.example/' }))
    network.hosts.set('other.example', saying(200, '["a"]'))
    expect(await ask('https://lists.example/')).toBe('moved')
    expect(network.asked).toEqual(['lists.example/'])
  },
)

test('each host has a breaker of its own, and only so many are remembered', async () => {
  const now = 0
  network.hosts.set('broken.example', saying(503, ''))
  network.hosts.set('well.example', saying(200, '["a"]'))
  expect(await ask('https://broken.example/', { now: () => now })).toBe('troubled')
  for (let i = 0; i < 4; i += 1) await again('https://broken.example/')
  expect(await again('https://broken.example/')).toBe('resting')
  expect(await again('https://well.example/')).toEqual(['a'])
  // A name that leads inside is refused without a call, which makes these thousand quick.
  for (let i = 0; i < 1000; i += 1) {
    network.names.set(`host${i}.example`, ['10.0.0.1'])
    await again(`https://host${i}.example/`)
  }
  expect(await again('https://broken.example/')).toBe('troubled')
})

test('hosts that were asked and are not asked again stand in nobody’s way', async () => {
  network.hosts.set('first.example', saying(200, '["a"]'))
  expect(await ask('https://first.example/')).toEqual(['a'])
  for (let i = 0; i < 80; i += 1) {
    network.hosts.set(`host${i}.example`, saying(200, '["a"]'))
    expect(await again(`https://host${i}.example/`)).toEqual(['a'])
  }
})

test('a host that fails for one club is asked for another: neither answers for what the other asks there', async () => {
  network.hosts.set('lists.example', (request, response) =>
    saying(request.url === '/broken' ? 503 : 200, '["a"]')(request, response),
  )
  await ask('https://lists.example/broken', { now: () => 0 })
  for (let i = 0; i < 5; i += 1) await again('https://lists.example/broken')
  expect(await again('https://lists.example/')).toBe('resting')
  expect(await again('https://lists.example/', 'another club')).toEqual(['a'])
})

test.each([
  ['moved', saying(302, '', { location: 'https://other.example/' })],
  ['garbage', saying(200, '<html>')],
  ['too-large', saying(200, `"${'x'.repeat(1024 * 1024)}"`)],
])('the wrong page of a host (%s) is no fault of the host', async (kind, answer) => {
  network.hosts.set('lists.example', answer)
  expect(await ask('https://lists.example/', { now: () => 0 })).toBe(kind)
  for (let i = 0; i < 7; i += 1) expect(await again('https://lists.example/')).toBe(kind)
  network.hosts.set('lists.example', saying(200, '["a"]'))
  expect(await again('https://lists.example/')).toEqual(['a'])
})

test('a club that asks many slow hosts keeps no other club waiting', async () => {
  network.hosts.set('well.example', saying(200, '["a"]'))
  expect(await ask('https://well.example/', { budgetMs: 20_000 })).toEqual(['a'])
  const slow = Array.from({ length: 80 }, (_, at) => `slow${at}.example`)
  for (const host of slow) network.hosts.set(host, () => undefined)
  const waiting = slow.map((host) => again(`https://${host}/`))
  await expect.poll(() => network.asked.length).toBe(5)
  expect(await again('https://well.example/', 'another club')).toEqual(['a'])
  expect(network.asked).toHaveLength(6)
  client.close()
  const kinds = await Promise.all(waiting)
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(76)
})

test('a call that had to wait for its turn has its whole time then', async () => {
  network.hosts.set('well.example', saying(200, '["a"]'))
  expect(await ask('https://well.example/', { budgetMs: 2000 })).toEqual(['a'])
  const slow = Array.from({ length: 4 }, (_, at) => `slow${at}.example`)
  for (const host of slow) network.hosts.set(host, () => undefined)
  const calls = [...slow, 'well.example'].map((host) => again(`https://${host}/`))
  expect(await Promise.all(calls)).toEqual(['too-slow', 'too-slow', 'too-slow', 'too-slow', ['a']])
})
