import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { messagesDuring, sentDuring } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

// What leaves the process is counted at the driver of PostgreSQL.
describe.skipIf(testDatabaseKind() === 'embedded')('a guest buys an item of the shop', () => {
  let app: TestApp
  let desk: PlayClient
  let item = {}
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
    desk = await openPlayClient(app)
    const sold = (await app.server.inject('/api/v2/store/dunvarra/shop-items/half-zip')).json()
    const { variant_id } = sold.metadata.variants.find(({ title }: { title: string }) => title === 'M')
    item = { product_id: sold.product_id, metadata: { quantity: 1, variant_id } }
    // Texts have names from their second time on, and nothing is begun for the first time.
    await sale()
    await desk.settle()
  })
  afterAll(() => app.close())

  async function sale() {
    const guest = await desk.guest()
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

  test('and waits for the database three times to order, three times to settle, and no more than that beside who they are', async () => {
    const { checkout, settling } = await sale()
    const whole = (messages: string[][]) =>
      messages.map((message) => message.map((text) => /^(begin|commit|\w+)/.exec(text)?.[0]).join(' '))
    expect(whole(checkout)).toEqual([
      'select',
      // The cart and what was ordered before; the shelf; the order.
      'begin select with',
      'with',
      'with commit',
      'begin update commit',
    ])
    expect(whole(settling)).toEqual([
      'select',
      'begin select commit',
      // The payment; the sale and what was sold; the receipt.
      'begin with',
      'with select',
      'insert commit',
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
