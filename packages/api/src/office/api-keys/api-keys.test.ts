import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEY_SCOPES } from '@clubhouse/contract/office/machine-limits'
import type { MachineBooking, MachineOrder } from '@clubhouse/contract/office/machines'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { type MachineClient, openMachineClient } from '#testing/clients/machine-client.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const LATER_MS = 5 * 60_000
let app: TestApp
let shop: CheckoutClient
let desk: MachineClient
let all: string
const lines: string[] = []
const orderIds: string[] = []

beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'false' },
    logTo: { write: (line) => lines.push(line) },
  })
  shop = await openCheckoutClient(app)
  desk = await openMachineClient(app)
  all = (await desk.makeKey({ scopes: [...KEY_SCOPES] })).body.secret
  for (let at = 0; at < 3; at += 1) {
    app.setClock(new Date(TEST_NOW.getTime() + at * 60_000))
    const cart = await shop.fill(await shop.plan('juvenile-u8-u12', { first_name: 'Cillian' }))
    const { body } = await shop.checkOut(cart.shopping_cart_id)
    await shop.confirm(body.payment_token)
    await shop.order(body.order_id)
    orderIds.push(body.order_id)
    await shop.clear()
  }
})
afterAll(() => app.close())

/** Page by page, to the end. */
async function pages<Item>(path: string, limit = 1): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | null = null
  do {
    const sign: string = path.includes('?') ? '&' : '?'
    const { status, body } = await desk.read(
      `${path}${sign}limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
      all,
    )
    expect(status).toBe(200)
    items.push(...body.items)
    cursor = body.next_cursor
  } while (cursor)
  return items
}

describe('a key', () => {
  test('reads nothing of a club that the platform has switched off', async () => {
    const switched = async (at: string | null) => {
      await app.asOwner(`update clubs set suspended_at = $1 where slug = 'dunvarra'`, [at])
      await app.parts.registry.reload()
    }
    await switched('2026-11-01')
    const { status, body } = await desk.read('/orders', all, { on: 'myaccount' })
    await switched(null)
    expect([status, body.error_code]).toEqual([503, 'club_suspended'])
    expect((await desk.read('/orders', all, { on: 'myaccount' })).status).toBe(200)
  })

  test('is shown once, kept as a hash, and listed by how it begins', async () => {
    const { status, body } = await desk.makeKey({ name: ' Big Books ', expires_on: '2027-01-31' })
    expect(status).toBe(200)
    expect(body.key).toMatchObject({
      name: 'Big Books',
      scopes: ['orders:read'],
      expires_on: '2027-01-31',
      last_used_at: null,
      state: 'live',
      created_by: expect.stringContaining('Orla'),
    })
    expect(body.secret).toMatch(/^ch_dunvarra_[0-9a-f]{12}[\w-]{43}$/)
    expect(body.secret.startsWith(body.key.prefix)).toBe(true)
    const listed = await desk.office('/api-keys')
    expect(listed.body.items.map(({ name }: { name: string }) => name)).toContain('Big Books')
    expect(JSON.stringify(listed.body)).not.toContain(body.secret)
    const stored = await app.asOwner('select k::text as row from api_keys k')
    expect(JSON.stringify(stored)).not.toContain(body.secret.slice(body.key.prefix.length))
  })

  test('says when it was last used, and is in the log when it is made and revoked', async () => {
    const { body } = await desk.makeKey({ name: 'Used' })
    expect((await desk.read('/orders', body.secret)).status).toBe(200)
    const used = async () =>
      (await desk.office('/api-keys')).body.items.find((key: { name: string }) => key.name === 'Used')
    expect((await used()).last_used_at).not.toBeNull()
    const revoked = await desk.office(`/api-keys/${body.key.key_id}/revocation`, {})
    expect(revoked.body).toMatchObject({ state: 'revoked' })
    expect((await desk.office(`/api-keys/${body.key.key_id}/revocation`, {})).status).toBe(200)
    const kinds = await app.asOwner<{ kind: string }>(
      `select kind from audit_events where detail ->> 'name' = 'Used' order by at, kind`,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['api-key-made', 'api-key-revoked'])
  })

  test.each([
    { fields: { name: ' ' }, wrong: 'name' },
    { fields: { scopes: [] }, wrong: 'scopes' },
    { fields: { expires_on: '2020-01-01' }, wrong: 'expires_on' },
  ])('is not made without its $wrong', async ({ fields, wrong }) => {
    const { status, body } = await desk.makeKey(fields)
    expect([status, Object.keys(body.errors)]).toEqual([422, [wrong]])
  })

  test('of another club is not there', async () => {
    const { body } = await desk.makeKey()
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
        where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
    )
    const other = await openMachineClient(app, 'hana@inishvarn.example', 'inishvarn')
    expect((await other.office(`/api-keys/${body.key.key_id}/revocation`, {})).status).toBe(404)
    expect((await other.office('/api-keys')).body.items).toEqual([])
    // And what it reads is its own club's, on whatever site it asks.
    const theirs = (await other.makeKey({ scopes: [...KEY_SCOPES] })).body.secret
    for (const path of ['/orders', '/ledger', '/members', '/removals'])
      expect((await desk.read(path, theirs, { on: 'backoffice' })).body).toEqual({
        items: [],
        next_cursor: null,
      })
    expect((await desk.read(`/orders/${orderIds[0]}`, theirs, { on: 'backoffice' })).status).toBe(404)
    expect((await desk.read('/orders', theirs, { on: 'dunvarra' })).status).toBe(401)
  })
})

describe('who is refused', () => {
  test('hears the same, whatever is wrong with the key', async () => {
    const { body } = await desk.makeKey({ expires_on: '2026-12-31' })
    const gone = (await desk.makeKey()).body
    await desk.office(`/api-keys/${gone.key.key_id}/revocation`, {})
    const wrong = `${body.key.prefix}${'A'.repeat(43)}`
    const nobodys = `ch_dunvarra_${'0'.repeat(12)}${'A'.repeat(43)}`
    const { access_token: person } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
    const answers = []
    for (const key of [gone.secret, wrong, nobodys, 'ch_', person, body.secret.slice(0, -1)])
      answers.push(await desk.read('/orders', key))
    app.setClock(new Date('2027-02-01T00:00:00Z'))
    answers.push(await desk.read('/orders', body.secret))
    app.setClock(TEST_NOW)
    answers.push(await desk.read('/orders', '', { headers: {} }))
    expect(new Set(answers.map(({ status, body: said }) => JSON.stringify([status, said]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, body: { error_code: 'invalid_key' } })
    // O27
    for (const { headers } of answers) expect(headers['www-authenticate']).toBe('Bearer')
    expect((await desk.read('/orders', body.secret)).status).toBe(200)
  })

  test('is told which scope the key lacks', async () => {
    const { secret } = (await desk.makeKey({ scopes: ['ledger:read'] })).body
    expect((await desk.read('/ledger', secret)).status).toBe(200)
    expect(await desk.read('/orders', secret)).toMatchObject({
      status: 403,
      body: { error_code: 'missing_scope', message: expect.stringContaining('orders:read') },
    })
    expect((await desk.read('/members', secret)).body.message).toContain('members:read')
  })

  test('has only a cookie: those who run the club read nothing so', async () => {
    const { access_token: token } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
    const asked = { host: hostOf('backoffice'), cookie: `authentication=${token}; session=1` }
    const reply = await app.server.inject({ url: '/api/v1/orders', headers: asked })
    expect(reply.statusCode).toBe(401)
  })

  test('has asked too often with this key, while another goes on', async () => {
    const busy = (await desk.makeKey()).body.secret
    const asked = await Promise.all(Array.from({ length: 125 }, () => desk.read('/orders?limit=1', busy)))
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(asked.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined()
    expect((await desk.read('/orders', all, { on: 'myaccount' })).status).toBe(200)
  })
})

test('orders come page by page in their order, with what was paid and nothing of a child', async () => {
  const orders = await pages<MachineOrder>('/orders')
  expect(orders.map(({ order_id: id }) => id)).toEqual(orderIds)
  const [first] = orders
  expect(first).toMatchObject({
    status: 'Completed',
    refunded: 0,
    lines: [{ type: 'Plan' }],
    payments: [{ method: 'card' }],
  })
  expect(first?.paid).toBe(first?.payments[0]?.amount)
  expect(JSON.stringify(orders)).not.toContain('Cillian')
  expect((await desk.read(`/orders/${orderIds[1]}`, all)).body).toEqual(orders[1])
  expect((await desk.read('/orders?cursor=nonsense', all)).status).toBe(422)
})

test('orders by date', async () => {
  const since = new Date(TEST_NOW.getTime() + LATER_MS)
  expect(await pages<MachineOrder>(`/orders?created_from=${since.toISOString()}`, 10)).toEqual([])
  expect(await pages<MachineOrder>(`/orders?created_to=${TEST_NOW.toISOString()}`, 10)).toEqual([])
})

test('a refund makes an old order new', async () => {
  const newest = (await pages<MachineOrder>('/orders', 10)).map(({ updated_at: at }) => at).toSorted()
  const since = new Date(Date.parse(newest.at(-1) ?? '') + 1).toISOString()
  const changed = async () => pages<MachineOrder>(`/orders?updated_since=${since}`, 10)
  expect(await changed()).toEqual([])
  app.setClock(new Date(TEST_NOW.getTime() + LATER_MS + 1000))
  const order: MachineOrder = (await desk.read(`/orders/${orderIds[0]}`, all)).body
  const refund = { lines: [{ order_item_id: order.lines[0]?.line_id, amount: 500 }], reason: 'Moved away' }
  const { status } = await desk.office(`/orders/${orderIds[0]}/refunds`, {
    ...refund,
    request_id: crypto.randomUUID(),
  })
  expect(status).toBe(200)
  await shop.settle()
  expect(await changed()).toMatchObject([
    { order_id: orderIds[0], refunded: 500, refunds: [{ amount: 500 }] },
  ])
  // Why is between the club and the family.
  expect(JSON.stringify(await changed())).not.toContain('Moved away')
  app.setClock(TEST_NOW)
})

test('the books come booking by booking, each adds up to nothing, none is missed or told twice', async () => {
  const bookings = await pages<MachineBooking>('/ledger', 2)
  const [{ count } = { count: 0 }] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from ledger_transactions t join clubs c on c.id = t.club_id where c.slug = 'dunvarra'`,
  )
  expect(bookings).toHaveLength(count)
  expect(new Set(bookings.map(({ transaction_id: id }) => id)).size).toBe(count)
  expect(count).toBeGreaterThanOrEqual(4)
  for (const { entries } of bookings) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  const later = await pages<MachineBooking>(
    `/ledger?from=${new Date(TEST_NOW.getTime() + LATER_MS).toISOString()}`,
    10,
  )
  expect(later.map(({ kind }) => kind)).toContain('refund')
  expect(later.length).toBeLessThan(count)
})

test('members: names, plan and whether it runs, and no answer of a form', async () => {
  const members = await pages<object>('/members', 2)
  expect(members.length).toBeGreaterThanOrEqual(3)
  for (const member of members)
    expect(Object.keys(member).toSorted()).toEqual(
      [
        'created_at',
        'ends_on',
        'first_name',
        'last_name',
        'member_id',
        'membership_id',
        'plan',
        'plan_id',
        'starts_on',
        'status',
        'updated_at',
      ].toSorted(),
    )
  expect(await pages('/members?status=cancelled', 10)).toEqual([])
})

test('no key is ever in a log', () => {
  const said = lines.join('')
  expect(said).toContain('/api/v1/orders')
  expect(said).not.toMatch(/ch_dunvarra_[0-9a-f]{12}[\w-]{20}/)
})
