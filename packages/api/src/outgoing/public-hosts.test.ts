import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openPublicNetwork, type PublicNetwork, saying } from '../testing/public-network.ts'
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

const ask = (address: string, options: { now?: () => number } = {}) => {
  client = new OutgoingClient({ origins: 'public', ...network.outside, ...options })
  return again(address)
}
const again = (address: string) =>
  client
    .getJson(new URL(address), { schema: z.array(z.string()) })
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
  // A name that leads inside is refused without a call, which makes these two hundred quick.
  for (let i = 0; i < 200; i += 1) {
    network.names.set(`host${i}.example`, ['10.0.0.1'])
    await again(`https://host${i}.example/`)
  }
  expect(await again('https://broken.example/')).toBe('troubled')
})
