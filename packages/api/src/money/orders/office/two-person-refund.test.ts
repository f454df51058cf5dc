import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import type { RefundPreview } from '@clubhouse/contract/money/office/refunds'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { userIdOf } from '#testing/world/people.ts'

openAttempts()

let orla: ClubClient
let tadhg: ClubClient
beforeEach(async () => {
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
  tadhg = await openClubClient(app)
  await app.asOwner('delete from payment_setups where club_id = $1', [clubId])
})

const whole = async (id: string): Promise<OfficeOrder> => (await orla.ask(`/orders/${id}`)).body
const season = async (): Promise<OfficeOrder> =>
  whole(await bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id))
const wanted = (order: OfficeOrder, amount = order.refundable[0]?.left ?? 0) => ({
  reason: 'He moved to Sligo',
  request_id: crypto.randomUUID(),
  lines: [{ order_item_id: order.items[0]?.order_item_id, amount }],
})
const decide = (who: ClubClient, order: OfficeOrder, id: string, what = 'confirmation', body: object = {}) =>
  who.ask(`/orders/${order.order_id}/refund-requests/${id}/${what}`, body)
const kinds = async (order: OfficeOrder) =>
  (await orla.audited('%refund%'))
    .filter(({ detail }) => detail['order_id'] === order.order_id)
    .map(({ kind, actor }) => `${kind} ${actor.split('@')[0]}`)

/** In instalments, the first paid and the next two late. */
async function owing(): Promise<OfficeOrder> {
  const orderId = await bought(await inInstalments())
  await app.asOwner(
    `update scheduled_payments set status = 'failed', try_at = null, due_on = '2026-11-01' where order_id = $1 and number in (2, 3)`,
    [orderId],
  )
  return whole(orderId)
}

describe('M19 a refund above the club’s sum', () => {
  test('waits for a second person, who is named; nothing goes back before, and once after', async () => {
    const order = await season()
    expect(order.total).toBeGreaterThan(100_00)
    const asking = wanted(order)
    const preview: RefundPreview = (
      await orla.ask(`/orders/${order.order_id}/refund-preview`, { lines: asking.lines })
    ).body
    expect([preview.needs_second, preview.amount]).toEqual([true, order.total])
    const pressed = await Promise.all([1, 2].map(() => orla.ask(`/orders/${order.order_id}/refunds`, asking)))
    for (const { status, body } of pressed)
      expect([status, body]).toEqual([200, { refund_ids: [], amount: order.total, waits: true }])
    await desk.settle()
    const waiting = await whole(order.order_id)
    expect(waiting).toMatchObject({
      status: 'Completed',
      refunds: [],
      refunded: 0,
      refund_requests: [{ amount: order.total, status: 'asked', asked: { name: 'Orla Fennick' } }],
    })
    expect(waiting.refund_requests).toHaveLength(1)
    // V7: once, and not to the one who asked.
    const asked = await app.asOwner<{ recipient: string }>(
      `select recipient from outbox where template = 'second-person' and effect_key like $1`,
      [`second-person ${asking.request_id} %`],
    )
    const named = waiting.colleagues.length
    expect(asked.map(({ recipient }) => recipient)).not.toContain('orla@dunvarra.example')
    expect([asked.length, new Set(asked.map(({ recipient }) => recipient)).size]).toEqual([named, named])
    const { items, counts } = (await tadhg.ask('/orders?waits=true')).body
    expect(items.map(({ order_id: id }: { order_id: string }) => id)).toEqual([order.order_id])
    expect(counts.waits).toBe(1)
    // What Orla would leave open, should she hand her office over.
    const left = await orla.ask(`/users/${await userIdOf(app, 'orla@dunvarra.example')}/left-open`)
    expect(left.body.refunds).toEqual([{ request_id: asking.request_id, order_seq: order.order_seq }])
    expect(waiting.colleagues.map(({ name }) => name)).toContain('Tadhg Marrin')
    expect(waiting.colleagues.map(({ name }) => name)).not.toContain('Orla Fennick')
    const { to_do: toDo } = (await tadhg.ask('/home')).body
    expect(toDo.refund_requests).toMatchObject({
      count: 1,
      amount: order.total,
      oldest: { order_id: order.order_id, asked_by: 'Orla Fennick', is_yours: false },
    })
    const second = await orla.ask(`/orders/${order.order_id}/refunds`, wanted(order))
    expect([second.status, second.body.error_code]).toEqual([409, 'already_asked'])
    const same = await decide(orla, order, asking.request_id)
    expect([same.status, same.body.error_code]).toEqual([409, 'same_person'])
    const both = await Promise.all([1, 2].map(() => decide(tadhg, order, asking.request_id)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await desk.settle()
    const after = await whole(order.order_id)
    expect(after).toMatchObject({
      status: 'Refunded',
      refunded: order.total,
      refund_requests: [{ status: 'done', decided: { name: 'Tadhg Marrin' } }],
    })
    const sales = after.ledger.filter(({ account }) => account === 'sales:Plan')
    expect(sales.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect((await kinds(order)).toSorted()).toEqual(['refund-asked orla', 'refund-confirmed tadhg'])
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('is declined with a reason, or taken back, and then asked anew', async () => {
    const order = await season()
    const asking = wanted(order)
    await orla.ask(`/orders/${order.order_id}/refunds`, asking)
    const said = await decide(tadhg, order, asking.request_id, 'refusal', { reason: 'He played all year' })
    expect(said.status).toBe(200)
    const late = await decide(tadhg, order, asking.request_id)
    expect([late.status, late.body.error_code]).toEqual([409, 'already_decided'])
    const anew = wanted(order)
    await orla.ask(`/orders/${order.order_id}/refunds`, anew)
    expect((await decide(orla, order, anew.request_id, 'refusal')).status).toBe(200)
    const { refund_requests: requests, refunds } = await whole(order.order_id)
    expect(requests.map(({ status, decided_why: why }) => [status, why])).toEqual(
      expect.arrayContaining([
        ['declined', ''],
        ['declined', 'He played all year'],
      ]),
    )
    expect(refunds).toEqual([])
    expect(await kinds(order)).toContain('refund-declined tadhg')
  })

  test('in parts is the same sum, and one that cannot be given back any more lapses', async () => {
    const order = await season()
    const part = (amount: number) => orla.ask(`/orders/${order.order_id}/refunds`, wanted(order, amount))
    expect((await part(60_00)).body).toMatchObject({ waits: false, amount: 60_00 })
    const rest = wanted(order, order.total - 60_00)
    expect((await orla.ask(`/orders/${order.order_id}/refunds`, rest)).body).toMatchObject({ waits: true })
    expect((await part(40_00)).body).toMatchObject({ waits: false })
    const lapsed = await decide(tadhg, order, rest.request_id)
    expect([lapsed.status, lapsed.body.error_code]).toEqual([409, 'too_much'])
    const after = await whole(order.order_id)
    expect(after.refund_requests).toMatchObject([{ status: 'lapsed' }])
    expect(await kinds(order)).toContain('refund-lapsed tadhg')
    // It lapses once, however often it is pressed.
    const again = await decide(tadhg, order, rest.request_id)
    expect([again.status, again.body.error_code]).toEqual([409, 'already_decided'])
    expect((await kinds(order)).filter((kind) => kind.startsWith('refund-lapsed'))).toHaveLength(1)
  })

  test('an owner sets the sum, nobody else, and it is told', async () => {
    const limit = (who: ClubClient, sum: number) =>
      who.ask('/payments-account/refund-limit', { refund_alone_up_to: sum }, 'PATCH')
    expect((await tadhg.ask('/payments-account')).body.refund_alone_up_to).toBe(100_00)
    await app.asOwner(`update club_roles set role = 'admin' where club_id = $1 and role = 'owner'`, [clubId])
    tadhg = await openClubClient(app)
    expect((await limit(tadhg, 1_000_00)).body.error_code).toBe('owners_only')
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select $1, id, 'owner' from users where email = 'tadhg@dunvarra.example'`,
      [clubId],
    )
    tadhg = await openClubClient(app)
    expect((await limit(tadhg, 1_000_00)).body.refund_alone_up_to).toBe(1_000_00)
    expect((await orla.audited('refund-limit-changed')).at(-1)?.detail).toEqual({
      'Up to': '€100.00 → €1,000.00',
    })
    const order = await season()
    expect((await orla.ask(`/orders/${order.order_id}/refunds`, wanted(order))).body.waits).toBe(false)
    await limit(tadhg, 0)
    const other = await season()
    expect((await orla.ask(`/orders/${other.order_id}/refunds`, wanted(other, 1))).body.waits).toBe(true)
  })
})

describe('M19 arrears that end with a refund', () => {
  test('need two people whatever the sum, and are written off in the books', async () => {
    const order = await owing()
    const late = order.later.filter(({ status }) => status === 'failed')
    const owed = late.reduce((sum, { amount }) => sum + amount, 0)
    const asking = wanted(order)
    expect(asking.lines[0]?.amount).toBeLessThan(100_00)
    const asked = await orla.ask(`/orders/${order.order_id}/refunds`, asking)
    expect(asked.body.waits).toBe(true)
    expect((await whole(order.order_id)).refund_requests[0]?.late).toBe(owed)
    expect((await decide(tadhg, order, asking.request_id)).status).toBe(200)
    await desk.settle()
    const after = await whole(order.order_id)
    const written = after.ledger.filter(({ kind }) => kind === 'write-off')
    const sums: Record<string, number> = {}
    for (const { account, amount } of written) sums[account] = (sums[account] ?? 0) + amount
    expect(sums).toEqual({ 'written-off': owed, unpaid: -owed })
    expect(after.later.map(({ status }) => status)).toEqual(
      order.later.map(({ status }) => (status === 'failed' ? 'written-off' : 'cancelled')),
    )
    expect(after.status).toBe('Refunded')
    const by = await app.asOwner(
      'select status from write_offs where order_id = $1 and decided_by <> asked_by',
      [order.order_id],
    )
    expect(by).toEqual([{ status: 'done' }])
  })

  test('a part of what was paid leaves them owed, and needs one person', async () => {
    const order = await owing()
    const part = await orla.ask(`/orders/${order.order_id}/refunds`, wanted(order, 1))
    expect(part.body.waits).toBe(false)
    expect((await whole(order.order_id)).later.filter(({ status }) => status === 'failed')).toHaveLength(2)
  })
})

describe('M19 what the second person says yes to is what the first has seen', () => {
  /** Asked for while it was one thing, and another by the time that somebody confirms it: nothing of it happens. */
  async function expectLapsed(order: OfficeOrder, id: string) {
    const before = await whole(order.order_id)
    const { status, body } = await decide(tadhg, order, id)
    expect([status, body.error_code, body.message]).toEqual([
      409,
      'changed_meanwhile',
      'What would end with this refund, or what is late, has changed since it was asked for. Nothing was given back. Please have another look and ask again.',
    ])
    await desk.settle()
    const after = await whole(order.order_id)
    expect(after.refund_requests.find(({ request_id: asked }) => asked === id)?.status).toBe('lapsed')
    expect([after.refunds, after.later, after.ledger]).toEqual([before.refunds, before.later, before.ledger])
    expect(await kinds(order)).toContain('refund-lapsed tadhg')
    // Asked anew it is as it is now.
    const anew = wanted(after)
    expect((await orla.ask(`/orders/${order.order_id}/refunds`, anew)).body.waits).toBe(true)
    expect((await decide(tadhg, order, anew.request_id)).status).toBe(200)
  }
  const inParts = async () => whole(await bought(await inInstalments()))
  const always = () => tadhg.ask('/payments-account/refund-limit', { refund_alone_up_to: 0 }, 'PATCH')
  const payInCash = async (order: OfficeOrder, status: string) => {
    const due = order.later.find((each) => each.status === status)
    const paid = await orla.ask(`/orders/${order.order_id}/payments`, {
      payment_id: crypto.randomUUID(),
      way: 'cash',
      amount: due?.amount,
      scheduled_payment_ids: [due?.scheduled_payment_id],
    })
    expect(paid.status).toBe(200)
  }

  test('it lapses where a payment has come since, and the place would not end with it', async () => {
    const order = await owing()
    const asking = wanted(order)
    await orla.ask(`/orders/${order.order_id}/refunds`, asking)
    await payInCash(order, 'failed')
    await expectLapsed(order, asking.request_id)
  })

  test('where something has become late since, that nobody was to write off', async () => {
    await always()
    const order = await inParts()
    const asking = wanted(order)
    await orla.ask(`/orders/${order.order_id}/refunds`, asking)
    await app.asOwner(
      `update scheduled_payments set status = 'failed', try_at = null, due_on = '2026-11-01' where order_id = $1 and number = 2`,
      [order.order_id],
    )
    await expectLapsed(order, asking.request_id)
  })

  test('where less is late than was', async () => {
    const order = await owing()
    const asking = wanted(order)
    await orla.ask(`/orders/${order.order_id}/refunds`, asking)
    await app.asOwner(
      `update scheduled_payments set status = 'cancelled' where order_id = $1 and status = 'failed' and number = 3`,
      [order.order_id],
    )
    await expectLapsed(order, asking.request_id)
  })

  test('and not where only what is planned has become less', async () => {
    const order = await owing()
    const asking = wanted(order)
    await orla.ask(`/orders/${order.order_id}/refunds`, asking)
    await app.asOwner(
      `update scheduled_payments set status = 'cancelled', try_at = null where order_id = $1 and status = 'planned'`,
      [order.order_id],
    )
    expect((await decide(tadhg, order, asking.request_id)).status).toBe(200)
  })
})

test('M22 late money whose refund failed is given back from the page, once', async () => {
  const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
  const { body: placed } = await desk.checkOut(cart)
  const { giveUpOrder } = await import('../give-up.ts')
  await app.parts.db.withClub(clubId, (tx) =>
    giveUpOrder(tx, { clubId, orderId: placed.order_id, to: 'Failed', now: app.parts.now() }),
  )
  // Somebody has ordered the same since: what is paid now goes back.
  await app.asOwner(`update orders set cart_id = gen_random_uuid() where id = $1`, [placed.order_id])
  await app.asOwner(
    `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id', gen_random_uuid(),
      'seq', nextval('order_numbers'), 'status', 'New', 'idempotency_key', null))).* from orders o where o.id = $1`,
    [placed.order_id],
  )
  await desk.confirm(placed.payment_token)
  await app.parts.sandbox?.desk.setFaults({ refund: { status: 400 } })
  await desk.settle()
  await app.asOwner(
    `update payment_effects set created_at = created_at - interval '8 days', due_at = $1 where kind = 'refund' and done_at is null`,
    [app.parts.now()],
  )
  await desk.settle()
  await app.parts.sandbox?.desk.setFaults({})
  const order = await whole(placed.order_id)
  expect(order.refunds).toMatchObject([{ status: 'failed', amount: order.pay_today.total }])
  expect(order.repeatable).toEqual([order.refunds[0]?.refund_id])
  expect(order.refundable.map(({ left }) => left)).toEqual([0])
  const again = { request_id: crypto.randomUUID() }
  const path = `/orders/${placed.order_id}/refunds/${order.repeatable[0]}/repeat`
  const pressed = await Promise.all([1, 2].map(() => orla.ask(path, again)))
  expect(pressed.map(({ status, body }) => [status, body.amount])).toEqual(
    [1, 2].map(() => [200, order.pay_today.total]),
  )
  expect((await orla.ask(path, { request_id: crypto.randomUUID() })).status).toBe(409)
  await desk.settle()
  const after = await whole(placed.order_id)
  expect([after.status, after.refunded, after.repeatable]).toEqual(['Refunded', order.pay_today.total, []])
  expect(await kinds(after)).toEqual(['refund-repeated orla'])
  const { captured, refunded, balance } = await desk.money()
  expect(balance).toBe(captured - refunded)
})
