import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const HOST = 'dunvarra.clubhouse.test'
let app: TestApp
let port: number
let lines: { level: number; msg: string; status?: number; err?: unknown }[] = []
const web = new FakeWeb()
beforeAll(async () => {
  app = await openTestApp({ web, logTo: { write: (line) => void lines.push(JSON.parse(line)) } })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(() => {
  lines = []
})

const faults = () => lines.filter(({ level }) => level >= 50)

test.each(['/contact', '/api/oauth/token', '/api/v2/user/authentication/check-email'])(
  'whoever hangs up in the middle of a body for %s is not logged as a fault of ours',
  async (url) => {
    const head = `POST ${url} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: http://${HOST}\r\n`
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em`),
    )
    const [request] = (await once(app.server.server, 'request')) as [IncomingMessage]
    socket.resetAndDestroy()
    await new Promise((closed) => request.once('close', closed))
    await nextTurn()
    expect(faults()).toEqual([])
  },
)

test('nor is whoever leaves while their page is made', async () => {
  const begun = new Promise<void>((resolve) => {
    web.answer = async (request) => {
      resolve()
      await new Promise((left) => request.signal.addEventListener('abort', left))
      throw request.signal.reason
    }
  })
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nCookie: session=s\r\n\r\n`),
  )
  await begun
  socket.destroy()
  await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('visitor left'))
  expect(faults()).toEqual([])
})

test.each([
  { thrown: { status: 405, statusText: 'Method Not Allowed', internal: true, data: '' }, level: 30 },
  { thrown: { status: 404, statusText: 'Not Found', internal: true, data: '' }, level: 30 },
  { thrown: { status: 500, internal: true, data: '', error: new Error('inside') }, level: 50 },
  { thrown: new Error('a page broke'), level: 50 },
  { thrown: 'a word', level: 50 },
])('what the router throws is told by what it is: $thrown', async ({ thrown, level }) => {
  web.answer = (_request, { reportError }) => {
    reportError(thrown)
    return ownPage('')
  }
  await app.server.inject({ url: '/x', headers: { host: HOST, cookie: 'session=s' } })
  const said = lines.filter(({ msg }) => msg !== 'answered')
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject(
    level === 30
      ? { level, msg: 'page refused', status: (thrown as { status: number }).status }
      : { level, msg: 'page failed' },
  )
  const holdsError = thrown instanceof Error || (typeof thrown === 'object' && thrown.status === 500)
  expect('err' in (said[0] ?? {})).toBe(holdsError)
})
