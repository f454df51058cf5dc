import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { errorKind } from '#kernel/jobs/effect-failed.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { settlePayment } from '../settle-payment.ts'

/** Whoever comes back from their bank comes within this time; later ones are found by the clock. */
const BACK_WITHIN_MINUTES = 60
const AT_ONCE = 3

interface Whose {
  clubId: string
  userId: string
}

/**
 * What somebody pays by themselves and their bank still had to say something about: asked when they come back, so that nobody reads
 * that they owe what they have just paid. A gateway that does not answer leaves it as it is.
 */
export async function settleLater(deps: OrderDeps, whose: Whose): Promise<void> {
  const { clubId } = whose
  const open = await deps.db.withClub(clubId, (tx) => findOpen(tx, whose, deps.now()))
  for (const { id: paymentId, gatewayPaymentId } of open)
    await settlePayment(deps, { clubId, paymentId, gatewayPaymentId }).catch((error: unknown) =>
      deps.onTrouble(new Error(`Payment ${paymentId} could not be settled: ${errorKind(error)}`)),
    )
}

async function findOpen(tx: Tx, { clubId, userId }: Whose, now: Date) {
  return rows<{ id: string; gatewayPaymentId: string }>(
    tx,
    sql`select p.id, p.gateway_payment_id as "gatewayPaymentId" from payments p
    join orders o on o.club_id = p.club_id and o.id = p.order_id
    where p.club_id = ${clubId} and p.status in ('creating', 'open', 'requires_action', 'processing')
      and p.kind in ('arrears', 'early') and p.gateway_payment_id is not null and o.user_id = ${userId}
      and p.created_at > ${now.toISOString()}::timestamptz - ${BACK_WITHIN_MINUTES} * interval '1 minute'
    order by p.created_at desc limit ${AT_ONCE}`,
  )
}
