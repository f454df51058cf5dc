import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeOrder, OfficeOrderRow } from '@clubhouse/contract/money/office/orders'
import type { RefundPreview } from '@clubhouse/contract/money/office/refunds'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'

openAttempts()

let treasurer: string
beforeEach(async () => {
  treasurer = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
})

const office = (path: string, body?: object) =>
  ask(app, `/v2/backoffice/orders${path}`, body, {
    on: 'backoffice',
    as: treasurer,
    headers: { 'x-account-id': clubId },
  })
const whole = async (id: string): Promise<OfficeOrder> => (await office(`/${id}`)).body
const list = async (query = '') =>
  (await office(query)).body as {
    total: number
    items: OfficeOrderRow[]
    counts: Record<string, number>
    sums: Record<string, number>
  }

/** The plan of the bundle gets places that are counted. */
async function countPlaces(slug: string): Promise<void> {
  await app.asOwner(
    `with counted as (insert into stock (club_id, id, remaining)
        select club_id, id, 20 from products where club_id = $1 and slug = $2 and stock_id is null returning club_id, id)
      update products p set stock_id = p.id from counted c where p.club_id = c.club_id and p.id = c.id`,
    [clubId, slug],
  )
}

async function siblings(): Promise<OfficeOrder> {
  await countPlaces('juvenile-u8-u12')
  const children = [
    await desk.plan('juvenile-u8-u12', { first_name: 'Cillian' }),
    await desk.plan('juvenile-u8-u12', { first_name: 'Sadhbh' }),
  ]
  const cart = await desk.fill(await desk.bundle('siblings-saver', children))
  return whole(await bought(cart.shopping_cart_id))
}

/** What the counted row says must be what the payments, the lines and the books say. */
async function expectAgreement(): Promise<void> {
  const wrong =
    await app.asOwner(`select s.id from order_sums s join counted_orders c on c.club_id = s.club_id and c.id = s.id
    where (s.status, s.total, s.paid, s.refunded, s.due, s.late, s.ways, s.what, s.who)
      is distinct from (c.status, c.total, c.paid, c.refunded, c.due, c.late, c.ways, c.what, c.who)`)
  expect(wrong).toEqual([])
  const missing = await app.asOwner('select id from orders where id not in (select id from order_sums)')
  expect(missing).toEqual([])
  const off = await app.asOwner(`select s.id from order_sums s
    left join lateral (select coalesce(sum(e.amount), 0)::int as kept from ledger_transactions t
      join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
      where t.club_id = s.club_id and t.order_id = s.id and e.account in ('gateway', 'cash', 'bank', 'fees')) l on true
    where s.created_at > now() - interval '10 years' and exists (select from ledger_transactions t where t.order_id = s.id)
      and s.paid - s.refunded <> l.kept`)
  expect(off).toEqual([])
}

describe('one child of a bundle is given back', () => {
  test('the preview says what then happens; books, receipt, places and membership agree', async () => {
    const order = await siblings()
    const [bundle, first] = order.items
    const child = order.items.find(({ first_name: name }) => name === 'Cillian')
    expect(bundle?.product.type).toBe('Bundle')
    const id = child?.order_item_id ?? ''
    const left = order.refundable.find((line) => line.order_item_id === id)?.left ?? 0
    expect(left).toBeGreaterThan(0)
    expect(first).toBeDefined()
    const lines = [{ order_item_id: id, amount: left }]
    const { status, body } = await office(`/${order.order_id}/refund-preview`, { lines })
    expect(status).toBe(200)
    const preview = body as RefundPreview
    expect(preview).toMatchObject({
      amount: left,
      parts: [{ way: 'card', amount: left, card: 'Visa ending 4242' }],
      ends: [{ person: expect.stringContaining('Cillian') }],
      ledger: [
        { account: 'gateway', amount: -left },
        { account: 'sales:Bundle', amount: left },
      ],
      kept: order.total - left,
    })
    // Nothing of it has happened.
    expect((await whole(order.order_id)).refunds).toEqual([])
    const stockOf = async () => {
      const [stock] = await app.asOwner<{ remaining: number; sold: number }>(
        `select s.remaining, s.sold from stock s join order_items i on i.stock_id = s.id where i.id = $1`,
        [id],
      )
      return stock
    }
    const before = await stockOf()
    const request = crypto.randomUUID()
    const refund = { lines, reason: 'A broken wrist', request_id: request }
    const pressed = await Promise.all([1, 2, 3].map(() => office(`/${order.order_id}/refunds`, refund)))
    expect(pressed.map((each) => [each.status, each.body.amount])).toEqual([1, 2, 3].map(() => [200, left]))
    for (const other of [
      { ...refund, lines: [{ order_item_id: id, amount: 1 }] },
      { ...refund, reason: 'A broken ankle' },
    ]) {
      const reply = await office(`/${order.order_id}/refunds`, other)
      expect([reply.status, reply.body.error_code]).toEqual([409, 'idempotency_conflict'])
    }
    await desk.settle()
    const after = await whole(order.order_id)
    expect(after.refunds).toMatchObject([{ amount: left, status: 'done', reason: 'A broken wrist' }])
    expect(after.refunded).toBe(left)
    expect(after.log.map(({ kind }) => kind)).toEqual(['order-refunded'])
    const sales = after.ledger.filter(({ account }) => account === 'sales:Bundle')
    expect(sales.reduce((sum, { amount }) => sum + amount, 0)).toBe(left - order.total)
    expect(preview.ends[0]?.places).toEqual({
      before: before?.remaining,
      after: (before?.remaining ?? 0) + 1,
    })
    expect(await stockOf()).toEqual({
      remaining: (before?.remaining ?? 0) + 1,
      sold: (before?.sold ?? 0) - 1,
    })
    const cards = await app.asOwner<{ name: string; status: string }>(
      `select m.first_name as name, m.status from memberships m join order_items i on i.id = m.order_item_id
        where i.order_id = $1 order by 1`,
      [order.order_id],
    )
    expect(cards).toEqual([
      { name: 'Cillian', status: 'cancelled' },
      { name: 'Sadhbh', status: 'active' },
    ])
    const again = await office(`/${order.order_id}/refunds`, {
      lines,
      reason: 'Once more',
      request_id: crypto.randomUUID(),
    })
    expect([again.status, again.body.error_code]).toEqual([409, 'too_much'])
    await expectAgreement()
  })
})

describe('an instalment is paid by hand', () => {
  test('it is booked as cash, receipted by mail, and nobody is charged for it; a mistake is put right by a counter-entry', async () => {
    const order = await whole(await bought(await inInstalments()))
    const [next] = order.later
    const payment = crypto.randomUUID()
    const paid = {
      payment_id: payment,
      way: 'cash',
      amount: next?.amount,
      note: 'At the gate',
      scheduled_payment_ids: [next?.scheduled_payment_id],
    }
    const wrong = await office(`/${order.order_id}/payments`, { ...paid, amount: 1 })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['amount']])
    const pressed = await Promise.all([1, 2].map(() => office(`/${order.order_id}/payments`, paid)))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    for (const more of [{ amount: 1 }, { way: 'transfer' }, { note: 'In the clubhouse' }]) {
      const reply = await office(`/${order.order_id}/payments`, { ...paid, ...more })
      expect([reply.status, reply.body.error_code]).toEqual([409, 'idempotency_conflict'])
    }
    const other = await office(`/${order.order_id}/payments`, { ...paid, payment_id: crypto.randomUUID() })
    expect([other.status, other.body.error_code]).toEqual([409, 'changed_meanwhile'])
    await desk.settle()
    const taken = await whole(order.order_id)
    expect(taken.later[0]?.status).toBe('paid')
    expect(taken.payments.find(({ payment_id: id }) => id === payment)).toMatchObject({
      way: 'cash',
      amount: next?.amount,
      status: 'paid',
      taken_by: 'Orla Fennick',
      note: 'At the gate',
    })
    expect(taken.ledger).toContainEqual(expect.objectContaining({ account: 'cash', amount: next?.amount }))
    expect(taken.mails.map(({ template }) => template)).toEqual(['order-receipt', 'order-receipt'])
    expect((await list('?channel=gate')).items.map(({ order_id: id }) => id)).toContain(order.order_id)
    await expectAgreement()

    const reason = { reason: 'It was for someone else' }
    const path = `/${order.order_id}/payments/${payment}/correction`
    expect((await office(path, reason)).status).toBe(200)
    expect((await office(path, reason)).status).toBe(200)
    const corrected = await whole(order.order_id)
    expect(corrected.later[0]?.status).toBe('planned')
    const cash = corrected.ledger.filter(({ account }) => account === 'cash')
    expect(cash.map(({ amount }) => amount)).toEqual([next?.amount, -(next?.amount ?? 0)])
    expect(corrected.refunded).toBe(0)
    expect(corrected.payments.find(({ payment_id: id }) => id === payment)?.note).toBe(
      'At the gate, It was for someone else',
    )
    expect(JSON.stringify(corrected.log)).not.toContain('someone else')
    expect(corrected.log.map(({ kind }) => kind)).toEqual(['payment-recorded', 'payment-corrected'])
    await expectAgreement()
  })

  test('what was paid in cash goes back in cash, and asks no gateway', async () => {
    const order = await whole(await bought(await inInstalments()))
    const [next] = order.later
    const amount = next?.amount ?? 0
    const body = {
      payment_id: crypto.randomUUID(),
      way: 'transfer',
      amount,
      scheduled_payment_ids: [next?.scheduled_payment_id],
    }
    await office(`/${order.order_id}/payments`, body)
    const lines = [{ order_item_id: order.items[0]?.order_item_id, amount }]
    await office(`/${order.order_id}/refunds`, {
      lines,
      reason: 'Moved away',
      request_id: crypto.randomUUID(),
    })
    const after = await whole(order.order_id)
    expect(after.refunds).toMatchObject([{ amount, status: 'done' }])
    const bank = after.ledger.filter(({ account }) => account === 'bank')
    expect(bank.map((entry) => entry.amount)).toEqual([amount, -amount])
    await expectAgreement()
  })
})

test('the receipt is sent again, once for each press', async () => {
  const order = await whole(
    await bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id),
  )
  const body = { request_id: crypto.randomUUID() }
  expect((await office(`/${order.order_id}/receipts`, body)).body).toEqual({ to: order.buyer.email })
  const after = await whole(order.order_id)
  expect(after.mails).toHaveLength(2)
  expect(after.log.map(({ kind }) => kind)).toEqual(['receipt-sent-again'])
})

describe('TABLE-11 the list of orders', () => {
  test('every filter finds what it names, with the sums of all that it finds', async () => {
    const order = await whole(await bought(await inInstalments()))
    const number = order.order_seq
    const due = order.later.reduce((sum, { amount }) => sum + amount, 0)
    const one = await list(`?number=${number}`)
    expect(one.items).toMatchObject([{ order_seq: number, money: 'part', ways: ['card'], due, late: 0 }])
    expect(one.sums).toEqual({ taken: order.pay_today.total, back: 0, due })
    for (const query of [
      'money=part',
      'owing=true',
      'status=Completed',
      'way=card',
      'channel=online',
      'type=Plan',
      'product=senior',
    ])
      expect((await list(`?${query}&number=${number}`)).total, query).toBe(1)
    for (const query of [
      'money=paid',
      'attention=true',
      'back=true',
      'way=cash',
      'channel=gate',
      'type=Lotto',
      'product=zebra',
      'from=2030-01-01',
      'amount_to=1',
      'member=zebra',
    ])
      expect((await list(`?${query}&number=${number}`)).total, query).toBe(0)
    const file = await app.server.inject({
      method: 'GET',
      url: `/api/v2/backoffice/orders/csv?number=${number}`,
      headers: {
        host: 'backoffice.clubhouse.test',
        authorization: `Bearer ${treasurer}`,
        'x-account-id': clubId,
      },
    })
    expect(file.statusCode).toBe(200)
    expect(file.body.split('\r\n')[1]).toContain(String(number))
    await expectAgreement()
  })
})
