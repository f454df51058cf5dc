import { beforeEach, expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { cancelSubscription } from '../cancel-subscription.ts'

openAttempts()

let orla: ClubClient
beforeEach(async () => {
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
})

const whole = async (id: string): Promise<OfficeOrder> => (await orla.ask(`/orders/${id}`)).body
/** The next payment, in cash: by mistake, as it turns out. */
async function recorded(order: OfficeOrder): Promise<string> {
  const [next] = order.later.filter(({ status }) => status === 'planned')
  const id = crypto.randomUUID()
  const { status } = await orla.ask(`/orders/${order.order_id}/payments`, {
    payment_id: id,
    way: 'cash',
    amount: next?.amount,
    note: '',
    scheduled_payment_ids: [next?.scheduled_payment_id],
  })
  expect(status).toBe(200)
  return id
}
const corrected = (order: OfficeOrder, id: string) =>
  orla.ask(`/orders/${order.order_id}/payments/${id}/correction`, { reason: 'It was for someone else' })
const endOf = async ({ order_id: id }: OfficeOrder) =>
  (
    await app.asOwner<{ ends_on: string | null }>(
      'select m.ends_on from memberships m join order_items i on i.id = m.order_item_id where i.order_id = $1',
      [id],
    )
  )[0]?.ends_on

test('M17 a correction brings nothing back that was cancelled meanwhile, and the membership ends with what is paid', async () => {
  const order = await whole(await bought((await desk.fill(await desk.plan('gym-astro'))).shopping_cart_id))
  const [next] = order.later
  const id = await recorded(order)
  const itemId = order.items[0]?.order_item_id ?? ''
  const cancelled = await app.parts.db.withClub(clubId, (tx) =>
    cancelSubscription(tx, { clubId, orderId: order.order_id, itemId }),
  )
  expect(cancelled.ok).toBe(true)
  const late = await endOf(order)
  expect((await corrected(order, id)).status).toBe(200)
  const after = await whole(order.order_id)
  expect(after.later.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  const end = await endOf(order)
  expect(end && late && end < late).toBe(true)
  const dayAfter = new Date(`${end}T12:00:00Z`).getTime() + 86_400_000
  expect(new Date(dayAfter).toISOString().slice(0, 10)).toBe(next?.due)
})

test('M17 nor what was given back meanwhile', async () => {
  const order = await whole(await bought(await inInstalments()))
  const id = await recorded(order)
  await app.asOwner('update order_items set ended_at = $2 where order_id = $1', [
    order.order_id,
    app.parts.now(),
  ])
  expect((await corrected(order, id)).status).toBe(200)
  expect((await whole(order.order_id)).later[0]?.status).toBe('cancelled')
})

test('what stands is owed again', async () => {
  const order = await whole(await bought(await inInstalments()))
  const id = await recorded(order)
  expect((await corrected(order, id)).status).toBe(200)
  expect((await whole(order.order_id)).later).toEqual(order.later)
})

test('M10 the platform asks for its part of card payments alone, and a correction leaves nothing of a payment in the books', async () => {
  await app.asOwner(
    'insert into platform_fees (club_id, since, basis_points, fixed) values ($1, $2, 150, 20)',
    [clubId, new Date(app.parts.now().getTime() - 60_000)],
  )
  const order = await whole(await bought(await inInstalments()))
  const feesOf = async () =>
    (await whole(order.order_id)).ledger
      .filter(({ account }) => account === 'platform-fees')
      .map(({ amount }) => amount)
  const card = await feesOf()
  expect(card).toEqual([Math.round(order.pay_today.total * 0.015) + 20])
  const id = await recorded(order)
  expect(await feesOf()).toEqual(card)
  // As it was booked until today.
  await app.asOwner(
    `with booked as (insert into ledger_transactions (club_id, id, at, kind, effect_key, order_id, payment_id, currency)
        values ($1, gen_random_uuid(), $4, 'fee', 'platform-fee:' || $3, $2, $3::uuid, 'EUR') returning club_id, id)
      insert into ledger_entries (club_id, transaction_id, line, account, amount)
        select club_id, id, 1, 'platform-fees', 65 from booked union all select club_id, id, 2, 'platform', -65 from booked`,
    [clubId, order.order_id, id, app.parts.now()],
  )
  expect((await corrected(order, id)).status).toBe(200)
  const left = await app.asOwner(
    `select e.account from ledger_transactions t join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
      where t.payment_id = $1 group by e.account having sum(e.amount) <> 0`,
    [id],
  )
  expect(left).toEqual([])
})
