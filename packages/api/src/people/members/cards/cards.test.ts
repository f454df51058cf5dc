import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readCard } from '@clubhouse/domain/people/members/card-token'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { giveMembership } from '#testing/world/memberships.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { giveNumbers } from './cards.queries.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: CheckoutClient
let brid: string
let fiadh: string
let membershipId: string

beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  brid = await userIdOf(app, 'brid@home.example')
  const [row] = await app.asOwner<{ id: string }>("select id from related_people where first_name = 'Fiadh'")
  fiadh = row?.id ?? ''
  membershipId = await giveMembership(app, {
    userId: brid,
    memberId: fiadh,
    firstName: 'Fiadh',
    plan: 'juvenile-u8-u12',
  })
  await giveMembership(app, { userId: brid, memberId: brid, firstName: 'Bríd', plan: 'social-member' })
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner("update memberships set status = 'active', ends_on = '2027-06-30'")
})
afterAll(() => app.close())

const own = async () => (await signIn(app, 'brid@home.example', 'myaccount')).access_token
const cards = async (as?: string) =>
  ask(app, '/v2/member/cards', undefined, { as: as ?? (await own()), on: 'myaccount' })
const tokenOf = (card: { check_url: string }) => card.check_url.split('/').at(-1) ?? ''
const cardOfFiadh = async () =>
  (await cards()).body.items.find((each: { member_id: string }) => each.member_id === fiadh)
const check = (token: string, asked: Asked = {}, club = 'dunvarra') =>
  ask(app, `/v2/store/${club}/cards/${token}`, undefined, { on: club, ...asked })
const keyOf = async (club: string) =>
  (await ask(app, `/v2/store/${club}/card-key`, undefined, { on: club })).body.key

test('everybody of the family who is a member has a card, with a number that stays', async () => {
  const { status, body } = await cards()
  expect(status).toBe(200)
  expect(body.items.map((each: { first_name: string }) => each.first_name)).toEqual(['Bríd', 'Fiadh'])
  expect(body.items[1]).toMatchObject({
    membership_id: membershipId,
    order_item_id: expect.any(String),
    plan: 'Juvenile U8–U12',
    season: '2026/27',
    age_group: 'U10',
    number: expect.stringMatching(/^DR \d{4}$/),
    club: { name: 'Dunvarra Rovers FC' },
    check_url: expect.stringMatching(/^https?:\/\/dunvarra\.clubhouse\.test\/card\/[\w.-]+$/),
    valid_until: expect.stringMatching(/^2026-11-22T12:/),
  })
  const again = await cards()
  expect(again.body.items.map((each: { number: string }) => each.number)).toEqual(
    body.items.map((each: { number: string }) => each.number),
  )
  expect(new Set(body.items.map((each: { number: string }) => each.number)).size).toBe(2)
})

test('the cards of a family cost a statement for the people and one for the club', async () => {
  const as = await own()
  await cards(as)
  const [session, ...rest] = await counter.during(() => cards(as))
  expect(session).toBeTruthy()
  expect(rest).toEqual(['family_view', 'club execute'])
})

const fourAtOnce = (locks: boolean) => {
  const clubId = app.parts.registry.idOf('dunvarra') ?? ''
  const one = () =>
    app.parts.db.withClub(clubId, (tx) =>
      giveNumbers(tx, { clubId, now: TEST_NOW, memberIds: [randomUUID()] }, { locks }),
    )
  return Promise.allSettled([one(), one(), one(), one()])
}
const failed = (all: PromiseSettledResult<unknown>[]) => all.filter(({ status }) => status === 'rejected')

test('families that open their first cards at once are given numbers of their own', async () => {
  expect(failed(await fourAtOnce(true))).toEqual([])
})

test('and are not without the lock (negative control)', async () => {
  // The embedded database does one thing at a time.
  if (app.parts.db.kind === 'embedded') return
  for (let round = 0; round < 20; round += 1) if (failed(await fourAtOnce(false)).length > 0) return
  expect.unreachable('the lock is not needed, or this proves nothing')
})

test('anybody may check a card, and sees a first name, an initial, the plan and the season', async () => {
  const card = await cardOfFiadh()
  const { status, body, headers } = await check(tokenOf(card))
  expect(status).toBe(200)
  expect(body).toEqual({
    state: 'valid',
    card: {
      name: 'Fiadh H',
      plan: 'Juvenile U8–U12',
      season: '2026/27',
      number: card.number,
      ends_on: '2027-06-30',
    },
    is_steward: false,
  })
  expect(headers['cache-control']).toContain('no-store')
})

test('whoever runs the club sees the whole name; a member, or somebody who runs another club, does not', async () => {
  const token = tokenOf(await cardOfFiadh())
  const steward = { as: (await signIn(app, 'orla@dunvarra.example')).access_token }
  expect((await check(token, steward)).body).toMatchObject({
    is_steward: true,
    card: { name: 'Fiadh Hallaran' },
  })
  expect((await check(token, { as: desk.kwame })).body).toMatchObject({
    is_steward: false,
    card: { name: 'Fiadh H' },
  })
  const list = (asked: Asked) => ask(app, '/v2/store/dunvarra/card-list', undefined, asked)
  expect((await list(steward)).body.items).toContainEqual(
    expect.objectContaining({ name: 'Fiadh Hallaran', state: 'valid' }),
  )
  expect((await list({ as: desk.kwame })).status).toBe(404)
  expect((await list({})).status).toBe(401)
})

test('a card that ended, was cancelled or not renewed for a week says so', async () => {
  const card = await cardOfFiadh()
  const token = tokenOf(card)
  const state = async () => (await check(token)).body.state
  const until = Date.parse(card.valid_until)
  app.setClock(new Date(until - 3_600_000))
  expect(await state()).toBe('valid')
  app.setClock(new Date(until))
  expect(await state()).toBe('expired')
  app.setClock(TEST_NOW)
  await app.asOwner("update memberships set ends_on = '2026-11-14'")
  expect(await state()).toBe('ended')
  expect(await cardOfFiadh()).toBeUndefined()
  await app.asOwner("update memberships set status = 'cancelled'")
  expect(await state()).toBe('revoked')
})

test('a code that was changed, made up or is another club’s is nobody’s', async () => {
  const token = tokenOf(await cardOfFiadh())
  const [written = '', signature = ''] = token.split('.')
  const forged = Buffer.from(Buffer.from(written, 'base64url').toString().replace('Fiadh', 'Mallo')).toString(
    'base64url',
  )
  for (const wrong of [
    `${forged}.${signature}`,
    `${written}.${[...signature].toReversed().join('')}`,
    'nothing',
    `${token}.x`,
  ])
    expect((await check(wrong)).body).toEqual({ state: 'unknown', card: null, is_steward: false })
  expect((await check(token, {}, 'inishvarn')).body.state).toBe('unknown')
  expect((await ask(app, `/v2/store/inishvarn/cards/${token}`)).status).toBe(404)
})

test('a phone without a signal can read it with the club’s public key, and with no other', async () => {
  const card = await cardOfFiadh()
  const claims = await readCard(tokenOf(card), await keyOf('dunvarra'))
  expect(claims).toMatchObject({ membershipId, name: 'Fiadh H', plan: 'Juvenile U8–U12', season: '2026/27' })
  expect(claims?.expiresAt).toBe(Math.floor(Date.parse(card.valid_until) / 1000))
  expect(await readCard(tokenOf(card), await keyOf('inishvarn'))).toBeNull()
  expect(await keyOf('dunvarra')).toEqual(await keyOf('dunvarra'))
  expect(Object.keys(await keyOf('dunvarra'))).not.toContain('d')
})

test('a membership that was given back in full is over, and its card with it', async () => {
  await app.asOwner('delete from memberships')
  const cart = (await desk.fill(await desk.plan('juvenile-u8-u12'))).shopping_cart_id
  const { body: paid } = await desk.checkOut(cart)
  await desk.confirm(paid.payment_token)
  const order = await desk.order(paid.order_id)
  const card = (await cards()).body.items[0]
  expect((await check(tokenOf(card))).body.state).toBe('valid')
  const account = app.parts.registry.idOf('dunvarra') ?? ''
  const lines = order.items.map((item) => ({ order_item_id: item.order_item_id, amount: item.total }))
  // One person is enough here: what two people do is tested beside refunds.
  await app.asOwner(
    `insert into payment_setups (club_id, refund_alone_up_to) select id, 100000 from clubs where slug = 'dunvarra'
      on conflict (club_id) do update set refund_alone_up_to = 100000`,
  )
  const refunded = await ask(
    app,
    `/v2/backoffice/orders/${order.order_id}/refunds`,
    { lines, reason: 'Moved away', request_id: crypto.randomUUID() },
    {
      on: 'backoffice',
      as: (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token,
      headers: { 'x-account-id': account },
    },
  )
  expect(refunded.status).toBe(200)
  expect((await check(tokenOf(card))).body.state).toBe('revoked')
  expect((await cards()).body.items).toEqual([])
})
