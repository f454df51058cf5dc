import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneAtATime } from '#kernel/db/database.ts'
import { book } from '#money/ledger/port.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { eventually } from '#testing/eventually.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { countWaiting } from '#testing/waiting-for-locks.ts'

let app: TestApp
let as: string
let orla: ClubClient
let clubId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  as = (await signIn(app, 'sam@platform.example', 'su')).access_token
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
  clubId = orla.accountId
})
afterAll(() => app.close())

/** As a dispute does. */
const owe = (amount: number) =>
  app.parts.db.withClub(clubId, (tx) =>
    book(tx, {
      clubId,
      kind: 'dispute',
      effectKey: crypto.randomUUID(),
      at: app.parts.now(),
      currency: 'EUR',
      entries: [
        { account: 'fees', amount },
        { account: 'platform', amount: -amount },
      ],
    }),
  )
const settlements = (body?: object, club = clubId, token = as, on = 'su') =>
  ask(app, `/v2/platform/clubs/${club}/settlements`, body, { on, as: token })
const paid = (amount: number, more: object = {}) => ({
  settlement_id: crypto.randomUUID() as string,
  amount,
  paid_on: '2026-07-01',
  reference: 'INV-7',
  ...more,
})

test('M29 an invoice of the platform’s that was paid is off what the club owes, once, and the treasurer reads it', async () => {
  await owe(20_00)
  expect((await settlements()).body).toMatchObject({ owed: 20_00, items: [] })
  const first = paid(15_00)
  const once = await settlements(first)
  expect([once.status, once.body.owed]).toEqual([200, 5_00])
  const again = await settlements(first)
  expect([again.status, again.body.owed, again.body.items.length]).toEqual([200, 5_00, 1])
  expect((await settlements({ ...first, amount: 4_00 })).body.error_code).toBe('idempotency_conflict')
  expect((await orla.audited('platform-settled')).map(({ detail }) => detail)).toEqual([
    { Amount: '€15.00', Reference: 'INV-7', 'Paid on': '2026-07-01' },
  ])
  const { body } = await orla.ask('/ledger-entries?kind=settlement&sort=account&sort_direction=asc')
  expect(body.items).toMatchObject([
    { account: 'bank', credit: 15_00, product: 'INV-7' },
    { account: 'platform', debit: 15_00, product: 'INV-7' },
  ])
})

test.each([
  { what: 'more than is owed', body: paid(5_01), code: 'too_much' },
  { what: 'a day that is still to come', body: paid(1_00, { paid_on: '2099-01-01' }), code: 'not_yet' },
  { what: 'no invoice', body: paid(1_00, { reference: ' ' }), code: 'invalid_data' },
  { what: 'nothing', body: paid(0), code: 'invalid_data' },
])('M29 $what is refused: $code', async ({ body, code }) => {
  expect((await settlements(body)).body.error_code).toBe(code)
  expect((await settlements()).body.owed).toBe(5_00)
})

// Of the embedded database there is one connection, so nobody meets there.
test.skipIf(testDatabaseKind() === 'embedded')(
  'M29 of two at once the second waits, and is refused what the first has paid: never more than is owed',
  async () => {
    let isAnswered = false
    let second: ReturnType<typeof settlements> | undefined
    await app.parts.db.withClub(clubId, async (tx) => {
      await oneAtATime(tx, 'settlement', clubId)
      second = settlements(paid(5_00)).finally(() => (isAnswered = true))
      await eventually(async () => {
        const waiting = await countWaiting(app)
        // Without the lock it is answered at once, with what the first has not written yet.
        expect(isAnswered || waiting > 0).toBe(true)
      })
      await book(tx, {
        clubId,
        kind: 'settlement',
        effectKey: 'first',
        at: app.parts.now(),
        currency: 'EUR',
        entries: [
          { account: 'platform', amount: 5_00 },
          { account: 'bank', amount: -5_00 },
        ],
      })
    })
    expect((await second)?.body.error_code).toBe('too_much')
    expect((await settlements()).body.owed).toBe(0)
  },
)

test('M29 a club that is not there is not found, and nobody who runs a club writes it down', async () => {
  expect((await settlements(paid(1), crypto.randomUUID())).status).toBe(404)
  const { access_token: token } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
  expect((await settlements(paid(1), clubId, token, 'backoffice')).status).toBeGreaterThanOrEqual(403)
})

test('M29 what was written down by mistake is taken back by whoever did so, once: owed again, in the books and in the log', async () => {
  await owe(30_00)
  const { owed } = (await settlements()).body
  const { settlement_id: id, ...mistaken } = paid(10_00, { reference: 'INV-8' })
  await settlements({ ...mistaken, settlement_id: id })
  const back = (token = as, which = id) =>
    ask(
      app,
      `/v2/platform/clubs/${clubId}/settlements/${which}/take-back`,
      { reason: 'Wrong club' },
      { on: 'su', as: token },
    )
  const another = await app.asOwner<{ id: string }>(
    `update platform_settlements set recorded_by = gen_random_uuid() where id <> $1 returning id`,
    [id],
  )
  expect((await back(as, another[0]?.id)).body.error_code).toBe('not_yours')
  expect((await back(as, crypto.randomUUID())).status).toBe(404)
  for (const answer of [await back(), await back()]) {
    expect([answer.status, answer.body.owed]).toEqual([200, owed])
    const [item] = answer.body.items.filter((each: { settlement_id: string }) => each.settlement_id === id)
    expect(item).toMatchObject({ amount: 10_00, taken_back_at: expect.any(String), may_take_back: false })
  }
  expect((await orla.audited('platform-settlement-taken-back')).map(({ detail }) => detail)).toEqual([
    { Amount: '€10.00', Reference: 'INV-8', Reason: 'Wrong club' },
  ])
  const { body } = await orla.ask(
    '/ledger-entries?kind=correction&filter=INV-8&sort=account&sort_direction=asc',
  )
  expect(body.items).toMatchObject([
    { account: 'bank', debit: 10_00, product: 'INV-8' },
    { account: 'platform', credit: 10_00, product: 'INV-8' },
  ])
})
