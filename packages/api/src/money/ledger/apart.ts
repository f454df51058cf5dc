import { sql } from 'drizzle-orm'

/**
 * Sets the tax apart from sales (`told` → `apart`), as part of the statement that books them and with the rates that the lines of the
 * order have kept. A line holds at any moment the tax of what was paid for it and not given back (`taxIn` of the domain), so what
 * is booked is the difference: instalments add up, refunds, disputes and corrections take back what they should, and nobody who
 * books has to know of tax. Whoever books for an order holds its row, so no two reckon with the same sum; within one statement the
 * lines follow each other as they are told. Of a bundle the plans have the rates, and its sums are shared out by what they cost (a plan that has left it has no part in what comes after);
 * what is told at a rate of its own (what goes back of one plan, or what was booked before) is at that rate alone.
 */
export const TAX_SET_APART = sql`rated as (
      select t.club_id, t.id, t.at, p.tax_name, p.tax_rate, p.weight,
        sum(p.weight) over (partition by t.at order by p.tax_rate desc, p.tax_name collate "C") as up_to,
        sum(p.weight) over (partition by t.at) as whole
      from told t cross join lateral (
        select t.tax_name, t.tax_rate, 1::bigint as weight where t.tax_rate is not null
        union all
        select s.tax_name, s.tax_rate, greatest(sum(s.total), 1)
        from order_items i join order_items s on s.club_id = i.club_id and s.order_id = i.order_id
          and (s.id = i.id or s.parent_id = i.id) and (s.total > 0 or i.total = 0) and s.paid_at_end is null
        where t.tax_rate is null and i.club_id = t.club_id and i.id = t.item and s.tax_rate is not null
        group by s.tax_name, s.tax_rate
      ) p where t.account like 'sales:%'
    ), paid as (
      select t.at, -t.amount as moved, t.item is not null as is_line, -coalesce(sum(t.amount) over (partition by t.club_id, t.item
          order by t.at rows between unbounded preceding and 1 preceding), 0) as told_before,
        coalesce((select -sum(e.amount) from ledger_entries e
          where e.club_id = t.club_id and e.order_item_id = t.item and e.tax_rate is not null), 0) as booked_before
      from told t where t.account like 'sales:%' and exists (select from rated r where r.at = t.at)
    ), moved as (
      select t.club_id, t.item, r.id, r.at, r.up_to, r.tax_name, r.tax_rate,
        gross_up_to(b.gross + p.moved, r.up_to::bigint, r.whole::bigint) - gross_up_to(b.gross + p.moved, (r.up_to - r.weight)::bigint, r.whole::bigint)
          - gross_up_to(b.gross, r.up_to::bigint, r.whole::bigint) + gross_up_to(b.gross, (r.up_to - r.weight)::bigint, r.whole::bigint) as gross
      from rated r join paid p on p.at = r.at join told t on t.at = r.at
      cross join lateral (select (case when p.is_line then p.told_before + p.booked_before else 0 end)::bigint as gross) b
    ), shared as (
      select m.club_id, m.id, m.at, m.up_to, m.tax_name, m.tax_rate, h.before, h.before + m.gross as after
      from (select m.*, coalesce(sum(m.gross) over (partition by m.club_id, m.item, m.tax_name, m.tax_rate
          order by m.at rows between unbounded preceding and 1 preceding), 0) as told_before from moved m) m
      cross join lateral (select (case when m.item is null then 0 else m.told_before + coalesce((select -sum(e.amount) from ledger_entries e
        where e.club_id = m.club_id and e.order_item_id = m.item and e.tax_name = m.tax_name and e.tax_rate = m.tax_rate), 0) end)::bigint
        as before) h
    ), apart as (
      select t.club_id, t.id, t.at, 0 as part, t.account, t.amount, t.item, null::text as tax_name, null::int as tax_rate
      from told t where not exists (select from shared s where s.at = t.at)
      union all
      select t.club_id, t.id, t.at, s.up_to, side.account, -side.amount, t.item, s.tax_name, s.tax_rate
      from told t join shared s on s.at = t.at
      cross join lateral (select tax_in(s.after, s.tax_rate) - tax_in(s.before, s.tax_rate) as tax) m
      cross join lateral (values (t.account, s.after - s.before - m.tax),
        ('tax' || substr(t.account, 6), m.tax)) as side (account, amount)
    )`

/** The same where none of it has a rate. */
export const UNTAXED = sql`apart as (
      select t.club_id, t.id, t.at, 0 as part, t.account, t.amount, t.item, null::text as tax_name, null::int as tax_rate from told t
    )`
