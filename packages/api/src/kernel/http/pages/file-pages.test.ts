import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildServer } from '../../../app.ts'
import { FakeWeb } from '#testing/fake-web.ts'
import { asSent } from '#testing/clients/media-client.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { openMetrics } from '../metrics.ts'

/** API-87: the pages that take a file. */
const HOST = hostOf('backoffice')
const web = new FakeWeb()
let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ web, environment: { RATE_LIMITS: 'false' } })
  const { access_token } = await signIn(app, 'tadhg@dunvarra.example', 'backoffice')
  cookie = `session=1; authentication=${access_token}`
})
afterAll(() => app.close())
beforeEach(() => {
  web.requests.length = 0
  web.answer = async (request) => {
    const file = (await request.formData()).get('image')
    return Response.json({ size: file instanceof File ? file.size : null })
  }
})

async function send(headers: Record<string, string>, url = '/images/upload', bytes = 2_000_000) {
  const form = new FormData()
  form.set('image', new File([new Uint8Array(bytes)], 'a.jpg'))
  const { headers: type, payload } = await asSent(form)
  const own = { host: HOST, origin: `http://${HOST}`, ...type, ...headers }
  return app.server.inject({ method: 'POST', url, headers: own, payload })
}

const TAKERS = ['/images/upload', '/people/import', '/money/bank/upload', '/settings/sso/metadata']
test.each(TAKERS)(
  'whoever is signed in sends a file of megabytes to %s, and the page reads it',
  async (url) => {
    const reply = await send({ cookie }, url)
    expect([reply.statusCode, reply.json()]).toEqual([200, { size: 2_000_000 }])
  },
)

test.each([
  { what: 'nobody is signed in', headers: () => ({}), status: 401 },
  { what: 'the sign-in is made up', headers: () => ({ cookie: 'authentication=made-up' }), status: 401 },
  { what: 'another site sends it', headers: () => ({ cookie, origin: 'https://evil.example' }), status: 403 },
  { what: 'it is no form', headers: () => ({ cookie, 'content-type': 'text/plain' }), status: 415 },
])('$what: $status, in words that a script can read, and no page is asked', async ({ headers, status }) => {
  const reply = await send(headers())
  expect([reply.statusCode, typeof reply.json().message]).toEqual([status, 'string'])
  expect(web.renders).toBe(0)
})

test('more than a photograph is refused; any other page takes no file', async () => {
  expect((await send({ cookie }, '/images/upload', 26_000_001)).statusCode).toBe(413)
  expect((await send({ cookie }, '/news', 10)).statusCode).toBe(415)
  expect(web.renders).toBe(0)
})

test('a photograph that comes slowly is waited for, longer than anything else', async () => {
  const strict = await buildServer({ ...app.parts, metrics: openMetrics() }, { web, arrivesWithinMs: 200 })
  await strict.listen({ host: '127.0.0.1', port: 0 })
  const { port } = strict.server.address() as AddressInfo
  const begin = (path: string, type: string) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: http://${HOST}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 60000\r\n\r\n--b`,
    )
    return { socket, closed: new Promise((resolve) => socket.on('close', resolve)) }
  }
  const photograph = begin('/images/upload', 'multipart/form-data; boundary=b')
  // Both are on their way before either is judged; the other is cut off, and after it the photograph still comes.
  await begin('/forms/1/save', 'text/plain').closed
  await begin('/forms/1/save', 'text/plain').closed
  expect(photograph.socket.closed).toBe(false)
  photograph.socket.destroy()
  await strict.close()
})
