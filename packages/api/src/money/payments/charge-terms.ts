import { type SQL, sql } from 'drizzle-orm'
import type { CardTariff } from '@clubhouse/domain/money/platform-fee'
import type { Tx } from '#kernel/db/database.ts'
import { findPayment, type PaymentRow } from './payment-row.ts'

/** `platformFeeOf` of the domain, where the amount is in the database. */
const shareOf = (amount: SQL, points: SQL, fixed: SQL): SQL =>
  sql`case when ${amount} > 0 then least(${amount}, ((${amount}::bigint * ${points} + 5000) / 10000 + ${fixed})::int) else 0 end`

/**
 * What a charge is sent with, as columns beside `clubs c`, its `amount` and the number of its order: the club's account where it has one
 * that may take money, what the platform keeps (`cardFeesOf` of the domain), and what the card's statement says.
 */
export function chargeTerms({ basis_points, fixed }: CardTariff, amount: SQL, seq: SQL) {
  const gateway = shareOf(amount, sql`${basis_points}::int`, sql`${fixed}::int`)
  const asked = sql`coalesce((select ${shareOf(amount, sql`f.basis_points`, sql`f.fixed`)} from platform_fees f
    where f.club_id = c.id order by f.since desc limit 1), 0)`
  const platform = sql`least(${asked}, ${amount} - ${gateway})`
  return {
    account: sql`case when 'Payment Provider' = any(c.features) then c.on_behalf_of end`,
    description: sql`c.name || ' ' || ${seq}`,
    applicationFee: sql`${gateway} + ${platform}`,
    platformFee: platform,
  }
}

/**
 * A payment that the gateway is about to be told of. Its terms are written down once, before the first attempt: with the same key the
 * same is sent, whatever the club is called or is charged by then.
 */
export async function findToSend(
  tx: Tx,
  which: { clubId: string; paymentId: string },
  tariff: CardTariff,
): Promise<PaymentRow | null> {
  const { clubId, paymentId } = which
  const terms = chargeTerms(tariff, sql`p.amount`, sql`o.seq`)
  await tx.execute(sql`
    update payments p set account = ${terms.account}, description = ${terms.description},
      application_fee = ${terms.applicationFee}, platform_fee = ${terms.platformFee}
    from orders o, clubs c
    where p.club_id = ${clubId} and p.id = ${paymentId} and p.description is null and p.gateway <> 'hand'
      and o.club_id = p.club_id and o.id = p.order_id and c.id = p.club_id`)
  return findPayment(tx, which)
}
