import type http from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOOK_EVENTS } from '@clubhouse/contract/office/machine-limits'
import { MACHINE_EVENTS } from '@clubhouse/contract/office/machine-events'
import type { WebhookDelivery } from '@clubhouse/contract/office/webhooks'
import { publicHooks } from '#providers/hooks/public.ts'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { type MachineClient, openMachineClient } from '#testing/clients/machine-client.ts'
import { openPublicNetwork, type PublicNetwork } from '#testing/network/public-network.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { openHookSecrets } from './secrets.ts'
import { openHooks } from './send-hooks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const URL_OF = 'https://accounts.example/hook'

let app: TestApp
let shop: CheckoutClient
let desk: MachineClient
let network: PublicNetwork
let now: Date
let status = 200
interface Heard {
  id: string
  body: string
  headers: Record<string, string>
}
const heard: Heard[] = []

const receiver: http.RequestListener = (request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const headers = request.headers as Record<string, string>
    heard.push({ id: headers['webhook-id'] ?? '', body, headers })
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end('Thanks brid@home.example\n')
  })
}

beforeAll(async () => {
  network = await openPublicNetwork()
  network.hosts.set('accounts.example', receiver)
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, outside: network.outside })
  shop = await openCheckoutClient(app)
  desk = await openMachineClient(app)
})
beforeEach(async () => {
  now = TEST_NOW
  app.setClock(now)
  await shop.signIn()
  desk = await openMachineClient(app)
})
afterEach(async () => {
  status = 200
  heard.length = 0
  network.names.clear()
  network.asked.length = 0
  await app.asOwner('delete from hook_endpoints')
  await shop.clear()
})
afterAll(async () => {
  await app.close()
  network.close()
})

const add = async (events: readonly string[] = HOOK_EVENTS, url = URL_OF) => {
  const made = await desk.office('/webhooks', { url, events })
  expect(made.status).toBe(200)
  return made.body as { webhook: { webhook_id: string }; secret: string }
}
/** What is told is what is described, with no field more (docs/machines.md). */
const drain = async () => {
  await app.parts.hooks.drain()
  for (const { body } of heard) {
    const said = JSON.parse(body)
    expect(MACHINE_EVENTS[said.type as keyof typeof MACHINE_EVENTS].parse(said)).toEqual(said)
  }
}
const moveOn = (ms: number) => {
  now = new Date(now.getTime() + ms)
  app.setClock(now)
}
const deliveries = async (id: string) =>
  (await desk.office(`/webhooks/${id}/deliveries`)).body.items as WebhookDelivery[]
/** By the library of the scheme's authors, which looks at the clock. */
function verified(secret: string, letter: Heard | undefined): unknown {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  try {
    return new Webhook(secret).verify(letter?.body ?? '', letter?.headers ?? {})
  } finally {
    vi.useRealTimers()
  }
}
const typesOf = (letters: readonly Heard[]) => letters.map(({ body }) => JSON.parse(body).type as string)

async function buy(): Promise<string> {
  const cart = await shop.fill(await shop.plan('juvenile-u8-u12', { first_name: 'Cillian' }))
  const { body } = await shop.checkOut(cart.shopping_cart_id)
  await shop.confirm(body.payment_token)
  await shop.order(body.order_id)
  return body.order_id
}

describe('what happens is told', () => {
  test('signed, with ids and amounts and without a name', async () => {
    const { webhook, secret } = await add()
    const orderId = await buy()
    await drain()
    expect(typesOf(heard).toSorted()).toEqual(['membership.started', 'order.completed', 'payment.recorded'])
    for (const letter of heard) expect(verified(secret, letter)).toEqual(JSON.parse(letter.body))
    const order = heard.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'order.completed')
    expect(order.data).toMatchObject({ order_id: orderId, lines: [{ type: 'Plan', quantity: 1 }] })
    expect(heard.map(({ body }) => body).join()).not.toMatch(/Cillian|@|brid/i)
    const [log] = await deliveries(webhook.webhook_id)
    expect(log).toMatchObject({
      state: 'delivered',
      next_at: null,
      attempts: [{ status: 200, answer: 'Thanks …@…' }],
    })
    await drain()
    expect(heard).toHaveLength(3)
  })

  test('a refund is, line by line', async () => {
    const orderId = await buy()
    await add()
    const { body: order } = await desk.office(`/orders/${orderId}`)
    const [line] = order.refundable
    const lines = [{ order_item_id: line.order_item_id, amount: line.left }]
    const asked = { lines, reason: 'Moved', request_id: crypto.randomUUID() }
    // One person is enough here: what two people do is tested beside refunds.
    await app.asOwner(
      `insert into payment_setups (club_id, refund_alone_up_to) select id, 100000 from clubs where slug = 'dunvarra'
        on conflict (club_id) do update set refund_alone_up_to = 100000`,
    )
    expect((await desk.office(`/orders/${orderId}/refund-preview`, { lines })).status).toBe(200)
    await drain()
    expect(heard).toEqual([])
    await desk.office(`/orders/${orderId}/refunds`, asked)
    await shop.settle()
    await drain()
    expect(typesOf(heard).toSorted()).toEqual(['membership.cancelled', 'order.refunded'])
    const refund = heard.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'order.refunded')
    expect(refund.data).toMatchObject({ order_id: orderId, amount: line.left, currency: 'EUR', lines })
  })

  test('and only what was chosen, to whom it was chosen for', async () => {
    await add(['order.completed'])
    await add(['payment.failed'], 'https://accounts.example/failed')
    await buy()
    await drain()
    expect(typesOf(heard)).toEqual(['order.completed'])
    expect(network.asked).toEqual(['accounts.example/hook'])
  })

  test('to its own club alone', async () => {
    await app.asOwner(
      `insert into hook_endpoints (club_id, id, url, note, events, secret, created_at)
        select id, gen_random_uuid(), 'https://accounts.example/other', '', $1, 'x', now() from clubs where slug = 'inishvarn'`,
      [HOOK_EVENTS],
    )
    await buy()
    await drain()
    expect(heard).toEqual([])
    expect(await app.asOwner('select 1 from hook_deliveries')).toEqual([])
  })
})

describe('at least once, and under one id', () => {
  test('a receiver that fails is tried again with growing pauses, and has it the same each time', async () => {
    const { webhook } = await add(['order.completed'])
    status = 503
    await buy()
    const waits: number[] = []
    for (let at = 0; at < 4; at += 1) {
      await drain()
      const [{ due } = { due: now }] = await app.asOwner<{ due: Date }>(
        'select due_at as due from hook_deliveries',
      )
      waits.push(Math.round((new Date(due).getTime() - now.getTime()) / MINUTE_MS))
      moveOn(new Date(due).getTime() - now.getTime())
    }
    status = 204
    await drain()
    expect(waits).toEqual([1, 5, 30, 120])
    expect(heard).toHaveLength(5)
    expect(new Set(heard.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
    const [log] = await deliveries(webhook.webhook_id)
    expect(log).toMatchObject({ state: 'delivered' })
    expect(log?.attempts.map((attempt) => attempt.status)).toEqual([204, 503, 503, 503, 503])
  })

  test.each(['hook.claimed', 'hook.sent'] as const)(
    'a worker that dies at %s loses nothing',
    async (point) => {
      await add(['order.completed'])
      await buy()
      const { parts } = app
      const dying = openHooks(
        {
          ...parts,
          sender: publicHooks(parts.publicOutgoing),
          secrets: openHookSecrets(parts.config.secret),
        },
        {
          db: parts.db,
          now: parts.now,
          onTrouble: () => undefined,
          crashAt: (at) => {
            if (at === point) throw new Error('the power went')
          },
        },
      )
      await expect(dying.drain()).rejects.toThrow('the power went')
      // It is the dead one's for a minute.
      await drain()
      const before = point === 'hook.sent' ? 1 : 0
      expect(heard).toHaveLength(before)
      moveOn(2 * MINUTE_MS)
      await drain()
      expect(heard).toHaveLength(before + 1)
      expect(new Set(heard.map(({ id }) => id)).size).toBe(1)
      moveOn(DAY_MS)
      await drain()
      expect(heard).toHaveLength(before + 1)
    },
  )

  test('after three days it is given up; an address where nothing arrived is switched off, and can be switched on again', async () => {
    const { webhook } = await add(['order.completed'])
    status = 500
    await buy()
    for (let at = 0; at < 12; at += 1) {
      await drain()
      moveOn(12 * 60 * MINUTE_MS)
    }
    const id = webhook.webhook_id
    const path = `/webhooks/${id}`
    desk = await openMachineClient(app)
    expect((await deliveries(id))[0]).toMatchObject({ state: 'given-up' })
    const tries = heard.length
    expect(tries).toBeGreaterThan(5)
    expect((await desk.office(path)).body).toMatchObject({
      is_on: false,
      switched_off_at: expect.any(String),
    })
    const said = await app.asOwner(`select detail from audit_events where kind = 'webhook-switched-off'`)
    expect(said).toEqual([{ detail: { name: 'accounts.example' } }])
    expect((await desk.office('/home')).body.to_do.webhooks_off).toEqual({ count: 1 })
    const again = `/webhook-deliveries/${(await deliveries(id))[0]?.delivery_id}/again`
    expect((await desk.office(again, {})).status).toBe(409)
    status = 200
    await desk.office(path, { is_on: true }, 'PATCH')
    expect((await desk.office(again, {})).status).toBe(200)
    await drain()
    expect(heard).toHaveLength(tries + 1)
    expect(new Set(heard.map((letter) => letter.id)).size).toBe(1)
    expect((await desk.office(path)).body).toMatchObject({
      is_on: true,
      failing_since: null,
      switched_off_at: null,
    })
  })

  test('whoever says that they are gone is believed at once', async () => {
    const { webhook } = await add(['order.completed'])
    status = 410
    await buy()
    await drain()
    expect((await desk.office(`/webhooks/${webhook.webhook_id}`)).body.is_on).toBe(false)
    expect(heard).toHaveLength(1)
  })
})

describe('the address', () => {
  test.each([
    ['http://accounts.example/', 'not https'],
    ['https://127.0.0.1/', 'loopback'],
    ['https://localhost/', 'this machine'],
    ['https://10.0.0.8/', 'a private address'],
    ['https://169.254.169.254/', 'a cloud machine’s own address'],
    ['https://[::1]/', 'IPv6 loopback'],
    ['https://[fe80::1]/', 'IPv6 link-local'],
    ['https://8.8.8.8/', 'an address without a name'],
    ['https://accounts.example:8443/', 'another port'],
    ['https://me:word@accounts.example/', 'a password'],
  ])('%s is not saved: %s', async (url) => {
    const { status: answer, body } = await desk.office('/webhooks', { url, events: ['order.completed'] })
    expect([answer, Object.keys(body.errors ?? {})]).toEqual([422, ['url']])
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])('a name that leads to %s is not saved, nor called when it leads there later', async (inner) => {
    network.names.set('accounts.example', ['8.8.8.8', inner])
    const refused = await desk.office('/webhooks', { url: URL_OF, events: ['order.completed'] })
    expect(refused.status).toBe(422)
    network.names.clear()
    const { webhook } = await add(['order.completed'])
    expect(
      (await desk.office(`/webhooks/${webhook.webhook_id}`, { url: 'https://10.0.0.8/' }, 'PATCH')).status,
    ).toBe(422)
    network.names.set('accounts.example', [inner])
    await desk.office(`/webhooks/${webhook.webhook_id}/test`, {})
    await drain()
    expect(heard).toEqual([])
    expect(network.asked).toEqual([])
    const [log] = await deliveries(webhook.webhook_id)
    expect(log).toMatchObject({ state: 'waiting', attempts: [{ status: null, problem: 'not-allowed' }] })
  })

  test('is not followed elsewhere', async () => {
    const { webhook } = await add(['order.completed'])
    status = 302
    await desk.office(`/webhooks/${webhook.webhook_id}/test`, {})
    await drain()
    expect(network.asked).toEqual(['accounts.example/hook'])
    expect((await deliveries(webhook.webhook_id))[0]).toMatchObject({
      state: 'waiting',
      attempts: [{ status: 302 }],
    })
  })
})

test('a secret is shown when it is made, sealed in the database, and changed with a day on which both sign', async () => {
  const { webhook, secret: old } = await add()
  const id = webhook.webhook_id
  const { body } = await desk.office(`/webhooks/${id}/secret`, {})
  expect(body.secret).not.toBe(old)
  expect(body.webhook.old_secret_until).not.toBeNull()
  expect(JSON.stringify(await desk.office('/webhooks'))).not.toContain('whsec_')
  expect(JSON.stringify(await app.asOwner('select * from hook_endpoints'))).not.toContain(
    body.secret.slice(6, 30),
  )
  await desk.office(`/webhooks/${id}/test`, {})
  await drain()
  const [both] = heard
  for (const secret of [old, body.secret]) expect(() => verified(secret, both)).not.toThrow()
  moveOn(DAY_MS + MINUTE_MS)
  desk = await openMachineClient(app)
  await desk.office(`/webhooks/${id}/test`, {})
  await drain()
  expect(heard[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
})

test('what is switched off is told nothing, and what is removed leaves nothing', async () => {
  const { webhook } = await add(['order.completed'])
  const path = `/webhooks/${webhook.webhook_id}`
  await desk.office(path, { is_on: false }, 'PATCH')
  await buy()
  await drain()
  expect(heard).toEqual([])
  expect((await desk.office(path, {}, 'DELETE')).status).toBe(200)
  expect((await desk.office(path)).status).toBe(404)
  expect(await app.asOwner('select 1 from hook_deliveries')).toEqual([])
})
