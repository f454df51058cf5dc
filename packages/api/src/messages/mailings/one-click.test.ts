import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoWorld } from '@clubhouse/demo/world/world'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { friendLinks, memberLinks } from './links.ts'

/**
 * RFC 8058: mail providers press the button for their reader, from anywhere and as nobody. Turns red when a look at
 * the address writes something, or when a cookie, an origin or a script is needed for the press.
 */

const world = demoWorld(TEST_NOW)
const brid = world.logins.find(({ email }) => email === 'brid@home.example')?.id ?? ''
const list = world.distributionLists[0]?.id ?? ''
const friend = world.lottoFriends[0]?.id ?? ''

let app: TestApp
let clubId: string
beforeAll(async () => {
  app = await openTestApp()
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
})
afterAll(() => app.close())
afterEach(() => app.asOwner('delete from mail_opt_outs'))

const ORIGIN = 'http://dunvarra.clubhouse.test'
const memberAddress = () =>
  memberLinks(ORIGIN, app.parts.mailings.references, { clubId, listId: list, memberId: brid }).one_click
const friendAddress = () =>
  friendLinks(ORIGIN, app.parts.mailings.references, { clubId, friendId: friend }).one_click

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PRESS = 'List-Unsubscribe=One-Click'
const MULTIPART = [
  '--frontier',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--frontier--',
  '',
].join('\r\n')

interface Press {
  address?: string
  club?: string
  headers?: Record<string, string>
  payload?: string
  method?: 'POST' | 'GET' | 'HEAD'
}

function press({
  address = memberAddress(),
  club = 'dunvarra',
  headers = FORM,
  payload = PRESS,
  method = 'POST',
}: Press = {}) {
  const { pathname, search } = new URL(address)
  return app.server.inject({
    method,
    url: pathname + search,
    headers: { host: hostOf(club), ...headers },
    ...(method === 'POST' && { payload }),
  })
}

const optOuts = () => app.asOwner('select person_id, kind, list_id from mail_opt_outs')

test.each([
  { how: 'as a form', headers: FORM, payload: PRESS },
  {
    how: 'as a form of parts',
    headers: { 'content-type': 'multipart/form-data; boundary=frontier' },
    payload: MULTIPART,
  },
  { how: 'from another site', headers: { ...FORM, origin: 'https://mail.example' }, payload: PRESS },
  {
    how: 'from no origin',
    headers: { ...FORM, origin: 'null', 'sec-fetch-site': 'cross-site' },
    payload: PRESS,
  },
])('a press $how is an opt-out, without cookies', async ({ headers, payload }) => {
  const answer = await press({ headers, payload })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(await optOuts()).toEqual([{ person_id: brid, kind: 'recurring', list_id: list }])
})

test('LOTTO-14 a friend of the lotto has the same button, and a second press is a success too', async () => {
  const address = friendAddress()
  for (const answer of [await press({ address }), await press({ address })])
    expect(answer.statusCode).toBe(200)
  expect(await optOuts()).toEqual([{ person_id: friend, kind: 'lotto-friend', list_id: null }])
})

test.each(['GET', 'HEAD'] as const)(
  'a scanner that looks by %s is sent to the page for people, and writes nothing',
  async (method) => {
    for (const [address, page] of [
      [memberAddress(), '/recurring-email-status'],
      [friendAddress(), '/unsubscribe-lotto-friend-email'],
    ] as const) {
      const answer = await press({ method, address })
      expect(answer.statusCode).toBe(303)
      const to = new URL(answer.headers.location ?? '', ORIGIN)
      expect(to.origin + to.pathname + to.search).toBe(`${ORIGIN}${page}${new URL(address).search}`)
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
    }
    expect(await optOuts()).toEqual([])
  },
)

test('an address without references leads nowhere', async () => {
  const answer = await press({ method: 'GET', address: `${ORIGIN}/mail/one-click?next=//evil.example` })
  expect(answer.statusCode).toBe(404)
})

test.each([
  { payload: '', headers: FORM, why: 'nothing was sent' },
  { payload: 'List-Unsubscribe=Later', headers: FORM, why: 'it is not the press' },
  { payload: PRESS, headers: { 'content-type': 'text/plain' }, why: 'it is no form' },
  {
    payload: '{"List-Unsubscribe":"One-Click"}',
    headers: { 'content-type': 'application/json' },
    why: 'JSON',
  },
  { payload: 'x', headers: { 'content-type': 'multipart/form-data; boundary=frontier' }, why: 'no parts' },
])('a post is refused: $why', async ({ payload, headers }) => {
  expect((await press({ payload, headers })).statusCode).toBe(422)
  expect(await optOuts()).toEqual([])
})

test('forged, foreign and oversized presses write nothing', async () => {
  const address = memberAddress()
  const forged = address.replace(/.(?=&member_id)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  expect((await press({ address: forged })).statusCode).toBe(404)
  expect((await press({ club: 'inishvarn' })).statusCode).toBe(404)
  expect((await press({ club: 'backoffice' })).statusCode).toBe(404)
  expect((await press({ payload: `${PRESS}&x=${'x'.repeat(5000)}` })).statusCode).toBe(413)
  expect(await optOuts()).toEqual([])
})

test('presses are counted by themselves: a mail provider makes them for many people at once', async () => {
  const limited = await openTestApp({ environment: { RATE_LIMITS: 'true' } })
  try {
    const take = vi.spyOn(limited.parts.limiter!, 'take')
    const { pathname } = new URL(memberAddress())
    await limited.server.inject({ method: 'POST', url: pathname, headers: { host: hostOf('dunvarra') } })
    expect(take.mock.calls).toEqual([['one-click', '127.0.0.1']])
    take.mockReturnValue(7)
    const later = await limited.server.inject({
      method: 'POST',
      url: pathname,
      headers: { host: hostOf('dunvarra'), ...FORM },
      payload: PRESS,
    })
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '7'])
  } finally {
    await limited.close()
  }
})

test('it does nothing else: neither a payment nor a person is touched by what the address says besides', async () => {
  const answer = await press({ address: `${memberAddress()}&payment_ack=true&c=code&token=abc` })
  expect(answer.statusCode).toBe(200)
  const acknowledged = await app.asOwner(
    'select 1 from distribution_list_members where payment_ack_at is not null',
  )
  expect(acknowledged).toEqual([])
})
