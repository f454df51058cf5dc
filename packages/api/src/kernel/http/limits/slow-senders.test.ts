import net, { type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../app.ts'
import { FakeWeb } from '#testing/fake-web.ts'
import { openMetrics } from '../metrics.ts'
import { mayTakeLong } from './slow-senders.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const HOST = 'Host: dunvarra.clubhouse.test'
const POST = `POST /contact HTTP/1.1\r\n${HOST}\r\nOrigin: http://dunvarra.clubhouse.test\r\nContent-Type: text/plain\r\n`
const DRIP_MS = 20

const SENDERS = [
  { what: 'nothing at all', begins: '', drips: '' },
  { what: 'the first line, byte by byte', begins: 'GET /', drips: 'a' },
  { what: 'headers without end', begins: `GET / HTTP/1.1\r\n${HOST}\r\n`, drips: 'X-A: b\r\n' },
  { what: 'a counted body', begins: `${POST}Content-Length: 60000\r\n\r\n`, drips: 'a' },
  { what: 'a body in chunks', begins: `${POST}Transfer-Encoding: chunked\r\n\r\n`, drips: '1\r\na\r\n' },
]

let app: TestApp
let strict: FastifyInstance
let patient: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  app = await openTestApp()
  const listening = async (arrivesWithinMs?: number) => {
    const config = { ...app.parts.config, logLevel: 'info' as const }
    const parts = { ...app.parts, config, metrics: openMetrics() }
    const logTo = { write: (line: string) => void lines.push(line) }
    const limit = arrivesWithinMs === undefined ? {} : { arrivesWithinMs }
    const server = await buildServer(parts, { web: new FakeWeb(), logTo, ...limit })
    await server.listen({ host: '127.0.0.1', port: 0 })
    return server
  }
  strict = await listening(300)
  patient = await listening()
})
afterAll(async () => {
  await strict.close()
  await patient.close()
  await app.close()
})

/** Sends a little every now and then for as long as it is let. */
function sendSlowly(server: FastifyInstance, { begins, drips }: (typeof SENDERS)[number]) {
  const { port } = server.server.address() as AddressInfo
  let drip: NodeJS.Timeout | undefined
  // What is written before the line is there would go first.
  const socket = net.connect(port, '127.0.0.1', () => {
    socket.write(begins)
    drip = setInterval(() => socket.writable && socket.write(drips), DRIP_MS)
  })
  const trouble: string[] = []
  socket.on('error', ({ message }) => void trouble.push(message))
  socket.on('data', (data) => void trouble.push(data.toString('latin1').slice(0, 200)))
  const closed = new Promise<void>((resolve) =>
    socket.on('close', () => {
      clearInterval(drip)
      resolve()
    }),
  )
  return { socket, closed, trouble }
}

test.each(SENDERS)('whoever sends $what is cut off, and is no fault of ours', async (sender) => {
  lines.length = 0
  // Negative control: with the limit of the deployment the same sender is still heard when the other is gone.
  const heard = sendSlowly(patient, sender)
  await sendSlowly(strict, sender).closed
  expect({ closed: heard.socket.closed, trouble: heard.trouble }).toEqual({ closed: false, trouble: [] })
  heard.socket.destroy()
  await heard.closed
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test('the deployment waits ten seconds for headers, and for the whole only as long as a photograph may take', () => {
  const { headersTimeout, requestTimeout } = patient.server
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 180_000])
})

test.each([
  ['POST', '/api/v2/backoffice/images', true],
  ['POST', '/api/v1/backoffice/images?x=1', true],
  ['POST', '/images/upload', true],
  ['GET', '/images/upload', false],
  ['POST', '/api/v2/backoffice/images/1', false],
  ['POST', '/contact?/images/upload', false],
])('%s %s may take long: %s', (method, url, expected) => {
  expect(mayTakeLong({ method, url })).toBe(expected)
})
