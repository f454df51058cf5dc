import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { confirm } from './confirm.ts'
import { FaultSwitch } from './faults.ts'
import { sandboxGateway } from './gateway.ts'
import { feeOf } from './payments.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }

test('each week is sent on its Monday, what goes back with it; more back than in is carried on', async () => {
  let now = new Date('2026-11-02T10:00:00Z')
  const deps = { db: database.db, now: () => now, faults: new FaultSwitch() }
  const gateway = sandboxGateway(deps, 'a-secret-of-the-tests')
  const clubId = randomUUID()
  const pay = async (amount: number, of = clubId) => {
    const wanted = {
      key: randomUUID(),
      orderId: randomUUID(),
      clubId: of,
      customerId: null,
      savesCard: false,
    }
    const payment = await gateway.createPayment({
      ...wanted,
      amount,
      currency: 'eur',
      account: null,
      description: 'Club 1',
      paymentId: null,
      fee: feeOf(amount),
    })
    await confirm(deps, payment.paymentToken, { source: { card: CARD }, save: false, returnPath: '/' })
    return payment.paymentId
  }
  const sent = async (since = new Date(0)) =>
    (await gateway.listPayouts({ clubId, accounts: [], since, known: new Set() })).map(
      ({ status, amount, arrivesOn, parts }) => [status, amount, arrivesOn, parts.length],
    )
  const first = await pay(1000)
  await pay(7777, randomUUID())
  expect(await sent()).toEqual([])
  now = new Date('2026-11-09T00:00:00Z')
  // 10.00 less 0.40.
  expect(await sent()).toEqual([['on-its-way', 960, '2026-11-11', 1]])
  await gateway.refund({ key: randomUUID(), paymentId: first, amount: 1000, account: null, isOurs: false })
  now = new Date('2026-11-16T00:00:00Z')
  expect(await sent()).toEqual([['paid', 960, '2026-11-11', 1]])
  await pay(5000)
  now = new Date('2026-11-26T00:00:00Z')
  // 50.00 less 1.00, and less what went back the week before.
  expect(await sent()).toEqual([
    ['paid', 960, '2026-11-11', 1],
    ['paid', 3900, '2026-11-25', 2],
  ])
  expect(await sent(new Date('2026-11-20T00:00:00Z'))).toHaveLength(1)
})
