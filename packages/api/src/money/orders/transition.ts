import { type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import { mayBecome } from '@clubhouse/domain/money/orders/status'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'

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
export async function transition(tx: Tx, wanted: Transition): Promise<boolean> {
  return exists(tx, becoming(wanted))
}

/**
 * As a part of a statement that writes down what follows from it; `also` is what else changes in the order's row, `when` on what it depends
 * besides.
 */
export function becoming(
  { clubId, orderId, to, from, now }: Transition,
  { also = sql``, when = sql`true` }: { also?: SQL; when?: SQL } = {},
): SQL {
  const allowed = mayBecome(to).filter((status) => !from || from.includes(status))
  const at = now.toISOString()
  return sql`update orders set status = ${to}, updated_at = ${at}::timestamptz,
      completed_at = case when ${to} = 'Completed' then coalesce(completed_at, ${at}::timestamptz) else completed_at end ${also}
    where club_id = ${clubId} and id = ${orderId} and status = any(${`{${allowed.join(',')}}`}::text[]) and ${when}
    returning id`
}
