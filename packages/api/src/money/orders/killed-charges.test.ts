import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killedAt, noteFaults } from '../../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '#kernel/crash-point.ts'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { clockKilledAt, diesWithDatabase } from '#testing/processes/killed-process.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { refundOrder } from './refund-order.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const MINUTE_MS = 60_000

/** Those that leave the most behind come first; `forgets` has the gateway forget our keys before anybody comes. */
const CHARGES: { point: CrashPoint; forgets: boolean }[] = [
  { point: 'charge.answered', forgets: true },
  { point: 'charge.noted', forgets: false },
  { point: 'charge.answered', forgets: false },
  { point: 'payment.acted', forgets: true },
  { point: 'payment.acted', forgets: false },
  { point: 'payment.claimed', forgets: true },
  { point: 'payment.claimed', forgets: false },
]
/** The same of what goes back, and of what moves between the platform and the club. */
const REFUNDS: { point: CrashPoint; forgets: boolean }[] = [
  { point: 'payment.acted', forgets: true },
  { point: 'payment.acted', forgets: false },
  { point: 'payment.claimed', forgets: false },
  { point: 'payment.claimed', forgets: true },
]
const MOVES: CrashPoint[] = ['payment.acted', 'transfer.wanted', 'payment.claimed']
const ACCOUNT = 'sac_of_a_killed_worker'
const LOOKS: CrashPoint[] = ['payment.acted', 'payment.claimed']

const isEmbedded = diesWithDatabase('killed-charges.test.ts')

describe.skipIf(isEmbedded)('a worker that is killed (PostgreSQL only)', () => {
  let app: TestApp
  let desk: CheckoutClient
  let start = TEST_NOW.getTime()
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
    desk = await openCheckoutClient(app)
  })
  afterAll(() => app.close())

  /** Six payments; all that is due by now is done. */
  async function inSix(): Promise<string> {
    // Each has hours of its own: what the clock did in one it does not do again.
    app.setClock(new Date((start += 4 * 60 * MINUTE_MS)))
    await desk.signIn()
    await desk.clear()
    const cart = await desk.fill(await desk.plan('senior-player'))
    const [line] = cart.items
    const option = line?.payment_options[0]?.payment_option_id ?? null
    await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
    const { body } = await desk.checkOut(cart.shopping_cart_id)
    await desk.confirm(body.payment_token)
    await desk.order(body.order_id)
    await desk.settle()
    return body.order_id
  }

  const later = (minutes: number) => app.setClock(new Date(app.parts.now().getTime() + minutes * MINUTE_MS))

  /** The first payment and the second, once each; the instalment is paid, and the books say so. */
  async function expectPaidOnce(orderId: string): Promise<void> {
    const [row] = await app.asOwner<object>(
      `select (select count(*)::int from sandbox_payments where order_id = $1::uuid::text and status = 'succeeded') as captures,
        (select status from scheduled_payments where order_id = $1::uuid and number = 2) as second,
        (select count(*)::int from payments where order_id = $1::uuid and status = 'succeeded') as ours`,
      [orderId],
    )
    expect(row).toEqual({ captures: 2, second: 'paid', ours: 2 })
    const { captured, refunded, balance, unbalanced } = await desk.money()
    expect([balance, unbalanced]).toEqual([captured - refunded, 0])
  }

  test.each(killedAt(CHARGES))(
    'at $point of a charge (keys forgotten: $forgets) another one finds it, and it is paid once',
    async ({ point, forgets }) => {
      const orderId = await inSix()
      later(1)
      await app.asOwner('update scheduled_payments set try_at = $2 where order_id = $1 and number = 2', [
        orderId,
        app.parts.now(),
      ])
      expect(await clockKilledAt(app, point)).toBe('SIGKILL')
      if (forgets) await app.asOwner(`update sandbox_payments set key = 'forgotten:' || id`)
      // Nobody tells: webhooks of that charge are lost too.
      await app.asOwner('delete from sandbox_events')
      later(forgets ? 48 * 60 : 2)
      await desk.settle()
      later(2)
      await desk.settle()
      await expectPaidOnce(orderId)
      noteFaults('later payments')
    },
  )

  test.each(killedAt(LOOKS))('at %s of a look: the next one finds what the bank was told', async (point) => {
    const orderId = await inSix()
    const schedule = (await desk.order(orderId)).schedule
    await app.asOwner(
      `update sandbox_methods set behaviour = 'challenge' where id in (select method_id from payments where order_id = $1)`,
      [orderId],
    )
    const { body } = await ask(
      app,
      `/v2/member/orders/${orderId}/pay-early`,
      { due: schedule[0]?.due },
      { as: desk.brid },
    )
    expect(body.status).toBe('requires_action')
    // As their bank does when they say yes; nobody hears of it.
    await app.asOwner(
      `update sandbox_payments set status = 'succeeded', fee = 70, declined = null where token = $1`,
      [body.payment_token],
    )
    await app.asOwner('delete from sandbox_events')
    later(2)
    expect(await clockKilledAt(app, point)).toBe('SIGKILL')
    later(2)
    await desk.settle()
    await expectPaidOnce(orderId)
    noteFaults('later payments')
  })

  const useAccount = (account: string | null) =>
    app.asOwner(`update clubs set on_behalf_of = $1 where slug = 'dunvarra'`, [account])
  /** Nobody tells: what the worker that died has caused is found without a webhook. */
  const comeBack = async (forgets: boolean) => {
    if (forgets) await app.asOwner(`update sandbox_refunds set key = 'forgotten:' || id`)
    await app.asOwner('delete from sandbox_events')
    later(forgets ? 48 * 60 : 2)
    await desk.settle()
    later(2)
    await desk.settle()
  }
  const giveBack = async (orderId: string, amount: number) => {
    const clubId = app.parts.registry.idOf('dunvarra') ?? ''
    const [item] = (await desk.order(orderId)).items
    const made = await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId,
        reason: 'Sick',
        requestedBy: clubId,
        now: app.parts.now(),
        lines: [{ order_item_id: item?.order_item_id ?? '', amount }],
      }),
    )
    expect(made.ok).toBe(true)
  }

  test.each(killedAt(REFUNDS))(
    'at $point of a refund (keys forgotten: $forgets) another one finds it, and it is given back once',
    async ({ point, forgets }) => {
      const orderId = await inSix()
      later(1)
      await giveBack(orderId, 10_00)
      expect(await clockKilledAt(app, point)).toBe('SIGKILL')
      await comeBack(forgets)
      const [row] = await app.asOwner<object>(
        `select (select sum(r.amount)::int from sandbox_refunds r join sandbox_payments g on g.id = r.payment_id
            where g.order_id = $1::uuid::text) as back,
          (select string_agg(status, ' ') from refunds where order_id = $1::uuid) as ours`,
        [orderId],
      )
      expect(row).toEqual({ back: 10_00, ours: 'done' })
      const { captured, refunded, balance, unbalanced } = await desk.money()
      expect([balance, unbalanced]).toEqual([captured - refunded, 0])
      noteFaults('refunds')
    },
  )

  test.each(killedAt(MOVES))(
    'at %s of a transfer, and then of its reversal, it is moved once there and once back',
    async (point) => {
      await useAccount(null)
      const orderId = await inSix()
      const moved = async () => {
        const rows = await app.asOwner<{ amount: number }>(
          `select t.amount from sandbox_transfers t join sandbox_payments g on g.id = t.payment_id
            where g.order_id = $1 order by t.amount`,
          [orderId],
        )
        return rows.map(({ amount }) => amount)
      }
      await useAccount(ACCOUNT)
      later(60)
      expect(await clockKilledAt(app, point)).toBe('SIGKILL')
      await comeBack(false)
      const [there] = await moved()
      expect(await moved()).toEqual([there])
      expect(there).toBeGreaterThan(10_00)
      // The buyer has it by now: what is left is to take it from the club again.
      await app.asOwner(
        `insert into payment_effects (club_id, id, effect_key, kind, subject_id, priority, due_at, created_at)
          select club_id, gen_random_uuid(), 'move:' || id || ':drill', 'move', id, 1, $2, $2 from payments where order_id = $1`,
        [orderId, app.parts.now()],
      )
      await app.asOwner('update payments set refunded = 1000 where order_id = $1', [orderId])
      expect(await clockKilledAt(app, point)).toBe('SIGKILL')
      await comeBack(false)
      expect(await moved()).toEqual([-10_00, there])
      await app.asOwner('update payments set refunded = 0 where order_id = $1', [orderId])
      await useAccount(null)
      noteFaults('payouts', 2)
    },
  )
})
