import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@clubhouse/contract/orders'
import { mayBecome } from '@clubhouse/domain/orders/status'
import type { Tx } from '../db/database.ts'

export interface Transition {
  clubId: string
  orderId: string
  to: OrderStatus
  /** Narrower than what the rules allow, where the caller knows better. */
  from?: readonly OrderStatus[]
  now: Date
}

/**
 * The only place that changes what an order is: one conditional UPDATE. Browser, webhook, worker and clock all come here, and
 * of two that come at once one is answered false.
 */
export async function transition(tx: Tx, { clubId, orderId, to, from, now }: Transition): Promise<boolean> {
  const allowed = mayBecome(to).filter((status) => !from || from.includes(status))
  const at = now.toISOString()
  const changed: unknown = await tx.execute(sql`
    update orders set status = ${to}, updated_at = ${at},
      completed_at = case when ${to} = 'Completed' then ${at}::timestamptz else completed_at end
    where club_id = ${clubId} and id = ${orderId} and status = any(${`{${allowed.join(',')}}`}::text[])
    returning id`)
  return (changed as { rows: unknown[] }).rows.length > 0
}
