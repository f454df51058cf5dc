import { toWireDate } from '@clubhouse/domain/time/plain-date'
import type { CheckoutClient } from '../clients/checkout-client.ts'
import type { TestApp } from '../test-app.ts'

/** Who of Bríd's family was in which plan last season. */
const HOUSEHOLD = [
  ['Colm', 'senior-player'],
  ['Fiadh', 'juvenile-u8-u12'],
  ['Oisín', 'juvenile-u8-u12'],
  ['Tom', 'youth-u13-u18'],
] as const

export const LAST_DAY = '2026-06-30'

/** Buys for a household of four as everybody does, and lets that season be over. */
export async function layLastSeason(app: TestApp, desk: CheckoutClient): Promise<void> {
  const family = await app.asOwner<{ name: string; born: string }>(
    'select first_name as name, date_of_birth as born from related_people',
  )
  const items = await Promise.all(
    HOUSEHOLD.map(([name, plan]) => {
      const born = family.find((each) => each.name === name)?.born ?? ''
      const own = name === 'Colm' ? { email: 'colm@home.example' } : {}
      return desk.plan(plan, { first_name: name, date_of_birth: toWireDate(born), ...own })
    }),
  )
  const cart = await desk.fill(...items)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  await desk.order(body.order_id)
  await app.asOwner(`update memberships set starts_on = '2025-09-01', ends_on = $1`, [LAST_DAY])
}
