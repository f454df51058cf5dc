import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStep } from '#kernel/jobs/run-step.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { takeGuestOrders } from './take-guest-orders.ts'

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterAll(() => app.close())

const HOME = { on: 'myaccount' }
const newEmail = () => `${randomUUID()}@home.example`
const exists = async (email: string) =>
  (await ask(app, '/v2/member/check-email', { email }, HOME)).body.email_exists
const recover = (email: string) => ask(app, '/v2/user/authentication/recovery', { email }, HOME)
const codeFor = async (email: string) => {
  const mails = await mailsTo(app, email)
  return mails.map(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]).find(Boolean) ?? ''
}
const enter = async (email: string) =>
  ask(app, '/v2/user/authentication/token', { email, token: await codeFor(email) }, HOME)
const ordersOf = async (as: string) =>
  (await ask(app, '/v2/member/orders', undefined, { ...HOME, as })).body.items as { order_id: string }[]

async function work(): Promise<void> {
  const deps = {
    db: app.parts.db,
    works: [takeGuestOrders],
    now: app.parts.clock.now,
    crashAt: () => undefined,
    pace: 1,
    onTrouble: (error: Error) => {
      throw error
    },
  }
  while ((await runStep(deps)) !== 'idle');
}

test('ORDER-04 a guest enters their email on the member account site, chooses Forgot Password, and finds their order', async () => {
  const email = newEmail()
  const order = await desk.buy(desk.entries(1), await desk.guest(email))
  expect(await exists(email)).toBe(true)
  await recover(email)
  const { status, body } = await enter(email)
  expect(status).toBe(200)
  await work()
  expect((await ordersOf(body.access_token)).map(({ order_id: id }) => id)).toEqual([order.order_id])
  const user = await ask(app, '/v2/user', undefined, { ...HOME, as: body.access_token })
  expect(user.body).toMatchObject({ email, email_verified: true, roles: ['member'] })
})

test('nobody else gets them: not before the mailbox is proven, not by another email', async () => {
  const email = newEmail()
  await desk.buy(desk.entries(1), await desk.guest(email))
  await recover(email)
  await work()
  const held = await app.asOwner(`select user_id from orders where email = $1`, [email])
  expect(held).toEqual([{ user_id: null }])
  const other = newEmail()
  await desk.guest(other)
  await recover(other)
  const { body } = await enter(other)
  await work()
  expect(await ordersOf(body.access_token)).toEqual([])
})

test('a stranger is told the same, and gets neither an account nor a mail', async () => {
  const email = newEmail()
  expect(await exists(email)).toBe(false)
  expect((await recover(email)).status).toBe(200)
  expect(await mailsTo(app, email)).toEqual([])
  expect(await app.asOwner('select id from users where email = $1', [email])).toEqual([])
})

test.each([`sign_up_open = false`, `sso_mode = 'mandatory'`])(
  'HOSTS-11 SSO-01 a club with %s makes no account of a guest',
  async (closed) => {
    const email = newEmail()
    await desk.guest(email)
    await app.asOwner(`update clubs set ${closed} where slug = 'dunvarra'`)
    expect(await exists(email)).toBe(false)
    await recover(email)
    expect(await app.asOwner('select id from users where email = $1', [email])).toEqual([])
    await app.asOwner(`update clubs set sign_up_open = true, sso_mode = 'off' where slug = 'dunvarra'`)
  },
)
