import { randomUUID } from 'node:crypto'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { openCheckoutClient } from './checkout-client.ts'
import { ask, type Asked } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

export const LINE: Pick[] = [4, 9, 17, 21, 26, 30]

/** Where tickets of the Rovers Lotto and the Midwinter Hamper are bought, as Bríd unless said otherwise. */
export async function openPlayClient(app: TestApp) {
  const desk = await openCheckoutClient(app)
  const productOf = async (slug: string, club = 'dunvarra') =>
    (await ask(app, `/v2/store/${club}/products/${slug}`, undefined, { on: club })).body
  const lotto = await productOf('rovers-lotto')
  const hamper = await productOf('midwinter-hamper')
  const ticket = (more: object = {}) => ({
    product_id: lotto.product_id,
    metadata: { lines: [LINE], draws: 1, auto_renewal: false, ...more },
  })
  const entries = (count: number, more: object = {}) => ({
    product_id: hamper.product_id,
    metadata: { entries: count, ...more },
  })
  const checkOut = (cartId: string, asked: Asked = {}, body: object = {}) =>
    desk.checkOut(
      cartId,
      { is_over_18: true, guest_first_name: 'Una', guest_last_name: 'Fell', ...body },
      asked,
    )
  return Object.assign(desk, {
    lotto,
    hamper,
    productOf,
    ticket,
    entries,
    order18: checkOut,
    /** Put into a cart and paid; answers the order as it came to be. */
    async buy(item: object, asked: Asked = {}, card?: string) {
      const cart = await desk.create([item], asked)
      if (cart.status !== 200) throw new Error(JSON.stringify(cart.body))
      const { status, body } = await checkOut(cart.body.shopping_cart_id, asked)
      if (status !== 200) throw new Error(JSON.stringify(body))
      await desk.confirm(body.payment_token, card)
      return desk.order(body.order_id, asked)
    },
    /** What is in each draw because of an order. */
    entriesOf: (orderId: string) =>
      app.asOwner<{ number: number; entry: number; line: Pick[]; is_withdrawn: boolean }>(
        `select d.number, e.entry, e.line, e.withdrawn_at is not null as is_withdrawn from draw_entries e
          join draws d on d.club_id = e.club_id and d.id = e.draw_id
          join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
          join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
          where i.order_id = $1 order by d.number, e.entry`,
        [orderId],
      ),
    /** Somebody who buys without an account. */
    async guest(email = `${randomUUID()}@home.example`) {
      const { status, body } = await ask(app, '/v2/member/guest', {
        grant_type: 'guest',
        email,
        first_name: 'Una',
        last_name: 'Fell',
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return { as: body.oauth.access_token as string, headers: { 'x-guest-auth': 'true' } }
    },
  })
}

export type PlayClient = Awaited<ReturnType<typeof openPlayClient>>
