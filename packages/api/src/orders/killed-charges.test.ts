import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep } from '../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '../crash-point.ts'
import { type CheckoutDesk, openCheckoutDesk } from '../testing/checkout-desk.ts'
import type { ClockProcessInput } from '../testing/clock-process.ts'
import { ask } from '../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '../testing/test-database.ts'

const PROCESS = fileURLToPath(new URL('../testing/clock-process.ts', import.meta.url))
const COMPILED = join(tmpdir(), 'clubhouse-killed-orders-compiled')
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
const LOOKS: CrashPoint[] = ['payment.acted', 'payment.claimed']

const isEmbedded = testDatabaseKind() === 'embedded'
if (isEmbedded)
  process.stderr.write(
    'SKIPPED: killed-charges.test.ts needs PostgreSQL: the embedded one dies with its process\n',
  )

describe.skipIf(isEmbedded)('a worker that is killed (PostgreSQL only)', () => {
  let app: TestApp
  let desk: CheckoutDesk
  let start = TEST_NOW.getTime()
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
    desk = await openCheckoutDesk(app)
  })
  afterAll(() => app.close())

  const signalOf = (crashAt: CrashPoint) =>
    new Promise<string>((done) => {
      const input: ClockProcessInput = {
        ...{ databaseUrl: app.databaseUrl ?? '', crashAt, now: app.parts.now().toISOString() },
      }
      const child = spawn(process.execPath, [PROCESS, JSON.stringify(input)], {
        env: { NODE_COMPILE_CACHE: COMPILED, PATH: process.env['PATH'] ?? '' },
        stdio: 'pipe',
      })
      let complaints = ''
      child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
      child.once('exit', (code, signal) => done(signal ?? `${code}: ${complaints}`))
    })

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

  test.each(CHARGES.slice(0, isDeep ? CHARGES.length : 2))(
    'at $point of a charge (keys forgotten: $forgets) another one finds it, and it is paid once',
    async ({ point, forgets }) => {
      const orderId = await inSix()
      later(1)
      await app.asOwner('update scheduled_payments set try_at = $2 where order_id = $1 and number = 2', [
        ...[orderId, app.parts.now()],
      ])
      expect(await signalOf(point)).toBe('SIGKILL')
      if (forgets) await app.asOwner(`update sandbox_payments set key = 'forgotten:' || id`)
      // Nobody tells: webhooks of that charge are lost too.
      await app.asOwner('delete from sandbox_events')
      later(forgets ? 48 * 60 : 2)
      await desk.settle()
      later(2)
      await desk.settle()
      await expectPaidOnce(orderId)
    },
  )

  test.each(LOOKS.slice(0, isDeep ? LOOKS.length : 1))(
    'at %s of a look: the next one finds what the bank was told',
    async (point) => {
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
      expect(await signalOf(point)).toBe('SIGKILL')
      later(2)
      await desk.settle()
      await expectPaidOnce(orderId)
    },
  )
})
