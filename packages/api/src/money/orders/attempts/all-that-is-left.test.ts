import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paymentDays } from '@clubhouse/domain/money/orders/payment-days'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { ask } from '#testing/sign-in.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { startCharges } from '../../payments/later/charge-due.ts'

openAttempts()
let start = TEST_NOW.getTime()
beforeEach(async () => {
  app.setClock(new Date((start += 20 * 60_000)))
  await desk.signIn()
})
afterEach(() => app.parts.sandbox?.desk.setFaults({}))

/** The first of six is paid: five of €30.00 are left. */
const ofSix = async () => bought(await inInstalments())
const payAll = (orderId: string, more: object = {}) =>
  ask(app, `/v2/member/orders/${orderId}/pay-early`, { all_left: true, ...more }, { as: desk.brid })
const rowsOf = (orderId: string) =>
  app.asOwner<{ id: string; status: string; dueOn: string; tryOn: string | null }>(
    `select id, status, due_on as "dueOn", (try_at at time zone 'Europe/Dublin')::date::text as "tryOn"
      from scheduled_payments where order_id = $1 order by number`,
    [orderId],
  )
const statesOf = async (orderId: string) => (await rowsOf(orderId)).map(({ status }) => status)
const five = (status: string) => Array.from({ length: 5 }, () => status)
const capturesOf = async (orderId: string) =>
  ((await app.parts.sandbox?.desk.listPayments()) ?? [])
    .filter((payment) => payment.orderId === orderId && payment.status === 'succeeded')
    .map(({ amount }) => amount)
    .toSorted((one, other) => one - other)
/** What the gateway kept of it. */
const keptOf = async (orderId: string) =>
  ((await app.parts.sandbox?.desk.listPayments()) ?? [])
    .filter((payment) => payment.orderId === orderId && payment.status === 'succeeded')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
const bookedOf = async (orderId: string) => {
  const [row] = await app.asOwner<{ sold: number }>(
    `select -sum(e.amount)::int as sold from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = $1 and e.account like 'sales:%'`,
    [orderId],
  )
  return row?.sold
}
const cardOf = async (orderId: string, behaviour: string) => {
  await app.asOwner(
    `update sandbox_methods set behaviour = $2 where id in (select method_id from payments where order_id = $1)`,
    [orderId, behaviour],
  )
}
/** The night's sweep, for the first that is planned. */
async function sweepFirst(orderId: string): Promise<void> {
  const [first] = await rowsOf(orderId)
  await app.asOwner('update scheduled_payments set try_at = $2 where id = $1', [first?.id, app.parts.now()])
  await app.parts.db.withClub(clubId, (tx) => startCharges(tx, clubId, [first?.id ?? ''], app.parts.now()))
}

describe('MYACC-06 all that is left of an order', () => {
  test('is one payment; schedule, receipt, books and calendar agree, and nothing is taken on the days after', async () => {
    const orderId = await ofSix()
    expect(await payAll(orderId, { amount: 150_00 })).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    })
    const order = await desk.order(orderId)
    expect(order.schedule.map(({ status }) => status)).toEqual(five('paid'))
    expect(order.transactions.map(({ amount }) => amount)).toEqual([30_00, 150_00])
    expect(
      receiptOf(order, 'Europe/Dublin').later.filter(({ label }) => label.endsWith(', paid')),
    ).toHaveLength(5)
    expect([await capturesOf(orderId), await bookedOf(orderId)]).toEqual([[30_00, 150_00], 180_00])
    expect(paymentDays(order.schedule)).toEqual([])
    const ids = (await rowsOf(orderId)).map(({ id }) => id)
    await app.parts.db.withClub(clubId, (tx) =>
      startCharges(tx, clubId, ids, new Date('2027-05-01T12:00:00Z')),
    )
    expect(await statesOf(orderId)).toEqual(five('paid'))
  })

  test('of which something was taken meanwhile is refused with 409, and nothing is charged', async () => {
    const orderId = await ofSix()
    await sweepFirst(orderId)
    expect(await payAll(orderId, { amount: 150_00 })).toMatchObject({
      status: 409,
      body: { error_code: 'amount_changed' },
    })
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    expect(await payAll(orderId, { amount: 120_00 })).toMatchObject({ body: { status: 'succeeded' } })
    expect(await statesOf(orderId)).toEqual(five('paid'))
    expect(await payAll(orderId)).toMatchObject({ status: 409, body: { error_code: 'nothing_to_pay' } })
  })

  test('ten presses at once charge once', async () => {
    const orderId = await ofSix()
    const replies = await Promise.all(Array.from({ length: 10 }, () => payAll(orderId, { amount: 150_00 })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await capturesOf(orderId)).toEqual([30_00, 150_00])
  })

  test('and a card that is refused: all is planned as it was, each for its day, and nobody is in arrears', async () => {
    const orderId = await ofSix()
    await cardOf(orderId, 'fails-later')
    const before = await rowsOf(orderId)
    expect((await payAll(orderId)).body.status).toBe('failed')
    expect(await rowsOf(orderId)).toEqual(before)
    expect(await capturesOf(orderId)).toEqual([30_00])
  })

  test('a payment that did not go through keeps the day of its next try, whatever its holder’s card says', async () => {
    const orderId = await ofSix()
    await cardOf(orderId, 'fails-later')
    await app.asOwner(
      `update scheduled_payments set attempts = 1, due_on = '2026-11-13', try_at = '2026-11-18T09:00:00Z'
        where order_id = $1 and number = 2`,
      [orderId],
    )
    expect((await payAll(orderId)).body.status).toBe('failed')
    expect((await rowsOf(orderId))[0]).toMatchObject({ status: 'planned', tryOn: '2026-11-18' })
  })

  test('leaves out what renews without an end', async () => {
    const orderId = await ofSix()
    await app.asOwner(
      `update order_items set payment_option = payment_option || '{"type":"subscription","number_of_payments":null}'
        where order_id = $1`,
      [orderId],
    )
    expect(await payAll(orderId)).toMatchObject({ status: 409, body: { error_code: 'nothing_to_pay' } })
    expect(await capturesOf(orderId)).toEqual([30_00])
  })
})

describe('all that is left, and the sweep of the night', () => {
  // The embedded database has one connection: there are no two at once.
  const together = async (orderId: string) => {
    const paid = payAll(orderId, { amount: 150_00 })
    await Promise.all([paid, sweepFirst(orderId)])
    await desk.settle()
  }

  test('take nothing twice when they meet', async () => {
    for (let round = 0; round < 3; round += 1) {
      const orderId = await ofSix()
      await together(orderId)
      const captures = await capturesOf(orderId)
      expect([
        [30_00, 150_00],
        [30_00, 30_00],
      ]).toContainEqual(captures)
      expect(await bookedOf(orderId)).toBe(captures.reduce((sum, amount) => sum + amount, 0))
    }
  })

  test.runIf(testDatabaseKind() === 'postgres')(
    'negative control: were what one has taken not seen by the other, more would be captured than the order costs',
    async () => {
      await app.asOwner(`create function forget_taken() returns trigger language plpgsql as
        $$ begin new.status := 'planned'; return new; end $$`)
      await app.asOwner(`create trigger forget_taken before update on scheduled_payments for each row
        when (new.status = 'charging') execute function forget_taken()`)
      const orderId = await ofSix()
      await together(orderId)
      await app.asOwner('drop trigger forget_taken on scheduled_payments')
      expect((await capturesOf(orderId)).reduce((sum, amount) => sum + amount, 0)).toBeGreaterThan(180_00)
    },
  )

  test('what its holder confirms at the bank after one of it was taken goes back whole, and the others stay planned', async () => {
    const orderId = await ofSix()
    await cardOf(orderId, 'challenge')
    const { body } = await payAll(orderId, { amount: 150_00 })
    expect(body.status).toBe('requires_action')
    expect(await statesOf(orderId)).toEqual(five('planned'))
    await cardOf(orderId, 'succeeds')
    await sweepFirst(orderId)
    // As their bank does when they say yes, before we could end it at the gateway.
    await app.asOwner(
      `update sandbox_payments set status = 'succeeded', fee = 70, declined = null where token = $1`,
      [body.payment_token],
    )
    await desk.settle()
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00, 150_00])
    expect([await keptOf(orderId), await bookedOf(orderId)]).toEqual([60_00, 60_00])
    expect(await statesOf(orderId)).toEqual(['paid', ...five('planned').slice(1)])
    expect(await payAll(orderId, { amount: 120_00 })).toMatchObject({ body: { status: 'succeeded' } })
    expect(await keptOf(orderId)).toBe(180_00)
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('what waits at the bank is ended at the gateway once one of it was paid in another way', async () => {
    const orderId = await ofSix()
    await cardOf(orderId, 'challenge')
    await payAll(orderId, { amount: 150_00 })
    await app.asOwner(
      `update scheduled_payments set status = 'paid', payment_id = null where order_id = $1 and number = 2`,
      [orderId],
    )
    app.setClock(new Date(app.parts.now().getTime() + 2 * 60_000))
    await desk.settle()
    const states = ((await app.parts.sandbox?.desk.listPayments()) ?? [])
      .filter((payment) => payment.orderId === orderId)
      .map(({ status }) => status)
    expect(states.toSorted()).toEqual(['cancelled', 'succeeded'])
  })
})
