import { sql } from 'drizzle-orm'
import { accountName } from '#identity/sign-in/reads.ts'

/** Numbers of tickets in a prize draw, and lines of a lotto, once they are issued: of the line `i` of an order. */
export const NUMBERS = sql`case when i.type in ('Lotto', 'Draw') then (
  select json_agg(n.number order by n.at) from lottery_tickets t cross join lateral (
    select e.entry::text as number, e.entry::bigint as at from draw_entries e
    where i.type = 'Draw' and e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null
    union all
    select (select string_agg(pick, ' ' order by place) from jsonb_array_elements_text(l.line) with ordinality as p (pick, place)), l.at
    from jsonb_array_elements(t.lines) with ordinality as l (line, at) where i.type = 'Lotto') n
  where t.club_id = i.club_id and t.order_item_id = i.id) end`

/** Every draw that the line `i` of an order is in, once its tickets are issued. */
export const DRAWS = sql`case when i.type in ('Lotto', 'Draw') then (
  select json_agg(json_build_object('draw_id', d.id, 'draws_at', iso(d.draws_at), 'place', y.place) order by d.draws_at)
  from lottery_tickets t
  join lotteries y on y.club_id = t.club_id and y.id = t.lottery_id
  cross join lateral (select distinct e.draw_id from draw_entries e
    where e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null) entered
  join draws d on d.club_id = t.club_id and d.id = entered.draw_id
  where t.club_id = i.club_id and t.order_item_id = i.id) end`

const FIRST = {
  by: `coalesce(d.opened_by, (d.drum -> 0 ->> 'by')::uuid)`,
  at: `coalesce(d.opened_at, (d.drum -> 0 ->> 'at')::timestamptz)`,
}

/** SQL: draws that a first person opened, or read from the drum, and that wait for a second, of the club of this id. `asker` is SQL, too. */
export const drawsToConfirm = (club: string, asker: string): string => `(
  select json_build_object('count', count(*), 'oldest', (json_agg(json_build_object('draw_id', d.id, 'name', p.name, 'opened_at', iso(${FIRST.at}),
      'is_yours', ${FIRST.by} = ${asker}, 'opened_by', ${accountName(FIRST.by)}) order by ${FIRST.at}, d.id)) -> 0)
  from draws d join products p on p.club_id = d.club_id and p.id = d.lottery_id
  where d.club_id = ${club} and d.status <> 'drawn' and d.confirmed_at is null and ${FIRST.by} is not null)`

/** SQL: how many draws of a kind are over and not run, of the club of this id at this moment. */
export const drawsToRun = (club: string, now: string, kind: 'Lotto' | 'Draw'): string => `(
  select count(*) from draws d join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id and l.kind = '${kind}'
  where d.club_id = ${club} and d.status <> 'drawn' and d.closes_at <= ${now})`
