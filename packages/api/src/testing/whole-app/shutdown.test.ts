// Runs on both databases.
import { existsSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ChildServer,
  freePort,
  isUp,
  isWebBuilt,
  openPlace,
  type Place,
  startServer,
} from '../network/child-server.ts'
import { eventually } from '../eventually.ts'
import { testDatabaseKind } from '../test-database.ts'

/** A process of its own starts, answers and ends slowly on a busy machine. */
const WITHIN_MS = 120_000
const START_MS = 180_000
const isEmbedded = testDatabaseKind() === 'embedded'
if (!isWebBuilt)
  process.stderr.write('SKIPPED: shutdown.test.ts starts the real server, and the web is not built\n')

/** A connection on which a request is begun and finished by hand. */
function talk(port: number) {
  const socket = net.connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  const hears = (text: RegExp) =>
    eventually(() => {
      if (!text.test(heard)) throw new Error(`heard only: ${heard}`)
      return heard
    }, WITHIN_MS)
  return { say: (text: string) => socket.write(text), hears, closed, leave: () => socket.destroy() }
}

const isRefused = (port: number) =>
  eventually(async () => {
    const outcome = await new Promise<string>((done) => {
      const socket = net.connect(port, '127.0.0.1')
      socket.once('connect', () => done('connected'))
      socket.once('error', () => done('refused'))
      socket.once('close', () => socket.destroy())
      socket.setTimeout(500, () => socket.destroy())
    })
    if (outcome !== 'refused') throw new Error('still accepts connections')
  }, WITHIN_MS)

const endsWithin = (server: ChildServer) =>
  Promise.race([
    server.ended,
    new Promise<string>((late) => setTimeout(late, WITHIN_MS, 'still running').unref()),
  ])

describe.skipIf(!isWebBuilt)(
  'a running server (skipped where the web is not built)',
  { timeout: START_MS },
  () => {
    let place: Place
    let server: ChildServer
    beforeAll(async () => {
      place = await openPlace()
      server = startServer({ ...place.environment, DRAIN_SECONDS: '2' }, await freePort())
      await isUp(server, START_MS)
    }, 2 * START_MS)
    afterAll(async () => {
      server.child.kill('SIGKILL')
      await server.ended
      await place.remove()
    })

    test('says where it can be found', () => {
      expect(server.output()).toContain(`http://dunvarra.localhost:${server.port}`)
      expect(server.output()).toContain('Stop with Ctrl+C')
    })

    test.skipIf(!isEmbedded)(
      'keeps a second one off its data directory, with a clear word and no trace (PostgreSQL: shared on purpose)',
      async () => {
        const second = startServer(place.environment, await freePort())
        expect(await second.ended).toBe(1)
        expect(second.output()).toContain(`is in use by process ${server.child.pid}`)
        expect(second.output()).toContain('choose another DATA_DIR')
        expect(second.output()).not.toMatch(/^\s+at /m)
      },
    )

    test.skipIf(isEmbedded)(
      'keeps a second one off its port, with a clear word and no trace (embedded: the directory is taken first)',
      async () => {
        const second = startServer(place.environment, server.port)
        expect(await second.ended).toBe(1)
        expect(second.output()).toContain(`Port ${server.port} is taken`)
        expect(second.output()).not.toMatch(/^\s+at /m)
      },
    )

    test('told to stop, it first says that it is not ready and answers on, then takes nobody new, finishes what is in flight, lets idle visitors go and ends well', async () => {
      const idle = talk(server.port)
      idle.say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
      await idle.hears(/"up"/)
      const body = '{"now":"2026-11-15T12:00:00.000Z"}'
      const slow = talk(server.port)
      slow.say(
        `POST /dev/clock HTTP/1.1\r\nHost: localhost:${server.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
      )
      await slow.hears(/^HTTP\/1\.1 100/)
      slow.say(body.slice(0, 10))

      server.child.kill('SIGTERM')
      // A signal arrives a moment later.
      await eventually(async () => {
        const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`)
        expect([answer.status, await answer.json()]).toMatchObject([
          503,
          { reason: 'this process is stopping' },
        ])
      })
      expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
      await isRefused(server.port)
      await idle.closed
      expect(server.child.exitCode).toBeNull()
      slow.say(body.slice(10))
      expect(await slow.hears(/\r\n\r\n\{.*\}/)).toContain('HTTP/1.1 200 OK')
      expect(await endsWithin(server)).toBe(0)
      await slow.closed
      expect(existsSync(join(place.dataDir, 'in-use-by'))).toBe(false)
    })
  },
)

test(
  'a start in live mode without its settings ends at once and names them',
  { timeout: START_MS },
  async () => {
    const server = startServer({ MODE: 'live' })
    expect(await server.ended).toBe(1)
    for (const name of ['DATABASE_URL', 'BASE_DOMAIN', 'SECRET', 'METRICS_TOKEN', 'SMTP_URL', 'MAIL_FROM'])
      expect(server.output()).toContain(`  ${name}=`)
    expect(server.output()).not.toMatch(/^\s+at /m)
  },
)
