import { beforeEach, expect, test } from 'vitest'
import { GatewayFailed, type PaymentGateway } from '#providers/payments/port.ts'
import { app, bought, clubId, depsWith, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { makeMove, missMove, moveClubMoney, recordMove } from './move-money.ts'

openAttempts()

/** What was paid before the club had an account, and is now to be moved there: 40.00 less 0.85. */
const ACCOUNT = 'sac_of_a_club'
let which: { clubId: string; paymentId: string }
beforeEach(async () => {
  const useAccount = (account: string | null) =>
    app.asOwner('update clubs set on_behalf_of = $2 where id = $1', [clubId, account])
  await useAccount(null)
  const orderId = await bought((await desk.fill(await desk.plan('social-member'))).shopping_cart_id)
  const [payment] = await app.asOwner<{ id: string }>('select id from payments where order_id = $1', [
    orderId,
  ])
  which = { clubId, paymentId: payment?.id ?? '' }
  await useAccount(ACCOUNT)
})

const moved = () =>
  app.asOwner<{ amount: number }>(
    `select t.amount from sandbox_transfers t join payments p on p.gateway_payment_id = t.payment_id where p.id = $1`,
    [which.paymentId],
  )
const written = () =>
  app.asOwner<{ amount: number; status: string }>(
    'select amount, status from transfers where payment_id = $1 order by created_at, id',
    [which.paymentId],
  )
const move = async (more: Partial<OrderDeps> = {}) => {
  const made = await makeMove({ ...depsWith(), ...more }, which)
  await app.parts.db.withClub(clubId, (tx) => recordMove(tx, which, made, app.parts.now()))
  return made
}
const gatewayThat = (transfer: PaymentGateway['transfer']) => ({
  gateway: { ...app.parts.gateway, transfer },
})

test('what is owed is moved once, however often it is asked for', async () => {
  await move()
  expect(await move()).toBeNull()
  expect([await moved(), await written()]).toEqual([[{ amount: 39_15 }], [{ amount: 39_15, status: 'done' }]])
})

test('an answer that is lost is asked for again with the same key, and nothing is moved twice', async () => {
  const keys: string[] = []
  const lost = gatewayThat(async (wanted) => {
    keys.push(wanted.key)
    await app.parts.gateway.transfer(wanted)
    throw new GatewayFailed('the gateway did not answer', { isFinal: false })
  })
  for (const _ of [1, 2]) await expect(move(lost)).rejects.toThrow('did not answer')
  await app.parts.db.withClub(clubId, (tx) => missMove(tx, which, new Error('given up'), app.parts.now()))
  expect(await written()).toEqual([{ amount: 39_15, status: 'wanted' }])
  await move()
  expect(new Set(keys).size).toBe(1)
  expect([await moved(), await written()]).toEqual([[{ amount: 39_15 }], [{ amount: 39_15, status: 'done' }]])
})

test('whoever is cut off before the call leaves it to the next, with the sum that was written down', async () => {
  const cut = () => {
    throw new Error('cut off')
  }
  await expect(move({ crashAt: cut })).rejects.toThrow('cut off')
  expect([await moved(), await written()]).toEqual([[], [{ amount: 39_15, status: 'wanted' }]])
  // What is given back meanwhile comes back in a step of its own.
  await app.asOwner('update payments set refunded = 1000 where id = $1', [which.paymentId])
  await move()
  await move()
  expect((await moved()).map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
    -10_00, 39_15,
  ])
  await app.asOwner('update payments set refunded = 0 where id = $1', [which.paymentId])
})

test('what the gateway refuses for good was not moved: it is reckoned anew, tomorrow', async () => {
  const refusing = gatewayThat(() => Promise.reject(new GatewayFailed('no', { isFinal: true })))
  const error = await move(refusing).catch((failed: unknown) => failed)
  await app.parts.db.withClub(clubId, (tx) => missMove(tx, which, error, app.parts.now()))
  expect(await written()).toEqual([{ amount: 39_15, status: 'failed' }])
  const again = await app.asOwner<{ hours: number }>(
    `select extract(epoch from due_at - $2)::int / 3600 as hours from payment_effects
      where subject_id = $1 and kind = 'move' and effect_key like '%again%'`,
    [which.paymentId, app.parts.now()],
  )
  expect(again).toEqual([{ hours: 24 }])
  await move()
  expect(await moved()).toEqual([{ amount: 39_15 }])
})

test('what is the club’s beside what a bank took for good is moved when there is an account', async () => {
  await app.asOwner(
    `insert into disputes (club_id, id, order_id, payment_id, gateway_dispute_id, amount, fee, status, reason, opened_at, closed_at)
      select club_id, gen_random_uuid(), order_id, id, 'sdp_' || id, 3000, 2000, 'lost', 'fraudulent', created_at, created_at
      from payments where id = $1`,
    [which.paymentId],
  )
  const { work } = moveClubMoney((error) => {
    throw error
  })
  const { now, db } = app.parts
  let reached: Record<string, string> | null = null
  for (let isFinished = false; !isFinished;)
    ({ reached, isFinished } = await db.withPlatform((tx) =>
      work.step(tx, { about: {}, reached, now: now() }),
    ))
  const asked = await app.asOwner(`select from payment_effects where subject_id = $1 and kind = 'move'`, [
    which.paymentId,
  ])
  expect(asked).toHaveLength(1)
  await move()
  expect(await moved()).toEqual([{ amount: 9_15 }])
})
