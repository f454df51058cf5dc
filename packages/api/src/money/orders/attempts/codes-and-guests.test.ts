import { describe, expect, test } from 'vitest'
import { CARDS } from '#testing/clients/checkout-client.ts'
import { ask } from '#testing/sign-in.ts'
import { app, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

describe('attacks', () => {
  test('who has the last use of a code pays the same when they press twice', async () => {
    await app.asOwner(
      `insert into discount_codes (club_id, id, code, type, amount, plan_ids, is_active, use_limit, used)
       select club_id, gen_random_uuid(), 'LAST', type, amount, plan_ids, true, 1, 0 from discount_codes where code = 'FULLUP' and club_id = $1`,
      [clubId],
    )
    const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
    expect((await desk.code(cart, 'last')).body.is_valid).toBe(true)
    const first = (await desk.checkOut(cart)).body
    await desk.confirm(first.payment_token, CARDS.declined)
    const second = (await desk.checkOut(cart)).body
    const totals = [(await desk.order(first.order_id)).total, (await desk.order(second.order_id)).total]
    expect(totals).toEqual([170_00, 170_00])
  })

  test('a guest of one club buys nothing at another', async () => {
    const guest = await ask(app, '/oauth/token', {
      grant_type: 'guest',
      first_name: 'Ann',
      last_name: 'Other',
      email: 'ann@other.example',
    })
    const cart = '00000000-0000-4000-8000-000000000000'
    const reply = await ask(
      app,
      '/v2/store/inishvarn/checkouts',
      { shopping_cart_id: cart, guest_first_name: 'A', guest_last_name: 'B' },
      { as: guest.body.access_token, headers: { 'x-guest-auth': 'true' } },
    )
    expect([guest.status, reply.body.message]).toEqual([200, 'The club was not found'])
  })
})
