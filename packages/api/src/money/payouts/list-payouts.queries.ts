import { sql } from 'drizzle-orm'
import type {
  listOfficePayouts,
  OfficePayout,
  Payout,
  PayoutsQuery,
} from '@clubhouse/contract/money/office/payouts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

const IN_BANK = `exists (select from bank_lines l where l.club_id = p.club_id and l.payout_id = p.id and l.state = 'recorded')`

const SHAPE: ListShape<ColumnOf<typeof listOfficePayouts>> = {
  name: 'office_payouts',
  rows: 'payouts p where p.club_id = $1',
  row: 'p',
  item: `json_build_object('payout_id', p.id, 'created_at', iso(p.created_at), 'arrives_on', p.arrives_on, 'currency', p.currency,
    'gross', p.gross, 'refunded', p.refunded, 'fees', p.fees, 'other', p.other, 'net', p.net, 'status', p.status, 'is_in_bank', ${IN_BANK})`,
  columns: { created_at: 'p.created_at', net: 'p.net' },
  searched: ['p.arrives_on', 'p.gateway_payout_id', `to_char(p.net / 100.0, 'FM999999990.00')`],
  order: 'p.created_at desc, p.id',
  filters: {
    status: (status) => `p.status = ${status}::text`,
    in_bank: (yes) => `${IN_BANK} = (${yes}::text = 'true')`,
  },
  sums: { fees: 'coalesce(sum(p.fees), 0)', net: 'coalesce(sum(p.net), 0)' },
  also: {
    counts: `(select json_build_object('all', count(*), 'waiting', count(*) filter (where not ${IN_BANK}),
      'arrived', count(*) filter (where ${IN_BANK})) from payouts p where p.club_id = $1)`,
  },
}

interface Beside {
  counts: { all: number; waiting: number; arrived: number }
  sums: { fees: number; net: number }
}

/** TABLE-01, TABLE-11: one statement. */
export const listPayouts = (tx: Tx, clubId: string, query: PayoutsQuery) =>
  readListWith<Payout, Beside>(readIn(tx), SHAPE, query, [clubId])

export async function readPayout(tx: Tx, clubId: string, id: string): Promise<OfficePayout | null> {
  const { items } = await listPayouts(tx, clubId, { page: 1, per_page: 1, ids: [id] })
  const [payout] = items
  if (!payout) return null
  const found = await rows<OfficePayout['parts'][number]>(
    tx,
    sql`select t.kind, o.id as order_id, o.seq as order_seq, coalesce(o.who, '') as buyer, t.amount, t.fee from payout_parts t
    left join payments p on p.club_id = t.club_id
      and (p.gateway_charge_id = t.gateway_charge_id or p.gateway_payment_id = t.gateway_payment_id)
    left join order_sums o on o.club_id = p.club_id and o.id = p.order_id
    where t.club_id = ${clubId} and t.payout_id = ${id} order by t.kind, o.seq, t.gateway_part_id`,
  )
  return { ...payout, parts: found }
}
