import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { timeOfRound } from '@clubhouse/domain/selling/lottery/draw/beacons'
import { verifyRound } from '@clubhouse/domain/selling/lottery/draw/verify-round'
import { OutgoingClient } from '#kernel/outgoing/client.ts'
import { demoBeacon } from './demo.ts'
import { drandBeacon } from './drand.ts'
import type { BeaconSource } from './port.ts'

/** As published by the League of Entropy; rounds of quicknet never change. */
const ROUND_1000 = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'

let server: http.Server
let client: OutgoingClient
let origin: string
let asked: string[] = []
let answer: (path: string) => { status?: number; body: unknown }
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status = 200, body } = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  answer = () => ({ body: ROUND_1000 })
  client?.close()
  client = new OutgoingClient({ origins: [origin] })
})
afterAll(() => {
  client.close()
  server.closeAllConnections()
  server.close()
})

const LATER = new Date('2026-11-15T12:00:00.000Z')
const drand = (urls = [`${origin}/relay`], now = LATER) =>
  drandBeacon({ outgoing: client, urls, now: () => now })

const sources: [string, (now?: Date) => BeaconSource][] = [
  ['the demo’s', (now = LATER) => demoBeacon({ now: () => now })],
  ['drand', (now) => drand(undefined, now)],
]

describe.each(sources)('%s beacon', (_name, open) => {
  test('answers a round that its key has signed, and always the same', async () => {
    const source = open()
    const found = await source.findRound(1000)
    expect(found.ok && (await verifyRound(source.beacon, found.value))).toBe(true)
    expect(await source.findRound(1000)).toEqual(found)
  })

  test('has no round that is still to come', async () => {
    const { beacon } = open()
    const before = new Date(timeOfRound(beacon, 1000).getTime() - 5000)
    expect(await open(before).findRound(1000)).toEqual({ ok: false, reason: 'not-yet' })
  })
})

describe('drand', () => {
  test('is asked for this round of quicknet, below the address of the relay', async () => {
    await drand().findRound(1000)
    expect(asked).toEqual([`/relay/${QUICKNET}/public/1000`])
  })

  test.each([
    { what: 'another round', body: { ...ROUND_1000, round: 1001 } },
    { what: 'another value', body: { ...ROUND_1000, randomness: '0'.repeat(64) } },
    { what: 'a signature of nobody', body: { ...ROUND_1000, signature: 'a'.repeat(96) } },
    { what: 'a page', body: '<html>' },
  ])('$what is not taken', async ({ body }) => {
    answer = () => ({ body })
    expect(await drand().findRound(1000)).toEqual({ ok: false, reason: 'not-genuine' })
  })

  test('that is down is unreachable, and there is no other way', async () => {
    answer = () => ({ status: 503, body: {} })
    expect(await drand().findRound(1000)).toEqual({ ok: false, reason: 'unreachable' })
  })

  test('a relay that lies or fails is passed over for the next', async () => {
    answer = (path) =>
      path.startsWith('/liar') ? { body: { ...ROUND_1000, round: 7 } } : { body: ROUND_1000 }
    const found = await drand([`${origin}/liar`, `${origin}/honest`]).findRound(1000)
    expect(found.ok && found.value.value).toBe(ROUND_1000.randomness)
  })
})
