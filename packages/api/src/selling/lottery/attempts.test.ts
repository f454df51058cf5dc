import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask, type Asked } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { dueDraws } from './draws/draw-duty.ts'

/** What somebody would try who wants to play in spite of a limit, or to do another a bad turn. */

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner(
    `update users set email = 'kwame@home.example', email_verified_at = now() where first_name = 'Kwame'`,
  )
  await app.asOwner(`update lotteries set weekly_limit = 25000`)
  await app.asOwner(`update products set is_active = true where slug = 'rovers-lotto'`)
  await app.asOwner('delete from play_limits')
  await app.asOwner(`update orders set status = 'Cancelled' where status in ('New', 'Completed')`)
  await app.asOwner(
    `update scheduled_payments set status = 'cancelled', try_at = null where status = 'planned'`,
  )
  await desk.signIn()
  await desk.clear()
})
afterAll(() => app.close())

const limits = (asked: Asked = {}) =>
  ask(app, '/v2/store/dunvarra/lottery/limits', undefined, { as: desk.brid, ...asked })
const set = (body: object, asked: Asked = {}) =>
  ask(app, '/v2/store/dunvarra/lottery/limits', body, { as: desk.brid, method: 'PATCH', ...asked })
const attempt = async (item: object, asked: Asked = {}, body: object = {}) =>
  desk.order18((await desk.create([item], asked)).body.shopping_cart_id, asked, body)
const statusOf = async (orderId: string) => (await desk.order(orderId)).status
/** Kwame has put another’s mailbox into his account, and nobody has confirmed it. */
const asUnproven = async (email = 'brid+kwame@home.example') => {
  await app.asOwner(
    `update users set email = $1, email_verified_at = null where email = 'kwame@home.example'`,
    [email],
  )
  return { as: desk.kwame }
}

describe('an account whose email nobody has confirmed', () => {
  test('learns nothing of whoever has that mailbox, and sets them no limits', async () => {
    await desk.buy(desk.ticket())
    await set({ exclude_days: 30 })
    const stranger = await asUnproven()
    expect((await limits(stranger)).body).toMatchObject({ spent_this_week: 0, excluded_until: null })
    await app.asOwner('delete from play_limits')
    expect((await set({ limit: 0, exclude_days: 365 }, stranger)).body.excluded_until).toMatch(/^2027/)
    expect((await limits()).body).toMatchObject({ limit: null, excluded_until: null })
    expect((await attempt(desk.ticket())).status).toBe(200)
    // It holds for the account itself all the same.
    expect((await attempt(desk.ticket(), stranger)).body.error_code).toBe('excluded')
  })

  test('does not shut a guest out', async () => {
    const stranger = await asUnproven('una@home.example')
    await set({ exclude_days: 365 }, stranger)
    expect((await attempt(desk.ticket(), await desk.guest('una@home.example'))).status).toBe(200)
  })

  test('is held to what the owner of the mailbox has chosen, and not told what that is', async () => {
    await set({ exclude_days: 30 })
    const { body } = await attempt(desk.ticket(), await asUnproven())
    expect(body).toMatchObject({ error_code: 'excluded' })
    expect(body.message).not.toMatch(/until/)
  })

  test('LOTTO-14 writes to no friends', async () => {
    const { status, body } = await ask(
      app,
      '/v2/store/dunvarra/lottery/rovers-lotto/friends',
      { first_name: 'Tess', email: 'tess@elsewhere.example' },
      await asUnproven(),
    )
    expect([status, body.error_code]).toEqual([403, 'email_not_verified'])
  })
})

test('LOTTO-14 one mailbox is written to once, however its address is spelt', async () => {
  for (const email of ['tess@home.example', 'tess+1@home.example', 'Tess+2@home.example'])
    expect(
      (
        await ask(
          app,
          '/v2/store/dunvarra/lottery/rovers-lotto/friends',
          { first_name: 'Tess', email },
          { as: desk.brid },
        )
      ).status,
    ).toBe(200)
  const sent = await app.asOwner(`select 1 from lotto_friends where email ilike 'tess%'`)
  expect(sent).toHaveLength(1)
})

describe('what was ordered before and is paid now', () => {
  test('by somebody who has shut themselves out in between: the money goes back', async () => {
    const { body } = await attempt(desk.ticket())
    await set({ exclude_days: 1 })
    await desk.confirm(body.payment_token)
    await desk.settle()
    await desk.settle()
    expect(await statusOf(body.order_id)).not.toBe('Completed')
    expect(await desk.entriesOf(body.order_id)).toEqual([])
  })

  test('when its time was over and the week’s money has been played for since: the money goes back', async () => {
    await set({ limit: 10_00 })
    const guest = await desk.guest('brid@home.example')
    const early = await attempt(desk.entries(1), guest)
    // Over, and nobody has cleared it away yet.
    await app.asOwner(`update orders set expires_at = $2 where id = $1`, [early.body.order_id, TEST_NOW])
    expect((await attempt(desk.entries(1))).status).toBe(200)
    await desk.confirm(early.body.payment_token)
    await desk.settle()
    expect((await desk.order(early.body.order_id, guest)).status).not.toBe('Completed')
  })
})

describe('a birth date', () => {
  const given = (answer: string | null, days: number) =>
    app.asOwner<{ id: string }>(
      `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
        select v.club_id, gen_random_uuid(), v.form_id, v.version, u.id, u.id, jsonb_build_object('sections', jsonb_build_array(
          jsonb_build_object('questions', case when $1::text is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
            'default_question_id', 'date_of_birth', 'answer', $1 || 'T00:00:00.000Z')) end))), now() + make_interval(years => 10, days => $2)
        from form_versions v, users u, clubs c where u.email = 'kwame@home.example' and c.slug = 'dunvarra' and v.club_id = c.id limit 1
        returning id`,
      [answer, days],
    )
  afterEach(() => app.asOwner(`delete from form_answers where created_at > now() + interval '5 years'`))
  const play = async () => (await attempt(desk.ticket(), { as: desk.kwame })).body.error_code

  test('is not forgotten because of a later form that does not ask for it', async () => {
    await given('2012-01-01', 0)
    await given(null, 1)
    expect(await play()).toBe('under_age')
  })

  test('that was registered with is not replaced by another in a cart; a slip in a cart is put right by the next', async () => {
    const [registered] = await given('2012-01-01', 0)
    await given('1980-01-01', 1)
    expect(await play()).toBeUndefined()
    await app.asOwner(
      `update order_items set member_answers_id = $1 where id = (select i.id from order_items i join orders o on o.id = i.order_id
        join users u on u.id = o.user_id where u.email = 'kwame@home.example' order by o.created_at desc limit 1)`,
      [registered?.id],
    )
    await app.asOwner(
      `update orders set status = 'Completed' where id = (select o.id from orders o
        join users u on u.id = o.user_id where u.email = 'kwame@home.example' order by o.created_at desc limit 1)`,
    )
    expect(await play()).toBe('under_age')
    await app.asOwner('update order_items set member_answers_id = null where member_answers_id = $1', [
      registered?.id,
    ])
  })
})

describe('a ticket that renews', () => {
  const renewing = () => desk.buy(desk.ticket({ auto_renewal: true }))
  const planned = (orderId: string) =>
    app.asOwner<{ status: string; attempts: number }>(
      'select status, attempts from scheduled_payments where order_id = $1 order by number',
      [orderId],
    )
  const due = async ({ order_id: id }: { order_id: string }) => {
    const [next] = await app.asOwner<{ due_on: string }>(
      `select due_on from scheduled_payments where order_id = $1 and status = 'planned'`,
      [id],
    )
    app.setClock(new Date(`${next?.due_on}T09:00:00.000Z`))
    await desk.signIn()
    await desk.settle()
    await desk.settle()
  }
  const told = async () =>
    (await mailsTo(app, 'brid@home.example')).filter(({ subject }) => subject.includes('wasn’t renewed'))

  test('is not paid for week after week in one evening', async () => {
    const order = await renewing()
    const early = await ask(app, `/v2/member/orders/${order.order_id}/pay-early`, {}, { as: desk.brid })
    expect([early.status, early.body.error_code]).toEqual([409, 'nothing_to_pay'])
    expect(await desk.entriesOf(order.order_id)).toHaveLength(1)
  })

  test('and is cancelled where orders are says that it has stopped', async () => {
    const order = await renewing()
    await ask(
      app,
      `/v2/member/orders/${order.order_id}/cancel-subscription`,
      { order_item_id: order.items[0]?.order_item_id },
      { as: desk.brid },
    )
    const { items } = (await ask(app, '/v2/store/dunvarra/lottery/tickets', undefined, { as: desk.brid }))
      .body
    const ticket = items.find(({ order_id: id }: { order_id: string }) => id === order.order_id)
    expect(ticket.stopped_at).toMatch(/^2026-11-15/)
  })

  test('is not charged when the club has lowered its limit below it, and its holder is told why', async () => {
    const order = await renewing()
    await app.asOwner('update lotteries set weekly_limit = 100')
    const before = (await told()).length
    await due(order)
    expect(await planned(order.order_id)).toEqual([{ status: 'cancelled', attempts: 0 }])
    const mails = (await told()).slice(before)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/limit/)
    expect(mails[0]?.text).not.toMatch(/card that works/)
  })

  test('is not charged for a lotto that is no longer played', async () => {
    const order = await renewing()
    await app.asOwner(`update products set is_active = false where slug = 'rovers-lotto'`)
    const before = (await told()).length
    await due(order)
    expect(await planned(order.order_id)).toEqual([{ status: 'cancelled', attempts: 0 }])
    expect((await told()).slice(before)).toHaveLength(1)
  })

  test('beside another that no longer fits into the week goes on: the older one stays', async () => {
    const [older, newer] = [await renewing(), await renewing()]
    await app.asOwner('update lotteries set weekly_limit = 200')
    await due(older)
    expect(await planned(older.order_id)).toMatchObject([{ status: 'paid' }, { status: 'planned' }])
    expect(await planned(newer.order_id)).toEqual([{ status: 'cancelled', attempts: 0 }])
  })
})

test.each(['99999999999', '2147483648', '1e400'])('a draw of number %s is not there', async (number) => {
  const { status } = await ask(app, `/v2/store/dunvarra/lottery/rovers-lotto/draws/${number}`)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test('draws that wait for their drum for ever keep no other from being closed', async () => {
  await app.asOwner(
    `insert into draws (club_id, id, lottery_id, number, closes_at, draws_at, status, seal, sealed_at, sealed_secret, beacon, run_by)
      select club_id, gen_random_uuid(), id, 5000 + n, $2::timestamptz - interval '9 days', $2::timestamptz - interval '9 days',
        'waiting', '', now(), '', 'drum', 'people' from lotteries, generate_series(1, 201) n where id = $1`,
    [desk.hamper.product_id, TEST_NOW],
  )
  const [next] = await app.asOwner<{ closes_at: Date; id: string }>(
    `select id, closes_at from draws where lottery_id = $1 and status = 'open' order by number limit 1`,
    [desk.lotto.product_id],
  )
  const due = await dueDraws(app.parts.db, next?.closes_at ?? TEST_NOW)
  expect(due.map(({ drawId }) => drawId)).toContain(next?.id)
  await app.asOwner('delete from draws where number > 5000')
})
