import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { FakeWeb, cachedPage } from '#testing/fake-web.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openSiteClient, type SiteClient } from '#testing/clients/site-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const HOST = hostOf('dunvarra')
const web = new FakeWeb()
let app: TestApp
let desk: SiteClient
let seen: PageContext | null = null
beforeAll(async () => {
  app = await openTestApp({ web, environment: { RATE_LIMITS: 'false' } })
  desk = await openSiteClient(app)
  const { draft } = await desk.read()
  await desk.saved({ theme: { ...draft.theme, color: { ...draft.theme.color, primary: '#123456' } } })
})
afterAll(() => app.close())
beforeEach(() => {
  app.setClock(TEST_NOW)
  web.requests.length = 0
  seen = null
  web.answer = (request, context) => {
    seen = context
    const colour = context.look?.theme.color.primary ?? 'live'
    return cachedPage(
      `<link rel="modulepreload" href="/assets/a.js"><p>${colour} ${new URL(request.url).search}</p>` +
        '<a class="x" href="/news?page=2&amp;a=b#top">News</a><a href="https://league.example/">League</a>' +
        `<a href="//evil.example/">Evil</a><script nonce="${context.nonce}">run()</script>`,
    )
  }
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: HOST, ...headers } })
const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((each) => each.startsWith(`${name} `))

test('the draft lies over the real page: for the frame of the back office, kept by nobody, found by nobody', async () => {
  const { path, url, token } = await desk.preview()
  expect(url.host).toBe(HOST)
  const { statusCode, headers, body } = await get(path)
  expect([statusCode, body]).toEqual([200, expect.stringContaining('#123456')])
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const policy = headers['content-security-policy']
  expect(directive(policy, 'frame-ancestors')).toBe(
    `frame-ancestors ${url.protocol}//${hostOf('backoffice')}`,
  )
  expect(directive(policy, 'script-src')).toBe("script-src 'none'")
  expect(directive(policy, 'form-action')).toBe("form-action 'none'")
  // The page itself never learns the token.
  expect(web.requests[0]?.url).not.toContain(token)
})

test('one can walk: links on the site go on with the token, others never get it, and no script is left', async () => {
  const { path, token } = await desk.preview()
  const { body } = await get(path)
  expect(body).toContain(`href="/news?page=2&amp;a=b&amp;site_preview=${token}#top"`)
  expect(body).toContain('href="https://league.example/"')
  expect(body).toContain('href="//evil.example/"')
  expect(body.split(token).length).toBe(2)
  expect(body).not.toMatch(/<script|modulepreload/)
  web.answer = () => new Response(null, { status: 302, headers: { location: '/error?from=%2Fx' } })
  expect((await get(`/news?site_preview=${token}`)).headers.location).toBe(
    `/error?from=%2Fx&site_preview=${token}`,
  )
  web.answer = () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })
  expect((await get(`/news?site_preview=${token}`)).headers.location).toBe('https://elsewhere.example/')
})

test('what is kept for visitors neither takes a preview in nor gives itself out for one', async () => {
  expect((await get('/')).body).toContain('live')
  const { path } = await desk.preview()
  for (const reply of [await get(path), await get(path)]) expect(reply.body).toContain('#123456')
  const plain = await get('/')
  expect(plain.body).toContain('live')
  expect(directive(plain.headers['content-security-policy'], 'frame-ancestors')).toBe(
    "frame-ancestors 'self'",
  )
})

test('whoever looks is nobody: neither their cookies nor their name reach the page', async () => {
  const { access_token } = await signIn(app, 'brid@home.example', 'dunvarra')
  const { path } = await desk.preview()
  const cookie = `session=1; authentication=${access_token}`
  const { headers } = await get(path, { cookie })
  expect(web.requests[0]?.headers.get('cookie')).toBeNull()
  expect([await seen?.user(), seen?.flow.read()]).toEqual([null, {}])
  expect(headers['set-cookie']).toBeUndefined()
})

describe('is refused, and no page is asked', () => {
  const REFUSED: { what: string; host?: string; path: () => Promise<string> }[] = [
    { what: 'a token that somebody made up', path: async () => '/?site_preview=made-up' },
    { what: 'an empty one', path: async () => '/?site_preview=' },
    { what: 'another club’s', host: hostOf('inishvarn'), path: async () => (await desk.preview()).path },
    {
      what: 'an old one',
      path: async () => {
        const { path } = await desk.preview()
        app.setClock(new Date(TEST_NOW.getTime() + 16 * 60_000))
        return path
      },
    },
    {
      what: 'one that was changed',
      path: async () => (await desk.preview()).path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    },
    {
      what: 'one of an article',
      path: async () => {
        const made = await desk.ask('/articles', { type: 'News', title: 'Mine' })
        const preview = await desk.ask(`/articles/${made.body.article_id}/preview`, {})
        return `/?site_preview=${new URL(preview.body.url).searchParams.get('preview')}`
      },
    },
  ]
  test.each(REFUSED)('$what', async ({ host = HOST, path }) => {
    const { statusCode, headers, body } = await get(await path(), { host })
    expect([statusCode, body]).toEqual([404, expect.stringContaining('This preview has ended')])
    expect(directive(headers['content-security-policy'], 'frame-ancestors')).toContain(hostOf('backoffice'))
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(web.renders).toBe(0)
  })

  test('and a token opens nothing on the platform’s own sites', async () => {
    const { path } = await desk.preview()
    await get(path, { host: hostOf('backoffice') })
    expect(seen?.look).toBeNull()
  })
})

test('only pages of the back office may frame, and only sites below our own domain', async () => {
  const frames = async (host: string) =>
    directive((await get('/', { host })).headers['content-security-policy'], 'frame-src')
  expect(await frames(HOST)).toBe("frame-src 'self'")
  expect(await frames(hostOf('myaccount'))).toBe("frame-src 'self'")
  expect(await frames(hostOf('backoffice'))).toMatch(/^frame-src 'self' https?:\/\/\*\.[a-z.:0-9]+$/)
})
