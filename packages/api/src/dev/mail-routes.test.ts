import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { enqueueMail } from '#messages/mail/outbox.ts'
import { FakeWeb } from '../testing/fake-web.ts'
import { mailsTo } from '../testing/mails.ts'
import { sharedLiveApp } from '../testing/shared-app.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', host: 'dunvarra.clubhouse.test' }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ web: new FakeWeb() })
})
afterAll(() => app.close())
beforeEach(() => app.parts.mailbox?.clear())

let count = 0
async function mailTo(to: string, first_name = 'Bríd') {
  const mail: Mail = {
    template: 'recovery-code',
    payload: {
      first_name,
      code: '048213',
      minutes: 15,
      link: 'http://dunvarra.clubhouse.test/authentication/forgot-password/validate-token',
    },
  }
  const clubId = app.parts.registry.idOf('dunvarra')
  const effectKey = `test:${(count += 1)}`
  await app.parts.db.withPlatform((tx) =>
    enqueueMail(tx, { clubId, effectKey, to, mail }, app.parts.clock.now()),
  )
  return mailsTo(app, to)
}
const post = (payload: object, headers = {}) =>
  app.server.inject({ method: 'POST', url: '/dev/providers', payload, headers })

describe('/dev/mail', () => {
  test('tells a program what was mailed, newest first, to everybody or to one', async () => {
    await mailTo('a@home.example')
    await mailTo('b@home.example')
    await mailTo('a@home.example')
    const all = (await app.server.inject('/dev/mail')).json()
    expect(all.map((mail: { to: string }) => mail.to)).toEqual([
      'a@home.example',
      'b@home.example',
      'a@home.example',
    ])
    const one = (await app.server.inject('/dev/mail?to=b@home.example')).json()
    expect(one).toHaveLength(1)
    expect(one[0]).toMatchObject({
      to: 'b@home.example',
      reply_to: null,
      from_name: 'Dunvarra Rovers FC',
      subject: 'Your code to reset your password at Dunvarra Rovers FC',
      code: '048213',
      links: [
        'http://dunvarra.clubhouse.test/authentication/forgot-password/validate-token',
        'http://dunvarra.clubhouse.test',
      ],
    })
    expect(one[0].text).toContain('048213')
    expect(one[0].html).toContain('048213')
    expect(Date.parse(one[0].sent_at)).not.toBeNaN()
    expect((await app.server.inject('/dev/mail?to=c@home.example')).json()).toEqual([])
    expect((await app.server.inject('/dev/mail?to[]=c')).statusCode).toBe(200)
  })

  test('is a page for people, and every other page is still there for both', async () => {
    for (const url of ['/dev/mail', '/dev/mail?to=a@home.example', '/dev']) {
      expect((await app.server.inject({ url, headers: HTML })).body).toContain(`test${url}`)
    }
    const asProgram = await app.server.inject({ url: '/dev', headers: { host: HTML.host } })
    expect(asProgram.body).toContain('test/dev')
  })

  test('the rendered view is the mail as it was sent, in which nothing runs', async () => {
    const [mail] = await mailTo('a@home.example', '<script>alert(1)')
    const view = await app.server.inject(`/dev/mail/${mail?.id}/html`)
    expect(view.body).toBe(mail?.html)
    expect(view.headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(view.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|same-origin))/)
    expect(policy).not.toContain('script-src')
    expect(view.body).not.toContain('<script')
  })

  test.each(['/dev/mail/unknown/html', '/dev/mail/..%2f..%2fpostgres/html'])(
    '%s is not there',
    async (url) => {
      expect((await app.server.inject(url)).statusCode).toBe(404)
    },
  )

  test('is empty after the demo was laid anew', async () => {
    await mailTo('a@home.example')
    await post({ mail: 'down' })
    await app.server.inject({ method: 'POST', url: '/dev/reset' })
    expect((await app.server.inject('/dev/mail')).json()).toEqual([])
    expect((await app.server.inject('/dev/providers')).json()).toEqual({ mail: 'up', match_data: 'up' })
  })
})

describe('/dev/providers', () => {
  test('takes the mail provider down and up again: what waited arrives', async () => {
    expect((await post({ mail: 'down' })).json()).toEqual({ mail: 'down', match_data: 'up' })
    expect(await mailTo('a@home.example')).toEqual([])
    expect((await post({ mail: 'up' })).json()).toEqual({ mail: 'up', match_data: 'up' })
    const soon = new Date(app.parts.clock.now().getTime() + 61_000).toISOString()
    await app.server.inject({ method: 'POST', url: '/dev/clock', payload: { now: soon } })
    expect(await mailsTo(app, 'a@home.example')).toHaveLength(1)
  })

  test.each([{}, { mail: 'away' }, { mail: null }, { mail: 'down', match_data: 'away' }, { post: 'up' }, []])(
    '%j is refused, and nothing changes',
    async (body) => {
      const reply = await post(body)
      expect([reply.statusCode, reply.json().error_code]).toEqual([422, 'invalid_data'])
      expect((await app.server.inject('/dev/providers')).json()).toEqual({ mail: 'up', match_data: 'up' })
    },
  )

  test('is switched from our own pages only', async () => {
    expect((await post({ mail: 'down' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  })
})

test('in live mode there is neither', async () => {
  const live = await sharedLiveApp()
  expect(live.parts.mailbox).toBeNull()
  for (const url of ['/dev/mail', '/dev/mail/1/html', '/dev/providers']) {
    expect((await live.server.inject(url)).statusCode).toBe(404)
  }
  const switched = await live.server.inject({
    method: 'POST',
    url: '/dev/providers',
    payload: { mail: 'down' },
  })
  expect(switched.statusCode).toBe(404)
})
