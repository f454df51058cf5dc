import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { messagesDuring, sentDuring } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

// What leaves the process is counted at the driver of PostgreSQL.
describe.skipIf(testDatabaseKind() === 'embedded')('a guest buys an item of the shop', () => {
  let app: TestApp
  let desk: PlayClient
  let product_id = ''
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
    desk = await openPlayClient(app)
    product_id = (await app.server.inject('/api/v2/store/dunvarra/shop-items/bottle')).json().product_id
    // Texts have names from their second time on, and nothing is begun for the first time.
    await sale()
    await desk.settle()
  })
  afterAll(() => app.close())

  async function sale() {
    const guest = await desk.guest()
    const item = { product_id, metadata: { quantity: 1 } }
    const cart = (await desk.create([item], { as: '' })).body.shopping_cart_id
    const checkout = await messagesDuring(async () => {
      const { status, body } = await desk.order18(cart, guest)
      if (status !== 200) throw new Error(JSON.stringify(body))
      begun = body
    })
    await desk.confirm(begun.payment_token)
    let status = ''
    const settling = await messagesDuring(async () => ({ status } = await desk.order(begun.order_id, guest)))
    expect(status).toBe('Completed')
    return { checkout, settling, guest }
  }
  let begun = { order_id: '', payment_token: '' }
  const isFrame = (text: string) => /^(begin|commit)/.test(text)

  test('with at most twelve statements, of which one settles the whole sale', async () => {
    const { checkout, settling } = await sale()
    const statements = [...checkout, ...settling].flat().filter((text) => !isFrame(text))
    expect(statements.length).toBeLessThanOrEqual(12)
    const completing = settling
      .flat()
      .filter((text) => /update (orders|payments|stock|reservations|carts) /.test(text))
    expect(completing).toHaveLength(1)
  })

  test('with one wait for each statement, and one for the end of what writes more than one', async () => {
    const { checkout, settling } = await sale()
    for (const message of [...checkout, ...settling])
      expect(message.filter((text) => !isFrame(text)).length, message.join('; ')).toBeLessThanOrEqual(1)
    // The two that write more than one, and wait for their end by itself.
    expect([...checkout, ...settling].filter((message) => message.every(isFrame))).toEqual([
      ['commit'],
      ['commit'],
    ])
  })

  test('and the webhook that comes after finds it settled in its first read', async () => {
    await desk.settle()
    await sale()
    const sent = await sentDuring(() => desk.settle())
    const ofPayments = sent.filter((text) => /\b(payments|orders)\b/.test(text) && !/\boutbox\b/.test(text))
    expect(ofPayments).toEqual([expect.stringContaining('"isSettled"')])
  })
})
