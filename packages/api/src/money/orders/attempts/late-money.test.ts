import { describe, expect, test } from 'vitest'
import { app, desk, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

describe('attacks', () => {
  test('money for an order that was replaced goes back, and is booked', async () => {
    const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
    const one = (await desk.checkOut(cart)).body
    await desk.add(cart, [await desk.plan('social-member')])
    await desk.confirm(one.payment_token)
    const two = (await desk.checkOut(cart)).body
    expect(two.order_id).not.toBe(one.order_id)
    const troubles: string[] = []
    await desk.settle().catch((error) => troubles.push(String(error.cause ?? error)))
    await desk.settle().catch((error) => troubles.push(String(error.cause ?? error)))
    const { captured, refunded, balance } = await desk.money()
    expect([captured - refunded, troubles]).toEqual([balance, []])
  })

  test('a cart whose late money went back can be bought again', async () => {
    const plan = await desk.planId('camp-week-2')
    const cart = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
    const one = (await desk.checkOut(cart)).body
    await desk.confirm(one.payment_token)
    await app.asOwner('delete from webhook_events')
    await app.asOwner('delete from sandbox_events')
    await app.asOwner(`update orders set status = 'Expired' where id = $1`, [one.order_id])
    await app.asOwner(`update reservations set state = 'released' where holder_id = $1`, [one.order_id])
    await app.asOwner('update stock set remaining = 0, reserved = reserved - 1 where id = $1', [plan])
    await app.asOwner(
      `insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
       select club_id, gen_random_uuid(), 'cancel:' || id, 'cancel', id, created_at, created_at from payments where order_id = $1`,
      [one.order_id],
    )
    await desk.settle()
    await desk.settle()
    expect((await desk.order(one.order_id)).status).toBe('Refunded')
    await app.asOwner('update stock set remaining = 2, reserved = 0 where id = $1', [plan])
    const two = await desk.checkOut(cart)
    expect(two.body.order_id).not.toBe(one.order_id)
  })
})
