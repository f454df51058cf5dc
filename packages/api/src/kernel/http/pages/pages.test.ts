import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { FakeWeb, cachedPage, ownPage } from '#testing/fake-web.ts'
import { rawRequest } from '#testing/network/raw-request.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { wireGet } from '#testing/network/wire-get.ts'

const HOST = 'dunvarra.clubhouse.test'
let app: TestApp
let port: number
let web: FakeWeb

beforeAll(async () => {
  web = new FakeWeb()
  app = await openTestApp({ web })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(() => {
  web.requests.length = 0
  web.answer = (request) => cachedPage(`<p>page ${web.renders} of ${new URL(request.url).pathname}</p>`)
  app.parts.revisions.bumpAll()
})

/** Over the wire, where kept pages are answered before the router. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  wireGet({ port, path, method, headers: { host: HOST, ...headers } })

describe('a page that is the same for everybody', () => {
  test('is rendered once, then answered from memory, byte for byte the same', async () => {
    const first = await get('/')
    const second = await get('/')
    expect(second.body).toEqual(first.body)
    expect(web.renders).toBe(1)
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'etag',
      'vary',
      'cache-control',
      'content-type',
    ]) {
      expect(second.headers[name], name).toBe(first.headers[name])
      expect(second.headers[name], name).toBeDefined()
    }
  })

  test('comes compressed, and 304 to who has it', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(plain.headers.etag)
  })

  test('asked for with HEAD first is whole for who asks with GET', async () => {
    web.answer = (request) => cachedPage(request.method === 'HEAD' ? '' : '<p>whole</p>')
    const head = await get('/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect((await get('/')).body.toString()).toBe('<p>whole</p>')
  })

  test('holds nothing of who asked first', async () => {
    web.answer = (request) => cachedPage(JSON.stringify([...request.headers]) + request.url)
    const secret = 'only-mine'
    const reply = await get('/?utm_source=only-mine', {
      cookie: `cart=${secret}`,
      'user-agent': secret,
      'accept-language': secret,
      'x-react-router-spa-mode': secret,
      'x-forwarded-host': secret,
      referer: `https://x.example/?${secret}`,
    })
    expect(reply.status).toBe(200)
    expect(reply.body.toString()).not.toContain(secret)
  })

  test('is not lost to those who wait when the one who asked first leaves', async () => {
    let finish: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      web.answer = async (request) => {
        resolve()
        await new Promise<void>((done) => (finish = done))
        request.signal.throwIfAborted()
        return cachedPage('<p>for the patient</p>')
      }
    })
    const leaver = http.get({ port, path: '/', headers: { host: HOST } })
    leaver.on('error', () => undefined)
    await begun
    const patient = get('/')
    leaver.destroy()
    await new Promise((closed) => leaver.once('close', closed))
    setTimeout(finish, 50)
    expect((await patient).body.toString()).toBe('<p>for the patient</p>')
    expect(web.renders).toBe(1)
  })
})

test('one club has many hosts and one kept page', async () => {
  await get('/')
  for (const host of ['DUNVARRA.clubhouse.test', 'dunvarra.clubhouse.test.', 'clubhouse.test']) {
    const page = await get('/', { host })
    expect(page.body.toString(), host).toContain('page 1')
  }
  expect(web.renders).toBe(1)
})

describe('what is posted to a page', () => {
  const post = (payload: string, from: Record<string, string> = { origin: `http://${HOST}` }) =>
    app.server.inject({
      method: 'POST',
      url: '/form',
      headers: { host: HOST, 'content-type': 'text/plain', ...from },
      payload,
    })

  test.each([
    { what: 'another site', from: { origin: 'http://evil.example' } },
    { what: 'another club', from: { origin: 'http://inishvarn.clubhouse.test' } },
    { what: 'the same host over another protocol', from: { origin: `https://${HOST}` } },
    { what: 'a page that hides where it is', from: { origin: 'null' } },
    { what: 'nowhere', from: {} },
    { what: 'a sibling that a browser names', from: { 'sec-fetch-site': 'same-site' } },
  ])('is refused when it comes from $what', async ({ from }) => {
    expect((await post('a=b', from)).statusCode).toBe(403)
    expect(web.renders).toBe(0)
  })

  test('reaches it as it was sent', async () => {
    let seen = ''
    web.answer = async (request) => {
      seen = await request.text()
      return ownPage('<p>thanks</p>')
    }
    expect((await post('name=Bríd')).statusCode).toBe(200)
    expect(seen).toBe('name=Bríd')
  })

  test('may come through any of the hosts of a club, and reads as sent to its one address', async () => {
    let seen: string[] = []
    web.answer = (request) => {
      seen = [request.url, request.headers.get('origin') ?? '']
      return ownPage('<p>thanks</p>')
    }
    await app.server.inject({
      method: 'POST',
      url: '/form',
      headers: { host: 'clubhouse.test', origin: 'http://clubhouse.test', 'content-type': 'text/plain' },
      payload: 'a=b',
    })
    expect(seen).toEqual([`http://${HOST}/form`, `http://${HOST}`])
  })

  test.each([
    { url: '/form', bytes: 64 * 1024, why: 'a form' },
    { url: '/', bytes: 64 * 1024, why: 'the first page' },
    { url: '/forms/new', bytes: 64 * 1024, why: 'beside the editor' },
    { url: '/forms/7/save', bytes: 1024 * 1024, why: 'a whole form out of the editor' },
  ])('is refused beyond $bytes bytes at $url, before the page sees it: $why', async ({ url, bytes }) => {
    web.answer = () => ownPage('<p>thanks</p>')
    const send = (payload: string) =>
      app.server.inject({
        method: 'POST',
        url,
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      })
    expect((await send('x'.repeat(bytes))).statusCode).toBe(200)
    expect((await send('x'.repeat(bytes + 1))).statusCode).toBe(413)
    expect(web.renders).toBe(1)
  })

  test.each(['multipart/form-data; boundary=b', 'Multipart/Form-Data', 'multipart/mixed; boundary=b'])(
    'is refused as %s, since no page takes a file',
    async (type) => {
      const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--b--\r\n'
      const answer = await post(part, { origin: `http://${HOST}`, 'content-type': type })
      expect(answer.statusCode).toBe(415)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(web.renders).toBe(0)
    },
  )
})

describe('a page for one', () => {
  test.each(['session=s', 'authentication=a', 'refresh_token=r', 'guest_access_token=g'])(
    'is rendered for whoever carries %s',
    async (cookie) => {
      await get('/')
      const own = await get('/', { cookie: `x=1; ${cookie}` })
      expect(own.body.toString()).toContain('page 2')
      expect((await get('/')).body.toString()).toContain('page 1')
    },
  )

  test('sets its cookies, is never stored and carries a nonce of its own', async () => {
    web.answer = (_request, { nonce }) => {
      const page = ownPage(`<script nonce="${nonce}">run()</script>`)
      page.headers.append('set-cookie', 'a=1; Path=/')
      page.headers.append('set-cookie', 'b=2; Path=/')
      return page
    }
    const [one, two] = [await get('/'), await get('/')]
    expect(one.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    expect(one.headers['cache-control']).toBe('private, no-store')
    const nonce = /nonce="([^"]+)"/.exec(one.body.toString())?.[1]
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(two.body).not.toEqual(one.body)
  })

  test('that is a mail in a frame is shut in by the policy of mails; no page may bring another of its own', async () => {
    const withPolicy = (policy: string) => () => {
      const page = ownPage('<p style="color:red">hello</p>')
      page.headers.set('content-security-policy', policy)
      return page
    }
    web.answer = withPolicy(MAIL_POLICY)
    expect((await get('/')).headers['content-security-policy']).toBe(MAIL_POLICY)
    expect(MAIL_POLICY).toMatch(/^sandbox (?!.*allow-(scripts|same-origin))/)
    web.answer = withPolicy("default-src * 'unsafe-inline'")
    expect((await get('/')).headers['content-security-policy']).not.toContain('default-src *')
  })

  test('that wants to be kept and sets a cookie is not kept', async () => {
    web.answer = () => {
      const page = cachedPage('<p>hello</p>')
      page.headers.append('set-cookie', 'a=1')
      return page
    }
    await get('/')
    await get('/')
    expect(web.renders).toBe(2)
  })
})

describe('when a page fails', () => {
  test('the last good one is answered', async () => {
    const good = await get('/')
    app.parts.revisions.bumpAll()
    web.answer = () => Promise.reject(new Error('no database at 10.0.0.7'))
    expect((await get('/')).body).toEqual(good.body)
  })

  test('and there is none, the answer is a plain page without a word of the inside', async () => {
    web.answer = () => Promise.reject(new Error('no database at 10.0.0.7'))
    const reply = await get('/never-seen')
    expect([reply.status, reply.headers['retry-after'], reply.headers['content-type']]).toEqual([
      500,
      '5',
      'text/html; charset=utf-8',
    ])
    expect(reply.body.toString()).toContain('An error has occurred')
    expect(reply.body.toString()).not.toMatch(/10\.0\.0\.7|Error:|\.ts/)
  })

  test('a page that was not found keeps its status and its body', async () => {
    web.answer = () => ownPage('<p>not here</p>', 404)
    const reply = await get('/nothing')
    expect([reply.status, reply.body.toString()]).toEqual([404, '<p>not here</p>'])
  })
})

describe('what no browser sends', () => {
  const ask = (target: string, headers = `Host: ${HOST}`) =>
    rawRequest(port, `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)

  test('a whole address as the target is refused, since behind our origin it would name another host', async () => {
    for (const target of ['http://evil.example/news', `http://${HOST}/`]) {
      expect(await ask(target)).toMatch(/^HTTP\/1\.1 400 /)
      expect(await ask(target, `Host: ${HOST}\r\nCookie: session=s`)).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(web.renders).toBe(0)
  })

  test.each([
    '//evil.example/',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/a\\b',
    '/[',
    '/?%',
    `/${'a'.repeat(5000)}`,
    '/../../etc/passwd',
  ])('%s is answered without a fault', async (target) => {
    web.answer = (request) => cachedPage(new URL(request.url).host)
    const answer = await ask(target)
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /)
    expect(answer).not.toContain('evil.example')
  })

  test('without a host there is no site, and a second host is not listened to', async () => {
    expect(await ask('/', 'X-Nothing: 1')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await rawRequest(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /)
    expect(await ask('/', `Host: evil.example\r\nHost: ${HOST}`)).toMatch(/^HTTP\/1\.1 404 /)
  })
})
