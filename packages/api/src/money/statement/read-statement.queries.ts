import { sql } from 'drizzle-orm'
import type { Statement } from '@clubhouse/contract/money/office/statement'
import { type Compared, statementState } from '@clubhouse/domain/money/statement-state'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { owedBy } from './booked.ts'

const RECENT_DAYS = 14

const LINES = sql`(
  select coalesce(json_agg(json_build_object('line_id', l.id, 'kind', l.kind, 'finding', l.finding, 'at', iso(l.at), 'currency', upper(l.currency),
    'amount', l.amount, 'booked', l.booked, 'reference', coalesce(l.subject_id, l.gateway_payment_id, l.movement_id), 'order_id', o.id,
    'order_seq', o.seq, 'buyer', coalesce(o.who, '')) order by l.at desc, l.id), '[]')
  from (select * from statement_lines where club_id = c.id and state = 'open' order by at desc, id limit 200) l
  left join lateral (
    select p.order_id from payments p where p.club_id = l.club_id and p.gateway = l.gateway and p.gateway_payment_id = l.gateway_payment_id
    union all select p.order_id from payments p where p.club_id = l.club_id and p.gateway_charge_id = l.charge_id
    union all select p.order_id from payments p where p.club_id = l.club_id and p.id = l.own_payment_id limit 1) p on true
  left join order_sums o on o.club_id = l.club_id and o.id = p.order_id)`

const DAYS = sql`(
  select coalesce(json_agg(json_build_object('day', d.day, 'is_compared', d.compared_at is not null, 'has_failed', d.has_failed,
    'open', (select count(*)::int from statement_lines l where l.club_id = c.id and l.state = 'open' and l.at >= d.since and l.at < d.until))
    order by d.day), '[]')
  from (select * from statements where club_id = c.id order by day desc limit ${RECENT_DAYS}) d)`

type Row = Omit<Statement, 'provider' | 'state' | 'agrees_until'> & Compared

export async function readStatement(
  tx: Tx,
  { clubId, gateway, now }: { clubId: string; gateway: Pick<PaymentGateway, 'name'>; now: Date },
): Promise<Statement | null> {
  const row = await one<Row>(
    tx,
    sql`select c.currency, ${LINES} as lines, ${DAYS} as days, iso(last.until) as until,
      case when exists (select from statements s where s.club_id = c.id and s.day < last.day and s.compared_at is not null)
        then iso(last.since) end as before,
      coalesce((select s.has_failed from statements s where s.club_id = c.id order by s.day desc limit 1), false) as "hasFailed",
      coalesce(last.compared_at is null, false) or exists (select from statement_lines l
        where l.club_id = c.id and l.state in ('new', 'looked-at')) as "isChecking",
      (select iso(min(l.at)) from statement_lines l where l.club_id = c.id and l.state = 'open') as "firstOpen",
      (select json_build_object('lines', count(*)::int, 'amount', coalesce(sum(${owedBy(sql`l.kind`, sql`l.amount`)}), 0)::int)
        from statement_lines l where l.club_id = c.id and l.at >= ${now.toISOString()}::timestamptz - ${RECENT_DAYS} * interval '1 day'
          and l.finding is distinct from 'missing') as recent
    from clubs c left join lateral (select * from statements s where s.club_id = c.id and not s.has_failed
      order by s.day desc limit 1) last on true
    where c.id = ${clubId}`,
  )
  if (!row) return null
  const { until, before, hasFailed, isChecking, firstOpen, ...shown } = row
  const { state, agreesUntil } = statementState({ until, before, hasFailed, isChecking, firstOpen }, now)
  return { ...shown, provider: gateway.name, state, agrees_until: agreesUntil }
}
