import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { isUuid } from '#kernel/db/is-uuid.ts'
import type { Movement, PaymentGateway } from '#providers/payments/port.ts'

/** What we called the payment, if that can be a name of ours. */
export const ownOf = ({ own }: Movement) => (own && isUuid(own.clubId) && isUuid(own.paymentId) ? own : null)

/**
 * Whose each movement is, in the platform's transaction: of the club that the gateway was told, of that whose payment it is, or of that to which
 * its charge belongs, also where we have lost the payment. What is of nobody is left out.
 */
export async function clubsOf(
  tx: Tx,
  gateway: PaymentGateway['name'],
  movements: readonly Movement[],
): Promise<Map<string, string>> {
  if (movements.length === 0) return new Map()
  const told = new Map(
    movements.flatMap((each) => {
      const own = ownOf(each)
      return own && each.chargeId !== null ? [[each.chargeId, own.clubId] as const] : []
    }),
  )
  const asked = movements.map((each) => ({
    id: each.movementId,
    payment: each.paymentId,
    charge: each.chargeId,
    club: ownOf(each)?.clubId ?? told.get(each.chargeId ?? '') ?? null,
  }))
  const found = await rows<{ id: string; club: string | null }>(
    tx,
    sql`select m.id, coalesce(
      (select c.id from clubs c where c.id = m.club),
      (select p.club_id from payments p where p.gateway = ${gateway} and p.gateway_payment_id = m.payment),
      (select p.club_id from payments p where p.gateway_charge_id = m.charge limit 1),
      (select l.club_id from statement_lines l where l.charge_id = m.charge limit 1)) as club
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as m (id text, payment text, charge text, club uuid)`,
  )
  return new Map(found.flatMap(({ id, club }) => (club === null ? [] : [[id, club] as const])))
}
