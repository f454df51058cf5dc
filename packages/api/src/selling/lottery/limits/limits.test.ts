import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { userIdOf } from '#testing/world/people.ts'
import { testDatabaseKind, TEST_NOW } from '#testing/test-database.ts'
import type { LineToOrder } from '#money/orders/port.ts'
import { PlayerKeys } from './player-keys.ts'
import { refusePlay } from './refuse-play.ts'

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
  await app.asOwner('delete from play_limits')
  await app.asOwner(`update orders set status = 'Cancelled' where status in ('New', 'Completed')`)
})
afterAll(() => app.close())

const limits = (asked: Asked = {}) =>
  ask(app, '/v2/store/dunvarra/lottery/limits', undefined, { as: desk.brid, ...asked })
const set = (body: object, asked: Asked = {}) =>
  ask(app, '/v2/store/dunvarra/lottery/limits', body, { as: desk.brid, method: 'PATCH', ...asked })
const attempt = async (item: object, asked: Asked = {}, body: object = {}) =>
  desk.order18((await desk.create([item], asked)).body.shopping_cart_id, asked, body)
const ordersNow = async () => (await app.asOwner(`select id from orders where status = 'New'`)).length

describe('age', () => {
  test.each([{ is_over_18: false }, { is_over_18: undefined }])(
    'LOTTO-06 nothing is sold without the attestation, to nobody: %o',
    async (body) => {
      for (const asked of [{}, await desk.guest()])
        for (const item of [desk.ticket(), desk.entries(1)])
          expect(await attempt(item, asked, body)).toMatchObject({
            status: 400,
            body: { error_code: 'age_not_confirmed' },
          })
      expect(await ordersNow()).toBe(0)
    },
  )

  test('what was attested is recorded with the order, and no parameter or other way in takes its place', async () => {
    const { body } = await attempt(desk.ticket())
    const [row] = await app.asOwner('select attested_adult from orders where id = $1', [body.order_id])
    expect(row).toEqual({ attested_adult: true })
    const cart = await desk.fill(desk.entries(1))
    const ways = ['create-payment-intent?token=1&lotto=1', 'checkouts?token=1&lotto=1&is_over_18=true']
    for (const way of ways) {
      const sent = { shopping_cart_id: cart.shopping_cart_id, amount: 1, currency: 'EUR' }
      expect(await ask(app, `/v2/store/dunvarra/${way}`, sent, { as: desk.brid })).toMatchObject({
        status: 400,
        body: { error_code: 'age_not_confirmed' },
      })
    }
  })

  test.each([
    ['2008-11-15', 200],
    ['2008-11-16', 400],
  ])(
    'somebody whom the club knows to be born on %s is answered %i on their 18th birthday or before',
    async (born, status) => {
      await app.asOwner(
        `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
        select v.club_id, gen_random_uuid(), v.form_id, v.version, u.id, u.id, jsonb_build_object('sections', jsonb_build_array(
          jsonb_build_object('questions', jsonb_build_array(jsonb_build_object('default_question_id', 'date_of_birth',
            'answer', $1 || 'T00:00:00.000Z'))))), now() + interval '10 years'
        from form_versions v, users u, clubs c where u.email = 'kwame@home.example' and c.slug = 'dunvarra' and v.club_id = c.id limit 1`,
        [born],
      )
      const reply = await attempt(desk.ticket(), { as: desk.kwame })
      expect(reply.status).toBe(status)
      if (status === 400) {
        expect(reply.body.error_code).toBe('under_age')
        // Not as a guest with the same e-mail either.
        expect((await attempt(desk.ticket(), await desk.guest('kwame@home.example'))).body.error_code).toBe(
          'under_age',
        )
      }
      await app.asOwner(`delete from form_answers where created_at > now() + interval '5 years'`)
    },
  )
})

describe('limits', () => {
  test('lower at once, higher after a day', async () => {
    expect((await limits()).body).toEqual({
      club_limit: 250_00,
      limit: null,
      next_limit: null,
      spent_this_week: 0,
      excluded_until: null,
    })
    expect((await set({ limit: 5_00 })).body).toMatchObject({ limit: 5_00, next_limit: null })
    const asked = (await set({ limit: 50_00 })).body
    expect(asked).toMatchObject({ limit: 5_00, next_limit: { limit: 50_00 } })
    expect((await attempt(desk.ticket({ lines: [[], [], [], []] }))).body.error_code).toBe('limit_reached')
    app.setClock(new Date(asked.next_limit.from))
    await desk.signIn()
    expect((await limits()).body).toMatchObject({ limit: 50_00, next_limit: null })
    expect((await attempt(desk.ticket({ lines: [[], [], [], []] }))).status).toBe(200)
  })

  test('a refused purchase says why; what waits to be paid counts, and so does the same email as a guest', async () => {
    await set({ limit: 10_00 })
    expect((await attempt(desk.ticket({ lines: [[], [], []] }))).status).toBe(200)
    expect((await limits()).body.spent_this_week).toBe(5_00)
    const guest = await desk.guest('Brid@home.example')
    const over = await attempt(desk.entries(1), guest)
    expect(over).toMatchObject({ status: 400, body: { error_code: 'limit_reached' } })
    expect(over.body.message).not.toContain('€')
    expect((await attempt(desk.ticket({ lines: [[], [], []] }), guest)).status).toBe(200)
    // Another person’s are another’s.
    expect((await attempt(desk.entries(1), { as: desk.kwame })).status).toBe(200)
  })

  test('the club’s own holds for everybody, and a week begins on Monday at the club', async () => {
    await app.asOwner(`update lotteries set weekly_limit = 1000 where id = $1`, [desk.hamper.product_id])
    // Sunday, 23:59 in Dublin.
    app.setClock(new Date('2026-11-15T23:59:00.000Z'))
    await desk.signIn()
    expect((await attempt(desk.entries(1))).status).toBe(200)
    await desk.clear()
    const { message } = (await attempt(desk.ticket())).body
    expect(message).toBe(
      'That would be more than your limit of €10.00 a week. You have €0.00 left until Monday.',
    )
    app.setClock(new Date('2026-11-16T00:00:00.000Z'))
    expect((await limits()).body.spent_this_week).toBe(0)
    expect((await attempt(desk.ticket())).status).toBe(200)
    await app.asOwner(`update lotteries set weekly_limit = 25000`)
  })

  test('two orders at once do not pass it together (PostgreSQL only: two connections)', async () => {
    await set({ limit: 10_00 })
    const carts = await Promise.all(
      [0, 1, 2].map(async () => ({ guest: await desk.guest('brid@home.example') })),
    )
    const replies = await Promise.all(carts.map(({ guest }) => attempt(desk.entries(1), guest)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test.runIf(testDatabaseKind() === 'postgres')(
    'NEGATIVE CONTROL without the lock that a person has, two that look at the same moment both pass (PostgreSQL only)',
    async () => {
      await set({ limit: 10_00 })
      const clubId = app.parts.registry.idOf('dunvarra') ?? ''
      const real = new PlayerKeys(app.parts.config.secret)
      // Locked by another name each: the person is found all the same, by their account.
      const apart = refusePlay({
        whoIs: (club: string, who: Parameters<PlayerKeys['whoIs']>[1]) => ({
          ...real.whoIs(club, who),
          emailHash: randomUUID(),
        }),
      } as PlayerKeys)
      let looked = 0
      const bothHaveLooked = Promise.withResolvers<void>()
      const userId = await userIdOf(app, 'brid@home.example')
      const buyer = {
        kind: 'user' as const,
        userId,
        firstName: 'Bríd',
        lastName: 'Hallaran',
        email: 'brid@home.example',
      }
      const lines = [{ today: 10_00, type: 'Lotto', metadata: {} }] as unknown as LineToOrder[]
      const look = () =>
        app.parts.db.withClub(clubId, async (tx) => {
          const refused = await apart(tx, { clubId, buyer, lines, isOver18: true, now: app.parts.now() })
          if ((looked += 1) === 2) bothHaveLooked.resolve()
          await bothHaveLooked.promise
          return refused
        })
      expect(await Promise.all([look(), look()])).toEqual([null, null])
    },
  )

  test('somebody else’s are nobody’s business', async () => {
    await set({ limit: 5_00 })
    expect((await limits({ as: desk.kwame })).body.limit).toBeNull()
    expect((await limits({ as: '' })).status).toBe(401)
    const elsewhere = await signIn(app, 'brid@home.example', 'inishvarn')
    const other = await ask(app, '/v2/store/inishvarn/lottery/limits', undefined, {
      as: elsewhere.access_token,
      on: 'inishvarn',
    })
    expect(other.body.limit).toBeNull()
  })
})

describe('shutting oneself out', () => {
  test('holds at once, for an account and for the same email as a guest, until its end and no sooner', async () => {
    expect((await set({ exclude_days: 30 })).body.excluded_until).toMatch(/^2026-12-15T12:00/)
    expect((await set({ exclude_days: 1 })).body.excluded_until).toMatch(/^2026-12-15/)
    for (const asked of [{}, await desk.guest('brid@home.example'), await desk.guest('BRID@home.example')])
      expect((await attempt(desk.ticket(), asked)).body.error_code).toBe('excluded')
    expect(await ordersNow()).toBe(0)
    app.setClock(new Date('2026-12-16T12:00:00.000Z'))
    await desk.signIn()
    expect((await attempt(desk.ticket())).status).toBe(200)
  })

  test('what is stored of an email is not the email', async () => {
    await set({ exclude_days: 1 })
    const [row] = await app.asOwner<{ email_hash: string }>('select email_hash from play_limits')
    expect(row?.email_hash).toMatch(/^[\w-]{43}$/)
  })
})
