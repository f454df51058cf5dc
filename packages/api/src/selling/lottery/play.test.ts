import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter()
let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ around: statements.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
})
afterAll(() => app.close())

describe('a lotto and a prize draw by slug', () => {
  test('API-47, OPEN-073, LOTTO-07 the lotto with its next draw, prizes by tier and prices, in one statement', async () => {
    // What is kept is old now.
    app.parts.revisions.bumpAll()
    const sent = await statements.during(() => desk.productOf('rovers-lotto'))
    expect(sent).toEqual(['product_by_slug'])
    expect(desk.lotto).toMatchObject({
      type: 'Lotto',
      name: 'Rovers Lotto',
      price: 2_00,
      metadata: {
        draw_id: desk.lotto.metadata.next_draw.draw_id,
        next_draw: { draws_at: '2026-11-19T21:00:00.000Z', closes_at: '2026-11-19T20:00:00.000Z' },
        prizes: [
          { tier: 'Jackpot', amount: 4_850_00 },
          { tier: 'Match 5', amount: 250_00 },
          { tier: 'Match 4', amount: 40_00 },
          { tier: 'Match 3', amount: 10_00 },
        ],
        pick: { type: 'Number', count: 6 },
        allows_auto_renewal: true,
        image: { filename: 'rovers-lotto.png' },
        availability: 'open',
      },
    })
    expect(await desk.productOf(desk.lotto.product_id)).toEqual(desk.lotto)
    expect((await desk.productOf('inishvarn-lotto', 'inishvarn')).metadata.jackpot).toBe(1_200_00)
  })

  test('API-47 the prize draw with what is left of real stock', async () => {
    expect(desk.hamper).toMatchObject({
      type: 'Draw',
      price: 10_00,
      metadata: { status: 'open', tickets: { total: 500, left: 61 }, availability: 'limited', winners: [] },
    })
    expect(desk.hamper.metadata.images).toHaveLength(2)
    app.setClock(new Date(desk.hamper.metadata.draw.closes_at))
    expect((await desk.productOf('midwinter-hamper')).metadata.availability).toBe('closed')
  })

  test('another club’s are not found', async () => {
    const { status } = await ask(app, '/v2/store/inishvarn/products/rovers-lotto')
    expect(status).toBe(404)
  })

  test('after the cut-off the next draw is the one that is sold for', async () => {
    app.setClock(new Date('2026-11-19T20:00:00.000Z'))
    const { metadata } = await desk.productOf('rovers-lotto')
    expect(metadata.next_draw.draws_at).toBe('2026-11-26T21:00:00.000Z')
  })
})

describe('a ticket in the cart', () => {
  test('LOTTO-10, LOTTO-11, LOTTO-13 carries pick, lines, draws and renewal, is priced by the ladder and names its first draw', async () => {
    const { items, pay_today } = await desk.fill(
      desk.ticket({ lines: [[30, 4, 9, 21, 17, 26], [], [1, 2, 3, 4, 5, 6]] }),
    )
    expect(items).toMatchObject([
      {
        price: 5_00,
        metadata: {
          title: '3 lines, 1 draw, from Thursday 19 November',
          pick: 'Number',
          draws: 1,
          auto_renewal: false,
          configurable_price: { title: '3 for €5', price: 5_00 },
        },
        recurring: null,
        problem: null,
      },
    ])
    const [first, dip] = items[0]?.metadata.lines ?? []
    expect(first).toEqual([4, 9, 17, 21, 26, 30])
    // A lucky dip is picked once, and stays what it fell to.
    expect(new Set(dip).size).toBe(6)
    expect(pay_today.total).toBe(5_00)
  })

  test('LOTTO-10 for four draws costs four times as much, and renews on the day before the cut-off after them', async () => {
    const { items } = await desk.fill(desk.ticket({ draws: 4, auto_renewal: true }))
    expect(items).toMatchObject([
      { price: 8_00, today: 8_00, recurring: { amount: 8_00, next: '2026-12-16' } },
    ])
    expect(items[0]?.metadata.title).toBe(
      '1 line, 4 draws, from Thursday 19 November, renews until you stop it',
    )
  })

  test('DRAW-03, DRAW-05 tickets of a prize draw carry entries and the price of the step; what a browser says of it is ignored', async () => {
    const sent = desk.entries(3, { configurable_price: { title: 'Free', price: 0 } })
    const { items } = await desk.fill(sent)
    expect(items).toMatchObject([
      {
        price: 25_00,
        metadata: {
          title: '3 tickets, drawn Saturday 12 December',
          entries: 3,
          draws: 1,
          auto_renewal: false,
          configurable_price: { title: '3 for €25', price: 25_00 },
        },
      },
    ])
  })

  test.each([{ draws: 4 }, { auto_renewal: true }])(
    'DRAW-03 DRAW-04 OPEN-130 a prize draw is drawn once, so a ticket with %j is refused and not sold otherwise',
    async (more) => {
      expect(await desk.create([desk.entries(2, more)])).toMatchObject({
        status: 400,
        body: { error_code: 'drawn_once' },
      })
    },
  )

  test.each([
    ['one number twice', { lines: [[1, 1, 2, 3, 4, 5]] }],
    ['a number out of range', { lines: [[1, 2, 3, 4, 5, 33]] }],
    ['too few numbers', { lines: [[1, 2, 3]] }],
    ['letters', { lines: [['A', 'B', 'C', 'D', 'E', 'F']] }],
    ['too many lines', { lines: Array.from({ length: 11 }, () => []) }],
    ['a number of draws that is not sold', { draws: 3 }],
  ])('is refused with %s', async (_, more) => {
    expect(await desk.create([desk.ticket(more)])).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_lines' },
    })
  })

  test.each([0, -1, 1e9, 1.5])('is refused for %d tickets', async (count) => {
    expect((await desk.create([desk.entries(count)])).status).toBe(422)
  })

  test('is refused for more tickets than are sold at once, and than are left', async () => {
    expect(await desk.create([desk.entries(21)])).toMatchObject({
      status: 400,
      body: { error_code: 'too_many' },
    })
    await app.asOwner(`update stock set remaining = 2 where id = $1`, [desk.hamper.product_id])
    expect((await desk.create([desk.entries(3)])).status).toBe(400)
    await app.asOwner(`update stock set remaining = 61 where id = $1`, [desk.hamper.product_id])
  })

  test('is refused for another club’s lotto, and without a line', async () => {
    const { product_id } = await desk.productOf('inishvarn-lotto', 'inishvarn')
    expect(await desk.create([{ ...desk.ticket(), product_id }])).toMatchObject({
      status: 400,
      body: { error_code: 'not_on_offer' },
    })
    expect((await desk.create([desk.ticket({ lines: [] })])).status).toBe(422)
    expect((await desk.create([{ ...desk.entries(1), product_id: desk.lotto.product_id }])).status).toBe(400)
  })

  test('says that no draw is open any more, and cannot be ordered', async () => {
    const { shopping_cart_id: cart } = await desk.fill(desk.ticket())
    // Beyond all that was laid out.
    app.setClock(new Date('2027-06-01T12:00:00.000Z'))
    await desk.signIn()
    expect((await desk.get(cart)).body.items).toMatchObject([{ problem: { kind: 'expired' } }])
    expect((await desk.order18(cart)).status).toBe(400)
    expect((await desk.create([desk.ticket()])).body).toMatchObject({ error_code: 'closed' })
  })
})

describe('a ticket that is paid', () => {
  test('LOTTO-13 has its lines in its draws, numbered from where the draw is', async () => {
    const one = await desk.buy(desk.ticket({ lines: [[], []], draws: 4 }))
    const two = await desk.buy(desk.ticket())
    expect(one).toMatchObject({ status: 'Completed', total: 16_00 })
    const [first, ...rest] = await desk.entriesOf(one.order_id)
    expect(rest).toHaveLength(7)
    expect(one.items[0]?.numbers).toHaveLength(2)
    expect(one.items[0]?.numbers?.[0]).toMatch(/^(\d+ ){5}\d+$/)
    const [next] = await desk.entriesOf(two.order_id)
    expect([next?.number, next?.entry]).toEqual([first?.number, (first?.entry ?? 0) + 2])
  })

  test('DRAW-05 a guest has numbered tickets, and the stock is down by them', async () => {
    const order = await desk.buy(desk.entries(3), await desk.guest())
    expect(order).toMatchObject({ status: 'Completed', is_guest_checkout: true, total: 25_00 })
    expect((await desk.entriesOf(order.order_id)).map(({ entry }) => entry)).toEqual([440, 441, 442])
    // On the page, the paper and in the mail: a guest has no other proof of them.
    expect(order.items.map(({ numbers }) => numbers)).toEqual([['440', '441', '442']])
    const mailed = await app.asOwner<{ payload: object }>(
      `select payload from outbox where effect_key = $1`,
      [`receipt:${order.order_id}`],
    )
    expect(JSON.stringify(mailed)).toContain('"numbers":["440","441","442"]')
    expect((await desk.productOf('midwinter-hamper')).metadata.tickets.left).toBe(58)
  })

  test('after the cut-off is in the draw after it, although it was ordered before', async () => {
    app.setClock(new Date('2026-11-19T19:59:30.000Z'))
    await desk.signIn()
    const { shopping_cart_id: cart } = await desk.fill(desk.ticket())
    const { body } = await desk.order18(cart)
    app.setClock(new Date('2026-11-19T20:00:00.000Z'))
    await desk.confirm(body.payment_token)
    await desk.order(body.order_id)
    const [entry] = await desk.entriesOf(body.order_id)
    expect(entry?.number).toBe(desk.lotto.metadata.next_draw.number + 1)
  })

  test('of a prize draw that has closed meanwhile is not issued: the money goes back', async () => {
    const before = await desk.money()
    const closes = new Date(desk.hamper.metadata.draw.closes_at)
    app.setClock(new Date(closes.getTime() - 10 * 60_000))
    await desk.signIn()
    const { shopping_cart_id: cart } = await desk.fill(desk.entries(1))
    const { body } = await desk.order18(cart)
    app.setClock(closes)
    await desk.confirm(body.payment_token)
    await desk.settle()
    expect(await desk.entriesOf(body.order_id)).toEqual([])
    const after = await desk.money()
    expect(after.refunded - before.refunded).toBe(10_00)
    expect(after.balance).toBe(before.balance)
  })
})
