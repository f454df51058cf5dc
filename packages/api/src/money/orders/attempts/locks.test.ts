import { describe, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { cartToOrder } from '#selling/cart/cart-to-order.ts'
import { Kinds } from '#selling/cart/kinds.ts'
import { membershipKind } from '#selling/cart/membership/kind.ts'
import { checkOut } from '../check-out.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import { app, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()
const deps = () => {
  const { db, now, registry, gateway } = app.parts
  const kinds = new Kinds([membershipKind({ db, now, options: null as never })])
  return {
    db,
    now,
    registry,
    gateway,
    crashAt: () => undefined,
    onTrouble: () => undefined,
    cartToOrder: (tx: never, which: never) => cartToOrder(tx, { kinds, now }, which),
  } as never
}

describe('attacks', () => {
  test('a cart is locked after its order, or before it, and never in a circle', async () => {
    const seen = new Map<string, number>()
    for (let at = 0; at < 12; at += 1) {
      const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
      const { body } = await desk.checkOut(cart)
      await desk.add(cart, [await desk.plan('social-member')])
      await desk.confirm(body.payment_token)
      const [row] = await app.asOwner<{ user_id: string; p: string }>(
        'select o.user_id, p.id as p from orders o join payments p on p.order_id = o.id where o.id = $1',
        [body.order_id],
      )
      const buyer = {
        kind: 'user',
        userId: row?.user_id,
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
      } as never
      const placing = {
        clubId,
        buyer,
        key: null,
        body: { shopping_cart_id: cart, save_payment_method: false },
      }
      const ended = await Promise.allSettled([
        checkOut(deps(), placing as never),
        settlePayment(deps(), { clubId, paymentId: row?.p ?? '' }),
        checkOut(deps(), placing as never),
      ])
      ended.forEach((each, i) => {
        const why =
          each.status === 'fulfilled'
            ? 'ok'
            : `${(each.reason.cause ?? each.reason).code ?? ''} ${(each.reason.cause ?? each.reason).message}`.slice(
                0,
                120,
              )
        seen.set(`${i} ${why}`, (seen.get(`${i} ${why}`) ?? 0) + 1)
      })
      await desk.clear()
    }
    expect([...seen.keys()].filter((why) => why.includes('40P01'))).toEqual([])
  })

  test('forged redirect_status and amounts from the browser', async () => {
    const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
    const forged = await desk.checkOut(cart, { total: { today: 1, later: 0 } })
    expect([forged.status, forged.body.error_code]).toEqual([409, 'price_changed'])
    const r = await desk.checkOut(cart, { amount: 1, sum: 1, pay_today: { total: 1 }, currency: 'GBP' })
    const [row] = await app.asOwner('select amount, currency from payments where order_id = $1', [
      r.body.order_id,
    ])
    expect(row).toEqual({ amount: 180_00, currency: 'eur' })
    const o = await ask(
      app,
      `/v2/store/dunvarra/orders/${r.body.order_id}?redirect_status=succeeded&payment_intent=x`,
      undefined,
      { as: desk.brid },
    )
    expect(o.body.status).toBe('New')
  })
})
