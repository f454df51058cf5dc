import type { TaxReport } from '@clubhouse/contract/money/office/reports'
import { taxWord } from '@clubhouse/domain/money/tax/tax-words'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { IS_SALE } from '../ledger/port.ts'

/** $1 the club, $2 now, $3 the first and $4 the last day, by the club's own clock; without them the two whole months before this one. */
const REPORT = {
  name: 'tax_report',
  text: `with club as materialized (
    select c.id, c.currency, c.time_zone, d.first, d.last, d.first::timestamp at time zone c.time_zone as since,
      (d.last + 1)::timestamp at time zone c.time_zone as ends
    from clubs c cross join lateral (
      select coalesce($3::date, (m.month - interval '2 months')::date) as first, coalesce($4::date, (m.month - interval '1 day')::date) as last
      from (select date_trunc('month', $2::timestamptz at time zone c.time_zone) as month) m) d
    where c.id = $1)
  select (select t.number from tax_registrations t where t.club_id = c.id) as number, c.currency,
    c.first::text as "from", c.last::text as "to", (
      select coalesce(json_agg(json_build_object('name', s.name, 'basis_points', s.rate, 'way', s.way, 'net', s.net, 'tax', s.tax,
        'gross', s.net + s.tax) order by s.rate desc, s.name, s.way), '[]')
      from (select e.tax_name as name, e.tax_rate as rate, coalesce(p.method, 'cash') as way,
          -coalesce(sum(e.amount) filter (where e.account like 'sales:%'), 0) as net,
          -coalesce(sum(e.amount) filter (where e.account like 'tax:%'), 0) as tax
        from ledger_transactions t
        join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id and e.tax_rate is not null and ${IS_SALE}
        -- Only paper tickets are no payment of ours, and those are paid in cash.
        left join payments p on p.club_id = t.club_id and p.id = t.payment_id
        where t.club_id = c.id and t.at >= c.since and t.at < c.ends group by 1, 2, 3) s) as sums
  from club c`,
}

interface Asked {
  now: Date
  from?: string | undefined
  to?: string | undefined
}

/** One statement: what was sold at each rate, and what of it is tax. */
export async function readTaxReport(
  tx: Tx,
  clubId: string,
  { now, from, to }: Asked,
): Promise<TaxReport | null> {
  const values = [clubId, now, from ?? null, to ?? null]
  const [report] = await readIn(tx)<Omit<TaxReport, 'word'>>(REPORT, values)
  return report ? { ...report, word: taxWord(report.currency) } : null
}

/** Whether the books of the club have any tax: of a club that was never registered nothing is said of it. */
export async function hasTax(tx: Tx, clubId: string): Promise<boolean> {
  const rows = await readIn(tx)<object>(
    {
      name: 'has_tax',
      text: 'select 1 from ledger_entries where club_id = $1 and tax_rate is not null limit 1',
    },
    [clubId],
  )
  return rows.length > 0
}
