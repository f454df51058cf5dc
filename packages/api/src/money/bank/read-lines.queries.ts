import { sql } from 'drizzle-orm'
import type {
  BankLinesQuery,
  listBankLines,
  OfficeBankLine,
  PayableOrder,
} from '@clubhouse/contract/money/office/bank'
import type { Collection } from '@clubhouse/contract/paging'
import { type OwingOrder, paidBy } from '@clubhouse/domain/money/bank/match-lines'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { IS_OWING, OWING } from './candidates.queries.ts'

/** What was recorded by a line and corrected on the page of its order is to be decided again. */
export const STATE = `case when l.state = 'recorded' and exists (select from payments p where p.club_id = l.club_id
  and p.id = l.payment_id and p.status = 'cancelled') then 'unmatched' else l.state end`

const LINES = `lines as not materialized (select l.*, ${STATE} as shown from bank_lines l where l.club_id = $1)`
const DECIDED = `l.shown in ('recorded', 'aside')`
const OPEN = `l.shown in ('matched', 'proposed', 'unmatched')`

const FILE: ListShape<ColumnOf<typeof listBankLines>> = {
  name: 'bank_lines',
  with: LINES,
  rows: 'lines l where true',
  row: 'l',
  item: `json_build_object('line_id', l.id, 'day', l.day, 'text', l.text, 'amount', l.amount,
    'currency', (select c.currency from clubs c where c.id = l.club_id), 'state', l.shown,
    'why', case when l.shown in ('matched', 'proposed', 'recorded') then l.why end,
    'pays', case when l.shown in ('matched', 'proposed', 'recorded') and (o.id is not null or l.payout_id is not null)
      then json_build_object('order_id', o.id, 'order_seq', o.seq, 'payout_id', l.payout_id, 'buyer', coalesce(o.who, ''),
        'what', coalesce(o.what, ''), 'is_known', l.payment_id is not null and l.scheduled_payment_ids = '{}') end,
    'reason', case when l.shown = 'aside' then l.reason when l.shown = 'unmatched' then nullif(l.reason, '') end,
    'account', l.account,
    'decided_by', (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u
      where u.id = l.decided_by and ${DECIDED}),
    'decided_at', case when ${DECIDED} then iso(l.decided_at) end)`,
  join: 'left join order_sums o on o.club_id = l.club_id and o.id = l.order_id',
  columns: { day: 'l.day', text: 'lower(l.text)', amount: 'l.amount' },
  searched: [
    'l.text',
    `(select concat_ws(' ', s.searched, s.seq) from order_sums s where s.club_id = l.club_id and s.id = l.order_id)`,
  ],
  order: 'l.day desc, l.amount desc, l.id',
  filters: {
    state: (state) => `l.shown = ${state}::text`,
    open: (yes) => `(${yes}::text is not null and ${OPEN})`,
    way: (way) => `(${way}::text = 'in') = (l.amount > 0)`,
    from: (day) => `l.day >= ${day}::text`,
    to: (day) => `l.day <= ${day}::text`,
  },
}

const PAGE: typeof FILE = {
  ...FILE,
  name: 'bank_lines_page',
  sums: {
    came_in: 'coalesce(sum(l.amount) filter (where l.amount > 0), 0)',
    went_out: 'coalesce(sum(-l.amount) filter (where l.amount < 0), 0)',
  },
  also: {
    counts: `(select json_build_object('open', count(*) filter (where ${OPEN}), 'certain', count(*) filter (where l.shown = 'matched'),
      'recorded', count(*) filter (where l.shown = 'recorded'), 'aside', count(*) filter (where l.shown = 'aside'),
      'all', count(*)) from lines l)`,
  },
}

interface Beside {
  counts: { open: number; certain: number; recorded: number; aside: number; all: number }
  sums: { came_in: number; went_out: number }
}

/** TABLE-01, TABLE-11: a page of the lines with what all of them come to, in one statement. */
export const listLines = (tx: Tx, clubId: string, query: BankLinesQuery) =>
  readListWith<OfficeBankLine, Beside>(readIn(tx), PAGE, query, [clubId])

export const listLinesForFile = (
  tx: Tx,
  clubId: string,
  query: BankLinesQuery,
): Promise<Collection<OfficeBankLine>> =>
  readListWith<OfficeBankLine, object>(readIn(tx), FILE, query, [clubId])

export async function readLine(tx: Tx, clubId: string, id: string): Promise<OfficeBankLine | null> {
  const { items } = await listLinesForFile(tx, clubId, { page: 1, per_page: 1, ids: [id] })
  return items[0] ?? null
}

const LOOKED_AT = 1000
const SHOWN = 12

/** Orders that a line could pay, those it fits first; with words, those that are searched for. */
export async function payableBy(
  tx: Tx,
  clubId: string,
  { amount }: Pick<OfficeBankLine, 'amount'>,
  filter: string,
): Promise<PayableOrder[]> {
  const found = await rows<{ owing: OwingOrder; buyer: string; what: string }>(
    tx,
    sql`select ${OWING} as owing, s.who as buyer, s.what from orders o join order_sums s on s.club_id = o.club_id and s.id = o.id
    where o.club_id = ${clubId} and ${IS_OWING}
      and (${filter} = '' or strpos(lower(concat_ws(' ', s.searched, '#' || s.seq, s.what)), lower(${filter})) > 0)
    order by s.created_at desc, s.id limit ${LOOKED_AT}`,
  )
  const orders = found.flatMap(({ owing: { orderId, number, owed }, buyer, what }) =>
    // Null where only what plays by the week is open.
    (owed as OwingOrder['owed'] | null) === null
      ? []
      : {
          order_id: orderId,
          order_seq: number,
          buyer,
          what,
          fits: paidBy({ owed }, amount) !== null,
          owed: owed.map((each) => ({ due: each.due, amount: each.amount })),
        },
  )
  const fitting = orders.filter(({ fits }) => fits)
  return (filter === '' ? fitting : [...fitting, ...orders.filter(({ fits }) => !fits)]).slice(0, SHOWN)
}
