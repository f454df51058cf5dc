import { createSocket, type Socket } from 'node:dgram'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from './failure.ts'
import { guardedLookup, resolveByNameServer } from './guarded-lookup.ts'

const A = 1
const NO_SUCH_NAME = 3

/** What the server says to a name; nothing at all for any other. */
const RECORDS: Record<string, number[] | null> = {
  'public.example': [8, 8, 8, 8],
  'inside.example': [10, 0, 0, 8],
  'missing.example': null,
}

let server: Socket
let servers: string[]
beforeAll(async () => {
  server = createSocket('udp4', (message, { port, address }) => {
    const answer = answerTo(message)
    if (answer) server.send(answer, port, address)
  })
  await new Promise<void>((bound) => server.bind(0, '127.0.0.1', bound))
  servers = [`127.0.0.1:${server.address().port}`]
})
afterAll(() => server.close())

/** RFC 1035, as much of it as one question needs. */
function answerTo(message: Buffer): Buffer | null {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const record = RECORDS[labels.join('.')]
  if (record === undefined) return null
  const wantsAddress = message.readUInt16BE(at + 1) === A
  const isThere = record !== null && wantsAddress
  const header = Buffer.from(message.subarray(0, 12))
  header.writeUInt16BE(0x8180 | (record === null ? NO_SUCH_NAME : 0), 2)
  header.writeUInt16BE(isThere ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const found = isThere ? Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...record]) : Buffer.alloc(0)
  return Buffer.concat([header, message.subarray(12, at + 5), found])
}

/** Longer than a loaded machine needs to answer itself. */
const aResolver = (timeoutMs = 20_000) => resolveByNameServer({ servers, timeoutMs })

test('a name is resolved by asking a name server', async () => {
  expect(await aResolver()('public.example')).toEqual([{ address: '8.8.8.8', family: 4 }])
})

test.each([
  { host: 'public.example', outcome: '8.8.8.8', why: 'it leads outside' },
  { host: 'inside.example', outcome: 'not-allowed', why: 'it leads inside' },
  { host: 'missing.example', outcome: 'unreachable', why: 'there is no such name' },
  { host: 'silent.example', outcome: 'unreachable', why: 'the name server says nothing', timeoutMs: 250 },
])('$host is $outcome: $why', async ({ host, outcome, timeoutMs }) => {
  const lookup = guardedLookup(aResolver(timeoutMs), () => false)
  const heard = await new Promise((told) => {
    lookup(host, { all: false }, (error, address) => told(error ? failureOf(error).kind : address))
  })
  expect(heard).toBe(outcome)
})
