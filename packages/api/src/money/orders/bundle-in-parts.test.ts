import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, clubId, depsWith, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { registerForTax } from '#testing/clients/tax-client.ts'
import type { Tx } from '#kernel/db/database.ts'
import { askWriteOff, confirmWriteOff } from '../arrears/write-off.ts'
import { startCharges } from '../payments/later/charge-due.ts'
import { askRefund, confirmRefund } from './office/ask-refund.ts'
import { previewRefund } from './office/preview-refund.ts'
import { refundOrder } from './refund-order.ts'

openAttempts()

interface Part {
  of: string
  number: number
  amount: number
  status: string
}

/** Senior €160, two children €95: a family pack for €320 in four payments of €80. */
let orderId = ''
/** By the name of whom they are for; the bundle by ''. */
let items: Map<string, string>

const inClub = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => app.parts.db.withClub(clubId, work)

beforeEach(() => buy())

async function buy(): Promise<void> {
  const cart = await desk.fill(
    await desk.bundle('family-pack', [
      await desk.plan('senior-player'),
      await desk.plan('juvenile-u8-u12', { first_name: 'Cillian' }),
      await desk.plan('juvenile-u8-u12', { first_name: 'Sadhbh' }),
    ]),
  )
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  const chosen = await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  expect(chosen.body.items[0]).toMatchObject({ today: 80_00, total: 320_00, payment_option_id: option })
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  const order = await desk.order(body.order_id)
  expect([order.status, order.pay_today.total, order.pay_later]).toEqual(['Completed', 80_00, 240_00])
  orderId = body.order_id
  const rows = await app.asOwner<{ id: string; who: string }>(
    `select id, coalesce(first_name, '') as who from order_items where order_id = $1`,
    [orderId],
  )
  items = new Map(rows.map(({ id, who }) => [who, id]))
}

const idOf = (who: string) => items.get(who) ?? ''
const open = () =>
  app.asOwner<Part>(
    `select coalesce(i.first_name, '') as of, s.number, s.amount, s.status from scheduled_payments s
      join order_items i on i.id = s.order_item_id where s.order_id = $1 order by s.number, i.position`,
    [orderId],
  )
const isOpen = ({ status }: Part) => status !== 'cancelled' && status !== 'paid'
const ended = async () =>
  (
    await app.asOwner<{ who: string }>(
      `select coalesce(first_name, '') as who from order_items where order_id = $1 and ended_at is not null order by position`,
      [orderId],
    )
  ).map(({ who }) => who)

/** What the books hold of the order at each rate, tax contained. */
async function heldAt(): Promise<Record<string, number>> {
  const found = await app.asOwner<{ name: string; gross: number }>(
    `select e.tax_name as name, -sum(e.amount)::int as gross from ledger_entries e
      join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.order_id = $1 and e.tax_rate is not null group by 1`,
    [orderId],
  )
  return Object.fromEntries(found.map(({ name, gross }) => [name, gross]))
}
const came = async () =>
  (await open()).reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0)

const refunding = (who: string, amount: number) => ({
  clubId,
  orderId,
  lines: [{ order_item_id: idOf(who), amount }],
  reason: 'Moved away',
  requestedBy: randomUUID(),
  now: app.parts.now(),
})
const giveBack = async (who: string, amount: number) => {
  const made = await inClub((tx) => refundOrder(tx, refunding(who, amount), depsWith().fulfilments))
  await desk.settle()
  return made
}
async function take(number: number): Promise<void> {
  const [due] = await app.asOwner<{ id: string }>(
    `update scheduled_payments set try_at = $3 where order_id = $1 and number = $2 and order_item_id = $4 returning id`,
    [orderId, number, app.parts.now(), idOf('')],
  )
  await inClub((tx) => startCharges(tx, clubId, [due?.id ?? ''], app.parts.now()))
  await desk.settle()
}

describe('a plan of a bundle that is paid in parts', () => {
  test('given back, it leaves: its part of what is open is asked for no more, the others go on and pay theirs', async () => {
    await take(2)
    expect(await giveBack('Cillian', 43_43)).toMatchObject({
      ok: true,
      value: { calledOff: 43_44, ended: [idOf('Cillian')] },
    })
    expect(await ended()).toEqual(['Cillian'])
    const left = await open()
    expect(left.filter(isOpen)).toEqual([
      { of: '', number: 3, amount: 58_28, status: 'planned' },
      { of: '', number: 4, amount: 58_28, status: 'planned' },
    ])
    expect(left.filter(({ of }) => of === 'Cillian').map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
    ])
    // It is paid to the end, and whoever stays can have back what was paid for them and no more.
    await take(3)
    await take(4)
    expect((await open()).filter(isOpen)).toEqual([])
    expect(await giveBack('Sadhbh', 87_00)).toMatchObject({ ok: false })
    expect(await giveBack('Sadhbh', 1_00)).toMatchObject({ ok: true })
  })

  test('no more goes back than its share of what has come', async () => {
    expect(await giveBack('Cillian', 21_73)).toMatchObject({ ok: false, reason: { code: 'too_much' } })
    expect(await giveBack('Cillian', 10_00)).toMatchObject({ ok: true, value: { ended: [], calledOff: 0 } })
  })

  test('what is late of it goes with a second person alone, and not while a payment is being taken', async () => {
    await app.asOwner(
      `update scheduled_payments set status = 'failed', try_at = null where order_id = $1 and number = 2`,
      [orderId],
    )
    const amount = 21_72
    const requestId = randomUUID()
    expect(await giveBack('Cillian', amount)).toMatchObject({
      ok: false,
      reason: { code: 'needs_second_person' },
    })
    expect(
      await inClub((tx) => previewRefund(tx, refunding('Cillian', amount), depsWith().fulfilments)),
    ).toMatchObject({ ok: true, value: { late: 21_72, called_off: 43_44, needs_second: true } })
    const asking = { ...refunding('Cillian', amount), requestId }
    expect(await inClub((tx) => askRefund(tx, asking, depsWith().fulfilments))).toMatchObject({
      ok: true,
      value: { waits: true },
    })
    const confirm = () => {
      const deciding = { clubId, orderId, requestId, userId: randomUUID(), now: app.parts.now() }
      return inClub((tx) => confirmRefund(tx, deciding, depsWith().fulfilments))
    }
    const third = (status: string) =>
      app.asOwner('update scheduled_payments set status = $2 where order_id = $1 and number = 3', [
        orderId,
        status,
      ])
    await third('charging')
    expect(await confirm()).toMatchObject({ ok: false, reason: { code: 'being_taken' } })
    await third('planned')
    expect(await confirm()).toMatchObject({ ok: true, value: { refunded: { amount, late: 21_72 } } })
    expect((await open()).filter(isOpen).map(({ amount: each, status }) => [each, status])).toEqual([
      [58_28, 'failed'],
      [58_28, 'planned'],
      [58_28, 'planned'],
    ])
    const [written] = await app.asOwner('select amount, status from write_offs where order_id = $1', [
      orderId,
    ])
    expect(written).toEqual({ amount: 21_72, status: 'done' })
  })

  test('while all that is late waits to be written off, that is another sum by then and lapses', async () => {
    const [late] = await app.asOwner<{ id: string }>(
      `update scheduled_payments set status = 'failed', try_at = null where order_id = $1 and number = 2 returning id`,
      [orderId],
    )
    const [buyer] = await app.asOwner<{ id: string }>('select user_id as id from orders where id = $1', [
      orderId,
    ])
    const about = { clubId, writeOffId: randomUUID(), userId: randomUUID(), now: app.parts.now() }
    const asking = { ...about, orderId, personId: buyer?.id ?? '', reason: 'Moved to Perth' }
    expect(
      await inClub((tx) => askWriteOff(tx, { ...asking, scheduledPaymentIds: [late?.id ?? ''] })),
    ).toMatchObject({ amount: 80_00 })
    const leaving = { ...refunding('Cillian', 21_72), secondPerson: randomUUID() }
    expect(await inClub((tx) => refundOrder(tx, leaving, depsWith().fulfilments))).toMatchObject({ ok: true })
    const second = { ...about, userId: randomUUID() }
    expect(await inClub((tx) => confirmWriteOff(tx, second))).toMatchObject({
      lapsed: { code: 'changed_meanwhile' },
    })
    expect((await open()).filter(({ of, number }) => of === '' && number === 2)).toMatchObject([
      { amount: 58_28, status: 'failed' },
    ])
    const booked = await app.asOwner(`select 1 from ledger_transactions where effect_key = $1`, [
      `write-off:${about.writeOffId}`,
    ])
    expect(booked).toEqual([])
  })

  test('with the whole bundle everything ends, and nothing is split', async () => {
    expect(await giveBack('', 80_00)).toMatchObject({ ok: true, value: { calledOff: 240_00 } })
    expect(await ended()).toEqual(['', 'Bríd', 'Cillian', 'Sadhbh'])
    expect(await open()).toHaveLength(3)
  })
})

test('M29 what comes after a plan has left is taxed by the plans that stay', async () => {
  const registered = await registerForTax(app, clubId, { Standard: 2300, Exempt: 0 })
  await registered.sellAt(await desk.planId('senior-player'), 'Exempt')
  await buy()
  expect(await heldAt()).toEqual({ Standard: 43_43, Exempt: 36_57 })
  expect(await giveBack('Cillian', 21_72)).toMatchObject({ ok: true, value: { ended: [idOf('Cillian')] } })
  await giveBack('Sadhbh', 21_71)
  await take(2)
  await take(3)
  await take(4)
  const { Standard: atStandard = 0, Exempt: exempt = 0 } = await heldAt()
  expect(exempt + atStandard).toBe(80_00 - 43_43 + (await came()))
  expect(atStandard).toBeLessThanOrEqual(2)
  await registered.end()
})
