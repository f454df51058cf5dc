import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ProductType } from '@clubhouse/contract/selling/products'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { Card, PaymentGateway } from '#providers/payments/port.ts'
import type { OrderRefusal } from './deps.ts'
import { refusedCard } from '../payments/card-rule.ts'

export interface ChangingCard {
  clubId: string
  orderId: string
  gateway: PaymentGateway['name']
  method: { customerId: string; methodId: string; card: Card }
  now: Date
}

/** What is charged later is taken from this card: a payment of nothing that is newer than the others. */
export async function changeCard(
  tx: Tx,
  { clubId, orderId, gateway, method, now }: ChangingCard,
): Promise<Result<null, OrderRefusal>> {
  // Whoever settles a charge of this order is waited for: what is noted after this would win.
  const order = await one<{ currency: string; country: string | null; types: ProductType[] }>(
    tx,
    sql`select lower(o.currency) as currency, c.address_country as country,
      (select coalesce(json_agg(distinct i.type), '[]') from order_items i
        join scheduled_payments s on s.club_id = i.club_id and s.order_item_id = i.id
          and s.status in ('planned', 'charging', 'failed')
        where i.club_id = o.club_id and i.order_id = o.id) as types
    from orders o join clubs c on c.id = o.club_id
    where o.club_id = ${clubId} and o.id = ${orderId} and o.status = 'Completed' for no key update of o`,
  )
  if (!order || order.types.length === 0)
    return refuse({
      status: 409,
      code: 'nothing_to_pay',
      message: 'There is nothing more to pay for this order.',
    })
  const refused = refusedCard(order, method.card)
  if (refused) return refuse({ status: 400, ...refused })
  const at = now.toISOString()
  await tx.execute(sql`
    insert into payments (club_id, id, order_id, kind, gateway, customer_id, method_id, amount, currency, status, fee, card,
      created_at, settled_at)
    values (${clubId}, ${randomUUID()}, ${orderId}, 'card', ${gateway}, ${method.customerId}, ${method.methodId}, 0,
      ${order.currency}, 'succeeded', 0, ${JSON.stringify(method.card)}::jsonb, ${at}, ${at})`)
  return accept(null)
}
