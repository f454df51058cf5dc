import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import type { Tx } from '#kernel/db/database.ts'
import { holdsInClub } from '#kernel/db/holds-in-club.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { SUMMARY } from './list-draws.queries.ts'

const NAME = `u.first_name || ' ' || u.last_name`
const nameOf = (id: string) =>
  `coalesce((select ${NAME} from users u where u.id = ${id}), 'Someone who has left')`
const hand = (by: string, at: string) => `case when d.${at} is not null then
  json_build_object('user_id', d.${by}, 'name', ${nameOf(`d.${by}`)}, 'at', iso(d.${at})) end`

/** Who holds a ticket `t`: by their order, or nobody's name for what was sold on paper. */
export const WHO = `(select o.first_name || ' ' || o.last_name from order_items i
  join orders o on o.club_id = i.club_id and o.id = i.order_id where i.club_id = t.club_id and i.id = t.order_item_id)`

const PRIZES = `case l.kind when 'Draw' then (select coalesce(json_agg(json_build_object('title', thing ->> 'title', 'amount', 0)
    order by n), '[]') from jsonb_array_elements(l.things) with ordinality listed (thing, n))
  else (select json_agg(json_build_object('title', tier, 'amount', amount) order by n) from (
    select 'Jackpot' as tier, case d.status when 'open' then l.jackpot else d.jackpot end as amount, 0 as n union all
    select prize ->> 'tier', (prize ->> 'amount')::int, n from jsonb_array_elements(l.prizes) with ordinality listed (prize, n)
  ) tiers) end`

/** $1 the club, $2 the draw, $3 whoever asks, $4 now. */
const DRAW = {
  name: 'office_draw',
  text: `select json_build_object(${SUMMARY}, 'run_by', coalesce(d.run_by, l.run_by), 'is_drum', coalesce(d.beacon, l.luck) = 'drum', 'seal', d.seal,
    'entries_hash', d.entries_hash, 'waits_for', d.waits_for,
    'prizes', case when d.rule is null then ${PRIZES} else (d.rule -> 'prizes')::json end,
    'pick', json_build_object('count', l.pick_count, 'symbols', l.symbols), 'prices', l.prices,
    'picks', coalesce(d.picks, '[]'), 'tiers', coalesce(d.tiers, '[]'),
    'won', (select coalesce(json_agg(json_build_object('entry', e.entry, 'line', e.line, 'prize', e.tier, 'amount', e.won,
        'who', ${WHO}, 'stub', t.stub) order by e.won desc, e.entry), '[]')
      from draw_entries e join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
      where e.club_id = d.club_id and e.draw_id = d.id and e.tier is not null),
    'opened', ${hand('opened_by', 'opened_at')}, 'confirmed', ${hand('confirmed_by', 'confirmed_at')},
    'readings', (select coalesce(json_agg(json_build_object('user_id', r ->> 'by', 'name', ${nameOf(`(r ->> 'by')::uuid`)},
        'at', r ->> 'at') order by r ->> 'at'), '[]') from jsonb_array_elements(coalesce(d.drum, '[]')) r),
    'colleagues', (select coalesce(json_agg(json_build_object('user_id', u.id, 'name', ${NAME}) order by ${NAME}, u.id), '[]')
      from users u where u.id <> $3::uuid and ${holdsInClub('$1', 'u.id', ['fundraising'])}),
    'paper_sales', (select coalesce(json_agg(json_build_object('sale_id', s.id, 'tickets', s.tickets, 'entries', s.entries,
        'amount', s.amount, 'entered_by', ${nameOf('s.entered_by')}, 'entered_at', iso(s.entered_at),
        'taken_back_at', iso(s.taken_back_at)) order by s.entered_at desc, s.id), '[]')
      from paper_sales s where s.club_id = d.club_id and s.draw_id = d.id),
    'takes_paper', d.status = 'open' and d.closes_at > $4::timestamptz and 'Lotto Bulk Upload' = any(c.features)) as draw
  from draws d join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id
    join products p on p.club_id = d.club_id and p.id = d.lottery_id join clubs c on c.id = d.club_id
  where d.club_id = $1 and d.id = $2`,
}

export interface Asking {
  clubId: string
  drawId: string
  userId: string
  now: Date
}

/** One draw, whole, in one statement. */
export async function readDraw(tx: Tx, { clubId, drawId, userId, now }: Asking): Promise<OfficeDraw | null> {
  const [row] = await readIn(tx)<{ draw: OfficeDraw }>(DRAW, [clubId, drawId, userId, now.toISOString()])
  return row?.draw ?? null
}
