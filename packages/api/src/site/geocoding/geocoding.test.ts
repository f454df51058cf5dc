import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RATE_CLASSES } from '#kernel/http/limits/rate-limit.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'

const search = (text: string) => `/v2/backoffice/geocode?q=${encodeURIComponent(text)}`

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  admin = (await signIn(app, 'tadhg@dunvarra.example', 'backoffice')).access_token
})
afterAll(() => app.close())

describe('in the demo', () => {
  test('MAP-01 an admin finds a place by its address', async () => {
    const { status, body } = await ask(app, search('harbour field'), undefined, {
      on: 'backoffice',
      as: admin,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      places: [
        {
          label: 'Harbour Field, Quay Road, Dunvarra, Mayo, Ireland',
          latitude: 53.7631,
          longitude: -9.8127,
        },
      ],
    })
  })

  test('so does an owner', async () => {
    const { access_token: owner } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
    const { status } = await ask(app, search('pier'), undefined, { on: 'backoffice', as: owner })
    expect(status).toBe(200)
  })

  test('a search without a hit is an empty list and no fault', async () => {
    const { status, body } = await ask(app, search('nowhere at all'), undefined, {
      on: 'backoffice',
      as: admin,
    })
    expect([status, body]).toEqual([200, { places: [] }])
  })

  test.each([
    { text: '', why: 'nothing' },
    { text: '   ', why: 'only blanks' },
    { text: 'x'.repeat(201), why: 'more than a line' },
    { text: 'pier\0', why: 'a character that nobody types' },
  ])('$why is refused', async ({ text }) => {
    const { status, body } = await ask(app, search(text), undefined, { on: 'backoffice', as: admin })
    expect([status, body.error_code]).toEqual([422, 'invalid_data'])
  })

  test('two hundred characters are still a search', async () => {
    const { status } = await ask(app, search('x'.repeat(200)), undefined, { on: 'backoffice', as: admin })
    expect(status).toBe(200)
  })
})

describe('MAP-02 HOSTS-21 outside of admin mode there is no search', () => {
  test('strangers have to sign in', async () => {
    const { status } = await ask(app, search('pier'), undefined, { on: 'backoffice' })
    expect(status).toBe(401)
  })

  test.each([
    { on: 'dunvarra', status: 403, why: 'on the site of the club that she owns' },
    { on: 'inishvarn', status: 401, why: 'on the site of another, where she is nobody' },
    { on: 'nobody', status: 404, why: 'on a host that is none of ours' },
  ])('an owner is refused $why', async ({ on, status }) => {
    const { access_token: as } = await signIn(app, 'orla@dunvarra.example')
    const reply = await ask(app, search('pier'), undefined, { on, as })
    expect(reply.status).toBe(status)
    expect(reply.body).not.toHaveProperty('places')
  })

  test.each(['priya@dunvarra.example', 'brid@home.example'])(
    '%s, who runs no club, is refused',
    async (email) => {
      const { access_token: other } = await signIn(app, email)
      const { status, body } = await ask(app, search('pier'), undefined, { on: 'backoffice', as: other })
      expect([401, 403]).toContain(status)
      expect(body).not.toHaveProperty('places')
    },
  )
})

describe('with a service', () => {
  let service: http.Server
  let served: TestApp
  let behaviour: http.RequestListener

  beforeAll(async () => {
    service = http.createServer((request, response) => behaviour(request, response))
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
    const { port } = service.address() as AddressInfo
    served = await openTestApp({
      environment: { RATE_LIMITS: 'false', GEOCODING_URL: `http://127.0.0.1:${port}/search?key=secret-7` },
    })
  })
  afterAll(async () => {
    await served.close()
    service.closeAllConnections()
    service.close()
  })

  const find = async () => {
    const { access_token: as } = await signIn(served, 'tadhg@dunvarra.example', 'backoffice')
    return ask(served, search('pier'), undefined, { on: 'backoffice', as })
  }

  test('its places are answered', async () => {
    behaviour = (_request, response) =>
      response.end(JSON.stringify([{ display_name: '<b>Pier</b>', lat: '53.7', lon: '-9.8' }]))
    expect((await find()).body).toEqual({
      places: [{ label: '<b>Pier</b>', latitude: 53.7, longitude: -9.8 }],
    })
  })

  test.each([
    { how: 'down', answer: (response: http.ServerResponse) => response.destroy() },
    { how: 'in trouble', answer: (response: http.ServerResponse) => response.writeHead(500).end('no') },
    { how: 'talking nonsense', answer: (response: http.ServerResponse) => response.end('<html>') },
  ])('that is $how: the admin is told plainly, and nothing of the inside', async ({ answer }) => {
    behaviour = (_request, response) => void answer(response)
    const { status, body } = await find()
    expect(status).toBe(503)
    expect(body).toMatchObject({
      error_code: 'geocoding_unavailable',
      message: 'Address search isn’t working right now. Try again, or move the marker yourself.',
    })
    expect(JSON.stringify(body)).not.toMatch(/secret-7|127\.0\.0\.1|pier/)
  })
})

test('a live deployment without a service says that there is none', async () => {
  const live = await openTestApp({
    environment: { ...LIVE, BASE_DOMAIN: 'clubhouse.test', TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const headers = { 'x-forwarded-proto': 'https' }
    const token = await ask(
      live,
      '/oauth/token',
      { grant_type: 'password', username: 'tadhg@dunvarra.example', password: 'Harbour7Lamp' },
      { on: 'backoffice', headers },
    )
    const { status, body } = await ask(live, search('pier'), undefined, {
      on: 'backoffice',
      as: token.body.access_token,
      headers,
    })
    expect([status, body.message]).toEqual([503, 'Address search isn’t set up. Move the marker yourself.'])
  } finally {
    await live.close()
  }
})

test('searches are counted by address, since somebody else is asked', async () => {
  const limited = await openTestApp()
  try {
    const { access_token: as } = await signIn(limited, 'tadhg@dunvarra.example', 'backoffice')
    const statuses = []
    for (let at = 0; at < RATE_CLASSES.search + 20; at += 1) {
      statuses.push((await ask(limited, search('pier'), undefined, { on: 'backoffice', as })).status)
    }
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(RATE_CLASSES.search)
  } finally {
    await limited.close()
  }
})
