import { type SQL, sql } from 'drizzle-orm'

/**
 * What stands in the books under a key, on the account of the gateway. The entries are those of one transaction, whatever the planner knows of them:
 * after a restore it knows nothing, and would go through all that the account has.
 */
const under = (key: SQL): SQL => sql`(
  select (sum(e.amount) filter (where e.account = 'gateway'))::int from ledger_entries e where e.club_id = l.club_id
    and e.transaction_id = (select t.id from ledger_transactions t where t.club_id = l.club_id and t.effect_key = ${key}))`

/** The payment that a line `l` is of: by its name at the gateway, or by that of its charge. */
const PAYMENT = sql`lateral (
  select p.id, p.order_id, p.status, p.amount, p.account, p.application_fee, p.transfer_id, p.gateway_payment_id, p.gateway_charge_id
  from payments p where p.club_id = l.club_id and p.gateway = l.gateway and p.gateway_payment_id = l.gateway_payment_id
  union all
  select p.id, p.order_id, p.status, p.amount, p.account, p.application_fee, p.transfer_id, p.gateway_payment_id, p.gateway_charge_id
  from payments p where p.club_id = l.club_id and p.gateway = l.gateway and p.gateway_charge_id = l.charge_id
  limit 1) p`

/** Of a whole payment that went back by itself: nobody sold anything, so what was kept went back too. */
const WENT_BY_ITSELF = sql`r.requested_by is null and not r.is_made_at_provider and r.amount = p.amount`

const REFUND = sql`lateral (
  select r.id, r.gateway_refund_id as id_at_gateway, r.amount, case when ${WENT_BY_ITSELF} then p.application_fee else 0 end as fee_back
  from refunds r where r.club_id = l.club_id and r.gateway_refund_id = l.refund_id limit 1) r`

const FEE_BACK = sql`(select -p.application_fee from refunds r where r.club_id = l.club_id and r.payment_id = p.id
  and r.gateway_refund_id is not null and ${WENT_BY_ITSELF} limit 1)`

const MOVED = sql`(select -t.amount from transfers t
  where t.club_id = l.club_id and t.gateway_id = l.subject_id and t.status = 'done' limit 1)`

/**
 * What our own books have of a line of the gateway's, with the sign that the gateway gives it; null for nothing. Charges, refunds, disputes and
 * fees are asked of the ledger, transfers of what we wrote down of them: they change nothing of what the club is owed.
 */
const BOOKED = sql`case l.kind
  when 'charge' then ${under(sql`'charge:' || p.id`)}
  when 'fee' then case when p.account is not null then -${under(sql`'fee:' || p.id`)} end
  when 'refund' then ${under(sql`'refund:' || r.id`)} - r.fee_back
  when 'refund-failed' then ${under(sql`'refund-failed:' || r.id`)} + r.fee_back
  when 'fee-returned' then ${FEE_BACK}
  when 'dispute' then (select -d.amount from disputes d where d.club_id = l.club_id and d.gateway_dispute_id = l.subject_id)
  when 'dispute-returned' then ${under(sql`'dispute:' || l.subject_id || ':won'`)}
  when 'transfer' then coalesce(case when p.transfer_id = l.subject_id then -p.amount end, ${MOVED})
  when 'reversal' then coalesce(case when l.refund_id = r.id_at_gateway then r.amount end, ${MOVED})
  end`

/** Lines `l`, given as a query with the columns of `statement_lines`, beside what we have of each. */
export const besideBooks = (lines: SQL): SQL => sql`(
  select l.*, p.id as payment_id, p.order_id, p.status as payment_status, p.gateway_payment_id as known_as, ${BOOKED} as ours
  from (${lines}) l left join ${PAYMENT} on true left join ${REFUND} on true)`

/** What a line says of what the club is owed: where its money is, is another question. */
export const owedBy = (kind: SQL, amount: SQL): SQL => sql`case
  when ${kind} in ('charge', 'refund', 'refund-failed', 'dispute', 'dispute-returned') then ${amount}
  when ${kind} in ('fee', 'fee-returned') then -${amount} else 0 end`

/** A bank may take more than was left of a payment: what is above that the platform bears. */
export const AGREES = sql`(b.ours = b.amount or (b.kind = 'dispute' and b.ours < 0 and b.ours > b.amount))`
