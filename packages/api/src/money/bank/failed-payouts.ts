import { type SQL, sql } from 'drizzle-orm'

const FAILED = 'The card provider says that this payout failed.'

/**
 * Lines that were found to be payouts which failed are to be decided anew, as a statement of whoever books it. Answers their ids and amounts, the payout's
 * currency and how often they were booked.
 */
export const openingFailed = (clubId: string): SQL => sql`
  update bank_lines l set state = 'unmatched', why = null, payout_id = null, reason = ${FAILED}
  from payouts p
  where l.club_id = ${clubId} and l.state = 'recorded' and p.club_id = l.club_id and p.id = l.payout_id and p.status = 'failed'
  returning l.id, l.amount, p.currency, (select count(*)::int from ledger_transactions t
    where t.club_id = l.club_id and starts_with(t.effect_key, 'bank:' || l.id || ':')) as times`
