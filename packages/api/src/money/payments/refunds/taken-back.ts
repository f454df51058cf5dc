import { sql } from 'drizzle-orm'
import { allocate } from '@clubhouse/domain/selling/pricing/allocate'
import { cents } from '@clubhouse/domain/money/money'
import { backByRate, type HeldAtRate, type WantedBack } from '@clubhouse/domain/money/tax/back-by-rate'
import type { TaxRate } from '@clubhouse/domain/money/tax/tax'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { bookedOf, entriesOf, type Entry, turned } from '../../ledger/port.ts'
import type { RefundLine } from '../tables.ts'

interface Back {
  orderId: string
  paymentId: string
  amount: number
  lines: readonly RefundLine[]
}

/** What a line holds in the books, by rate. */
const HELD = sql`(select coalesce(json_agg(json_build_object('rate', json_build_object('name', e.tax_name, 'basisPoints', e.tax_rate),
      'gross', e.gross) order by e.tax_rate desc, e.tax_name collate "C"), '[]')
    from (select b.tax_name, b.tax_rate, -sum(b.amount)::int as gross from ledger_entries b
      where b.club_id = i.club_id and b.order_item_id = i.id and b.tax_rate is not null group by 1, 2) e)`

interface SoldLine {
  id: string
  parentId: string | null
  type: string
  tax: TaxRate | null
  held: HeldAtRate[]
}

/** Line by line where the club said so; else as the payment was booked, in proportion. */
export async function returned(
  tx: Tx,
  clubId: string,
  { orderId, paymentId, amount, lines }: Back,
): Promise<Entry[]> {
  if (lines.length === 0) return asBooked(tx, clubId, { paymentId, amount })
  const items = await rows<SoldLine>(
    tx,
    sql`select i.id, i.parent_id as "parentId", i.type,
      case when i.tax_rate is not null then json_build_object('name', i.tax_name, 'basisPoints', i.tax_rate) end as tax, ${HELD} as held
    from order_items i where i.club_id = ${clubId} and i.order_id = ${orderId} order by i.position`,
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  // A plan of a bundle was sold as part of it.
  const soldAs = (id: string) => byId.get(byId.get(id)?.parentId ?? id)
  return [...Map.groupBy(lines, ({ order_item_id: id }) => soldAs(id)?.id ?? id)].flatMap(([id, parts]) => {
    const { type = 'Plan', held = [] } = byId.get(id) ?? {}
    const wanted = parts.map((part) => ({
      rate: byId.get(part.order_item_id)?.tax ?? null,
      amount: part.amount,
    }))
    return atRates({ account: `sales:${type}`, orderItemId: id }, held, wanted)
  })
}

/** Each part at the rate that the line holds in the books; of one that holds none nothing is taxed. */
function atRates(
  line: Pick<Entry, 'account' | 'orderItemId'>,
  held: readonly HeldAtRate[],
  wanted: readonly WantedBack[],
): Entry[] {
  if (held.length === 0) return [{ ...line, amount: wanted.reduce((sum, { amount }) => sum + amount, 0) }]
  return backByRate(held, wanted)
    .filter(({ gross }) => gross !== 0)
    .map(({ rate, gross }) => ({ ...line, amount: gross, tax: rate }))
}

/**
 * The lines of a payment in the shares in which it is still booked, as what comes back of them: what was given back of one line before is
 * not taken off it again.
 */
export async function asBooked(
  tx: Tx,
  clubId: string,
  { paymentId, amount }: Pick<Back, 'paymentId' | 'amount'>,
): Promise<Entry[]> {
  const left = salesIn(await bookedOf(tx, clubId, paymentId))
  const isEnough = left.reduce((sum, entry) => sum + entry.amount, 0) >= amount
  const sales = isEnough ? left : salesIn(await entriesOf(tx, clubId, `charge:${paymentId}`))
  const parts = allocate(
    cents(amount),
    sales.map((entry) => cents(entry.amount)),
  )
  return atHeldRates(
    tx,
    clubId,
    sales.map((entry, at) => ({ ...entry, amount: parts[at] ?? 0 })),
  )
}

const salesIn = (entries: readonly Entry[]): Entry[] =>
  turned(entries.filter(({ account, amount }) => account.startsWith('sales:') && amount < 0))

/**
 * The same sums of lines at the rates that these lines hold now. Which payment paid for which plan of a bundle nobody knows: a rate that was
 * given back from one payment is not held any more, whatever another was booked at.
 */
export async function atHeldRates(tx: Tx, clubId: string, entries: readonly Entry[]): Promise<Entry[]> {
  const isRated = ({ account, orderItemId, tax, amount }: Entry) =>
    account.startsWith('sales:') && Boolean(orderItemId) && Boolean(tax) && amount > 0
  const rated = entries.filter(isRated)
  if (rated.length === 0) return [...entries]
  const ids = [...new Set(rated.map(({ orderItemId }) => orderItemId))]
  const found = await rows<{ id: string; held: HeldAtRate[] }>(
    tx,
    sql`select i.id, ${HELD} as held from order_items i
      where i.club_id = ${clubId} and i.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  )
  const heldBy = new Map(found.map(({ id, held }) => [id, held]))
  const lines = Map.groupBy(rated, ({ account, orderItemId }) => `${account} ${orderItemId}`)
  return [
    ...entries.filter((entry) => !isRated(entry)),
    ...[...lines.values()].flatMap((parts) => {
      const [first] = parts
      if (!first) return []
      const { account, orderItemId = null } = first
      const amount = parts.reduce((sum, part) => sum + part.amount, 0)
      return atRates({ account, orderItemId }, heldBy.get(orderItemId ?? '') ?? [], [{ rate: null, amount }])
    }),
  ]
}
