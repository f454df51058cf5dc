import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ClubRenewals, Renewal } from '@clubhouse/contract/selling/member-renewal'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { layLastSeason } from '#testing/world/last-season.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: CheckoutClient
let brid: string
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  await layLastSeason(app, desk)
  brid = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.clear()
  await alter(`update plans set closes_at = null, opens_at = null`)
  await alter(`update products set stock_id = null where slug = 'juvenile-u8-u12'`)
  await alter(`update memberships set ends_on = '2026-06-30', status = 'active'`)
  await alter(`update related_people set date_of_birth = '2014-04-29' where first_name = 'Oisín'`)
})
afterAll(() => app.close())

const list = (asked: Asked = {}) =>
  ask(app, '/v2/member/renewals', undefined, { on: 'myaccount', as: brid, ...asked })
const renew = (body: object, asked: Asked = {}, club = 'dunvarra') =>
  ask(app, `/v2/member/renewals/${club}`, body, { on: 'myaccount', as: brid, ...asked })

async function offered(): Promise<ClubRenewals> {
  const [club] = (await list()).body.clubs
  return club
}
const named = ({ renewals }: ClubRenewals, name: string): Renewal => {
  const found = renewals.find(({ first_name: first }) => first === name)
  if (!found) throw new Error(`${name} is not offered`)
  return found
}
const wanted = (renewals: readonly Renewal[]) =>
  renewals.map(({ membership_id, plan }) => ({ membership_id, plan_id: plan?.metadata.plan_id }))
const agreedTo = ({ agreements }: ClubRenewals) =>
  Object.fromEntries(agreements.map(({ key }) => [key, true]))
const alter = (text: string) => app.asOwner(text)

describe('what a family is offered', () => {
  test('each person the plan of this season that fits, with nothing missing but what is agreed to anew', async () => {
    const { club, renewals, agreements } = await offered()
    expect(club).toMatchObject({ slug: 'dunvarra', currency: 'EUR', today: '2026-11-15' })
    expect(
      renewals.map(({ first_name, plan, choice, state, forms }) => [
        first_name,
        plan?.name,
        choice,
        state,
        forms.map(({ type, missing }) => [type, missing]),
      ]),
    ).toEqual([
      ['Colm', 'Senior player', 'same', 'open', [['member', []]]],
      [
        'Fiadh',
        'Juvenile U8–U12',
        'same',
        'open',
        [
          ['guardian', []],
          ['member', []],
        ],
      ],
      [
        'Oisín',
        'Juvenile U8–U12',
        'same',
        'open',
        [
          ['guardian', []],
          ['member', []],
        ],
      ],
      [
        'Tom',
        'Youth U13–U18',
        'same',
        'open',
        [
          ['guardian', []],
          ['member', []],
        ],
      ],
    ])
    expect(agreements.map(({ label, kind }) => [label, kind])).toEqual([
      ['I have read the code of conduct and will keep to it', 'tick'],
      ['The club may keep these answers to run the membership', 'tick'],
      ['Can photos be taken and published?', 'yes_no'],
    ])
  })

  test('no answer of anybody leaves the server with it', async () => {
    const text = JSON.stringify((await list()).body)
    expect(text).not.toMatch(/0861234567|Quay Road|colm@home|2017-|medical_details/)
  })

  test('takes three statements, for one person as for four', async () => {
    const sent = async () => (await counter.during(() => list())).filter((each) => each !== 'identify')
    const four = await sent()
    expect(four).toEqual(['club execute', 'registrants', 'club execute'])
    await alter(`update memberships set ends_on = '2027-06-30' where first_name <> 'Tom'`)
    expect(await sent()).toEqual(four)
  })

  test('the next group to whoever has outgrown theirs, and a question that only that form asks is named', async () => {
    await alter(`update related_people set date_of_birth = '2013-12-20' where first_name = 'Oisín'`)
    const oisin = named(await offered(), 'Oisín')
    expect([oisin.plan?.name, oisin.choice, oisin.before.name]).toEqual([
      'Youth U13–U18',
      'outgrown',
      'Juvenile U8–U12',
    ])
  })

  test('nothing that is closed; what is sold out or not open yet is said so', async () => {
    await alter(
      `update plans set closes_at = '2026-11-01' where id = (select id from products where slug = 'senior-player')`,
    )
    await alter(
      `update plans set opens_at = '2026-12-01' where id = (select id from products where slug = 'youth-u13-u18')`,
    )
    await alter(
      `insert into stock (club_id, id, remaining) select club_id, id, 1 from products where slug = 'juvenile-u8-u12'`,
    )
    await alter(`update products set stock_id = id where slug = 'juvenile-u8-u12'`)
    const club = await offered()
    expect(
      club.renewals.map(({ first_name, state, plan }) => [first_name, state, plan?.name ?? null]),
    ).toEqual([
      // The nearest price of what a grown-up can still buy in the same programme.
      ['Colm', 'open', 'Student player'],
      ['Fiadh', 'open', 'Juvenile U8–U12'],
      ['Oisín', 'sold_out', 'Juvenile U8–U12'],
      ['Tom', 'not_open', 'Youth U13–U18'],
    ])
    const refused = await renew({ people: wanted([named(club, 'Tom')]), agreed: agreedTo(club) })
    expect([refused.status, refused.body.error_code]).toEqual([409, 'renewal_changed'])
  })

  test('nothing to whoever has it already, has left the family, or never joined', async () => {
    await alter(
      `update memberships set ends_on = '2027-06-30' where first_name in ('Colm', 'Fiadh', 'Oisín')`,
    )
    expect((await offered()).renewals.map(({ first_name }) => first_name)).toEqual(['Tom'])
    await alter(`update memberships set status = 'cancelled' where first_name = 'Tom'`)
    expect((await list()).body).toEqual({ clubs: [] })
    const { access_token: kwame } = await signIn(app, 'kwame@home.example', 'myaccount')
    expect((await list({ as: kwame })).body).toEqual({ clubs: [] })
  })
})

describe('in one tap', () => {
  test('a household of four is in the cart the cheapest way, with last season’s answers', async () => {
    const club = await offered()
    const { status, body } = await renew({ people: wanted(club.renewals), agreed: agreedTo(club) })
    expect([status, body]).toEqual([
      200,
      {
        shopping_cart_id: expect.any(String),
        total: 320_00,
        today: 320_00,
        checkout_url:
          'http://dunvarra.clubhouse.test/authentication/continue?from=myaccount&path=%2Fcart%2Fmine',
      },
    ])
    const cart = (await desk.get(body.shopping_cart_id)).body
    expect(cart.items).toMatchObject([
      {
        product: { name: 'Family pack' },
        total: 320_00,
        bundle_items: ['Colm', 'Fiadh', 'Oisín', 'Tom'].map((first_name) => ({
          metadata: { club_member: { first_name } },
        })),
      },
    ])
    const [stored] = await app.asOwner<{ answers: object }>(
      `select a.answers from cart_items i join form_answers a on a.club_id = i.club_id and a.id = i.member_answers_id
        where i.first_name = 'Colm'`,
    )
    expect(JSON.stringify(stored?.answers)).toMatch(/"jersey-size".*"M"|"M".*"jersey-size"/)
  })

  test('asked again, everybody is there once', async () => {
    const club = await offered()
    const body = { people: wanted(club.renewals), agreed: agreedTo(club) }
    await renew(body)
    const again = await renew(body)
    const cart = (await desk.get(again.body.shopping_cart_id)).body
    expect([again.status, cart.items.length, cart.pay_today.total]).toEqual([200, 1, 320_00])
  })

  test('of two children, those two at their discount', async () => {
    const club = await offered()
    const two = [named(club, 'Fiadh'), named(club, 'Oisín')]
    const { body } = await renew({ people: wanted(two), agreed: agreedTo(club) })
    expect(body.total).toBe(190_00)
  })

  test('what was changed in the form is what is kept', async () => {
    const club = await offered()
    const fiadh = named(club, 'Fiadh')
    const item = await desk.plan('juvenile-u8-u12', {
      first_name: 'Fiadh',
      'jersey-size': 'Age 11–12',
      date_of_birth: '2017-07-18T00:00:00.000Z',
    })
    const member = item.metadata.registration_form.member
    const [person] = wanted([fiadh])
    const { status } = await renew({ people: [{ ...person, member }], agreed: agreedTo(club) })
    expect(status).toBe(200)
    const [stored] = await app.asOwner<{ answers: object; member_id: string }>(
      `select a.answers, a.member_id from cart_items i join form_answers a on a.club_id = i.club_id and a.id = i.member_answers_id`,
    )
    expect(JSON.stringify(stored?.answers)).toContain('Age 11–12')
    expect(stored?.member_id).toBe(fiadh.member_id)
  })

  test('nothing is bought that was not agreed to, or that is another plan than was shown', async () => {
    const club = await offered()
    const missing = await renew({ people: wanted(club.renewals) })
    expect([missing.status, missing.body.error_code]).toEqual([400, 'answers_missing'])
    expect(Object.keys(missing.body.errors)).toEqual(club.agreements.map(({ key }) => key))
    const [colm] = wanted(club.renewals)
    const other = { ...colm, plan_id: await desk.planId('student-player') }
    expect((await renew({ people: [other], agreed: agreedTo(club) })).status).toBe(409)
    expect(await app.asOwner('select id from carts')).toEqual([])
  })

  test('another family’s membership, another club and nobody are refused, and nothing is written', async () => {
    const club = await offered()
    const body = { people: wanted(club.renewals), agreed: agreedTo(club) }
    const { access_token: kwame } = await signIn(app, 'kwame@home.example', 'myaccount')
    expect((await renew(body, { as: kwame })).status).toBe(404)
    expect((await renew(body, {}, 'inishvarn')).status).toBe(404)
    expect((await renew(body, {}, 'no-such-club')).status).toBe(404)
    expect((await renew(body, { as: '' })).status).toBe(401)
    expect((await list({ as: '' })).status).toBe(401)
    const elsewhere = await signIn(app, 'brid@home.example', 'inishvarn')
    expect((await renew(body, { as: elsewhere.access_token, on: 'inishvarn' })).status).toBe(404)
    expect(await app.asOwner('select id from carts')).toEqual([])
  })
})
