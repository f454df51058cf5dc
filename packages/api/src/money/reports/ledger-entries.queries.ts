import type {
  LedgerEntriesQuery,
  LedgerEntry,
  listLedgerEntries,
} from '@clubhouse/contract/money/office/ledger-entries'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith, sinceDay, untilDay } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Not materialised: a count that asks for no name does not look for any. */
const ENTRIES = `entries as not materialized (
  select t.id::text || ':' || e.line as id, t.id as transaction_id, e.line, t.at, t.kind, t.currency, t.order_id,
    e.account, e.amount, e.tax_name, e.tax_rate, o.seq as order_number,
    -- An invoice of the platform's is told by its name.
    case when t.effect_key like 'settlement%' then (select s.reference from platform_settlements s
      where s.club_id = t.club_id and t.effect_key in ('settlement:' || s.id, 'settlement-back:' || s.id)) else i.name end as product
  from ledger_transactions t
  join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
  left join orders o on o.club_id = t.club_id and o.id = t.order_id
  left join order_items i on i.club_id = e.club_id and i.id = e.order_item_id
  where t.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listLedgerEntries>> = {
  name: 'ledger_entries',
  with: ENTRIES,
  rows: 'entries e where true',
  row: 'e',
  item: `json_build_object('entry_id', e.id, 'transaction_id', e.transaction_id, 'at', iso(e.at), 'kind', e.kind,
    'account', e.account, 'product', e.product, 'order_id', e.order_id, 'order_number', e.order_number,
    'tax', case when e.tax_rate is not null then json_build_object('name', e.tax_name, 'basis_points', e.tax_rate) end,
    'debit', greatest(e.amount, 0), 'credit', greatest(-e.amount, 0), 'currency', e.currency)`,
  columns: { at: 'e.at', account: 'e.account', amount: 'abs(e.amount)' },
  searched: ['e.order_number', 'e.product', 'e.account', 'e.kind'],
  order: 'e.at desc, e.transaction_id, e.line',
  filters: {
    account: (account) => `e.account = ${account}::text`,
    kind: (kind) => `e.kind = ${kind}::text`,
    from: sinceDay('e.at'),
    to: untilDay('e.at'),
  },
}

/** TABLE-01, TABLE-11: a page of the books with its total, in one statement. */
export const listEntries = (
  tx: Tx,
  clubId: string,
  query: LedgerEntriesQuery,
): Promise<Collection<LedgerEntry>> => readListWith<LedgerEntry, object>(readIn(tx), SHAPE, query, [clubId])
