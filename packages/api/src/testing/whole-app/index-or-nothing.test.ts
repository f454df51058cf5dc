import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { findings } from '../growth/findings.ts'
import { loopsIn, plansDuring } from '../growth/read-plans.ts'
import { type GrownWorld, openGrownWorld } from '../growth/grown-world.ts'
import { ask, hostOf } from '../sign-in.ts'
import { testDatabaseKind } from '../test-database.ts'

/**
 * However many carts, orders and people there are, nobody waits longer for it: what a buyer or the clock asks for is found by an index,
 * also inside of triggers and foreign keys. The statements say it themselves, by their plans, on tables that are full.
 */
describe.skipIf(testDatabaseKind() === 'embedded')('tables that have grown', () => {
  let world: GrownWorld
  beforeAll(async () => {
    world = await openGrownWorld(runs(1500, 40_000))
  })
  afterAll(() => world?.close())

  /** Each buys one thing and is paid: what is found, cart, checkout, settling. */
  async function sale(item: object, asked: { as: string; headers?: Record<string, string> }) {
    const { desk } = world
    let cart = ''
    let begun = { order_id: '', payment_token: '' }
    const found = await findings(async () => {
      const { status, body } = await desk.create([item], asked)
      if (status !== 200) throw new Error(JSON.stringify(body))
      cart = body.shopping_cart_id
      await desk.get(cart, asked)
    })
    const ordered = await findings(async () => {
      const { status, body } = await desk.order18(cart, asked)
      if (status !== 200) throw new Error(JSON.stringify(body))
      begun = body
    })
    await desk.confirm(begun.payment_token)
    const settled = await findings(async () => {
      expect((await desk.order(begun.order_id, asked)).status).toBe('Completed')
    })
    return { cart: found, checkout: ordered, settling: settled }
  }
  const NOTHING = { cart: [], checkout: [], settling: [] }

  test('control: what has no index is found', async () => {
    const { db } = world.app.parts
    const byDevice = () =>
      db.withPlatform((tx) => tx.execute(sql`select from sessions where device = 'A kettle'`))
    expect(await findings(byDevice)).toEqual([expect.stringContaining('Seq Scan of sessions')])
  })

  test('the shop is listed and looked at', async () => {
    const store = '/v2/store/dunvarra'
    for (const path of [
      '/shop-items',
      '/shop-items/home-jersey',
      '/products/senior-player',
      '/products/rovers-lotto',
    ])
      expect(await findings(() => ask(world.app, `${store}${path}`))).toEqual([])
  })

  test('a plan, a ticket and a jersey are bought', async () => {
    const { desk, jersey } = world
    const kwame = { as: desk.kwame }
    expect(await sale(await desk.plan('senior-player', { first_name: 'Ama' }), kwame)).toEqual(NOTHING)
    expect(await sale(desk.ticket(), kwame)).toEqual(NOTHING)
    expect(await sale(jersey, await desk.guest())).toEqual(NOTHING)
  })

  // What keys and triggers ask counts, too, and this club tells others of its sales; where nobody is told they are 50.
  test('a whole checkout of a jersey carries out at most 55 statements, whoever asks for them', async () => {
    const { desk, jersey } = world
    const guest = await desk.guest()
    const cart = (await desk.create([jersey], guest)).body.shopping_cart_id
    let begun = { order_id: '', payment_token: '' }
    const ordering = await plansDuring(async () => {
      begun = (await desk.order18(cart, guest)).body
    })
    await desk.confirm(begun.payment_token)
    const settling = await plansDuring(() => desk.order(begun.order_id, guest))
    const own = [...ordering, ...settling].filter((plan) => !plan['Query Text'].includes('sandbox_'))
    expect(own.length).toBeLessThanOrEqual(55)
    expect(own.filter((plan) => plan['Query Text'].startsWith('INSERT INTO order_sums'))).toHaveLength(1)
  })

  test('somebody comes as a guest', async () => {
    expect(await findings(() => world.desk.guest())).toEqual([])
  })

  test('a superuser looks for a person: what is counted is counted once, and not for each person', async () => {
    const { app, kinds } = world
    const headers = kinds.find(({ name }) => name === 'superuser')?.headers ?? {}
    const plans = await plansDuring(async () => {
      const url = '/api/v2/platform/users?filter=nobody-of-this-name'
      const { statusCode, body } = await app.server.inject({ url, headers })
      expect(statusCode, body).toBe(200)
    })
    const often = plans.flatMap(({ Plan }) => loopsIn(Plan)).filter(({ loops }) => loops > 1)
    expect(often).toEqual([])
  })

  test('money is given back', async () => {
    const { app, desk, kinds, jersey } = world
    const headers = kinds.find(({ name }) => name === 'owner')?.headers ?? {}
    const order = await desk.buy(jersey, { as: desk.kwame })
    const lines = [{ order_item_id: order.items[0]?.order_item_id ?? '', amount: 100 }]
    const given = await findings(async () => {
      const { status, body } = await ask(
        app,
        `/v2/backoffice/orders/${order.order_id}/refunds`,
        { lines, reason: 'Too small', request_id: randomUUID() },
        { on: 'backoffice', headers },
      )
      expect(status, JSON.stringify(body)).toBeLessThan(300)
    })
    expect(given).toEqual([])
  })

  describe('in a shop of 300 items', () => {
    beforeAll(async () => {
      const payload = { club: 'dunvarra', shop_items: 300, variants: 3 }
      const { statusCode, body } = await world.app.server.inject({
        method: 'POST',
        url: '/dev/catalogue',
        headers: { host: hostOf('dunvarra') },
        payload,
      })
      if (statusCode !== 200) throw new Error(body)
      await world.analyze()
    })

    test('one of them is bought', async () => {
      const { desk, jersey } = world
      expect(await sale(jersey, await desk.guest())).toEqual(NOTHING)
    })
  })

  test('what the clock asks for', async () => {
    const { db, now, capabilities } = world.app.parts
    const found: Record<string, string[]> = {}
    for (const { work } of capabilities.flatMap(({ schedules }) => schedules ?? [])) {
      const step = () =>
        db.withPlatform(async (tx) => {
          // What is asked once in a night is planned for that night.
          await tx.execute(sql`set local plan_cache_mode = auto`)
          await work.step(tx, { about: {}, reached: null, now: now() })
        })
      found[work.kind] = await findings(step, { most: Number.POSITIVE_INFINITY })
    }
    expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
  })
})
