import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { callerOf } from './caller.ts'

const HOST = 'dunvarra.clubhouse.test'
let app: TestApp
let bearer: string
let guest: string

beforeAll(async () => {
  app = await openTestApp()
  const userId = await userIdOf(app, 'brid@home.example')
  const site = 'club:dunvarra'
  bearer = (
    await app.parts.db.withPlatform((tx) =>
      app.parts.sessions.begin(tx, {
        userId,
        method: 'password',
        site,
        remember: false,
      }),
    )
  ).access_token
  const body = {
    grant_type: 'guest',
    scope: 'guest',
    first_name: 'Una',
    last_name: 'Rowe',
    email: 'una@home.example',
  }
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v2/member/guest',
    headers: { host: HOST },
    payload: body,
  })
  guest = answer.json().oauth.access_token
})
afterAll(() => app.close())

async function whoCalls(headers: Record<string, string>, method = 'GET'): Promise<string> {
  const request = {
    id: 'r',
    ip: '192.0.2.1',
    host: HOST,
    method,
    headers,
  } as unknown as FastifyRequest
  const identity = await callerOf(request, app.parts).identify()
  if (!identity) return 'nobody'
  return identity.kind === 'user' ? identity.user.first_name : `guest ${identity.email}`
}

const signedIn = () => `authentication=${bearer}`
const OURS = { origin: `http://${HOST}`, 'content-type': 'application/json' }

describe('API-03 who calls', () => {
  test('is whoever the bearer names', async () => {
    expect(await whoCalls({ authorization: `Bearer ${bearer}` }, 'POST')).toBe('Bríd')
    expect(await whoCalls({ authorization: 'Bearer nonsense' })).toBe('nobody')
    expect(await whoCalls({ authorization: `Basic ${bearer}` })).toBe('nobody')
  })

  test('is nobody where an API_KEY comes along: a call of a key carries no sign-in', async () => {
    const user = (headers: Record<string, string>) =>
      app.server.inject({
        url: '/api/v2/user',
        headers: { host: HOST, ...headers },
      })
    for (const sent of [{ cookie: signedIn() }, { authorization: `Bearer ${bearer}` }]) {
      expect((await user(sent)).statusCode).toBe(200)
      expect((await user({ ...sent, API_KEY: 'k' })).statusCode).toBe(401)
    }
  })

  test('is whoever the cookie names, where a page of ours asks', async () => {
    expect(await whoCalls({ cookie: signedIn() })).toBe('Bríd')
    expect(await whoCalls({ cookie: signedIn(), ...OURS }, 'POST')).toBe('Bríd')
  })

  test.each([
    {
      what: 'from another site',
      headers: { ...OURS, origin: 'http://evil.example' },
    },
    {
      what: 'from another club',
      headers: { ...OURS, origin: 'http://inishvarn.clubhouse.test' },
    },
    { what: 'from nowhere', headers: { 'content-type': 'application/json' } },
    {
      what: 'as a form',
      headers: { ...OURS, 'content-type': 'application/x-www-form-urlencoded' },
    },
    {
      what: 'as text',
      headers: { ...OURS, 'content-type': 'text/plain; application/json' },
    },
    { what: 'without a type', headers: { origin: OURS.origin } },
  ])('is nobody when the cookie comes $what to change something', async ({ headers }) => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      expect(await whoCalls({ cookie: signedIn(), ...headers }, method)).toBe('nobody')
    }
  })
})

describe('HOSTS-19 HOSTS-20 API-04 OPEN-033 a call that may be a guest’s', () => {
  const asks = { 'x-guest-auth': 'true' }
  const both = () => `${signedIn()}; guest_access_token=${guest}`

  test('DATA-71 is the guest’s, when nobody is signed in', async () => {
    expect(await whoCalls({ ...asks, cookie: `guest_access_token=${guest}` })).toBe('guest una@home.example')
    expect(await whoCalls({ ...asks, authorization: `Bearer ${guest}` })).toBe('guest una@home.example')
  })

  test('is that of whoever is signed in, first', async () => {
    expect(await whoCalls({ ...asks, cookie: both() })).toBe('Bríd')
    expect(await whoCalls({ ...asks, cookie: both().replace(bearer, 'ended') })).toBe(
      'guest una@home.example',
    )
  })

  test('without the header a guest is nobody', async () => {
    expect(await whoCalls({ cookie: `guest_access_token=${guest}` })).toBe('nobody')
    expect(await whoCalls({ authorization: `Bearer ${guest}` })).toBe('nobody')
    expect(
      await whoCalls({
        'x-guest-auth': 'false',
        cookie: `guest_access_token=${guest}`,
      }),
    ).toBe('nobody')
  })
})

test('HOSTS-15 of the calls, what a club shows is for anybody; only what is known of somebody asks who they are', () => {
  const shown = app.parts.endpoints.all.filter(({ endpoint }) => /^\/(store|lists)\//.test(endpoint.path))
  const own = shown.filter(({ guard }) => guard.audience !== 'anyone')
  expect(shown.length).toBeGreaterThan(15)
  // What is known of a family, what somebody waits for, and what they buy.
  expect(own.map(({ endpoint }) => endpoint.name).toSorted((one, other) => one.localeCompare(other))).toEqual(
    [
      'attachCart',
      'checkout',
      'createPaymentIntent',
      'downloadOrder',
      'freeCheckout',
      'getInitialAnswers',
      'getMembershipAnswers',
      'getOrder',
      'getOwnCart',
      'getPlayLimits',
      'getWaitingLine',
      'joinWaitingList',
      'leaveWaitingList',
      'listAvailableMembers',
      'listCards',
      'listJuveniles',
      'listRelations',
      'listTickets',
      'listWaitingPlaces',
      'orderCalendar',
      'resumeRenewal',
      'setPlayLimits',
      'stopRenewal',
      'tellAFriend',
    ],
  )
})
