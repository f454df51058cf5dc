import { randomUUID } from 'node:crypto'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { RefundPreview } from '@clubhouse/contract/money/office/refunds'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import type { Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import type { Fulfilment, OrderRefusal } from '../deps.ts'
import { accountOf } from '../../payments/book-payment.ts'
import { findRefund, returned } from '../../payments/refunds/refund-rows.ts'
import { type Refunded, refundOrder, type Refunding } from '../refund-order.ts'
import { needsSecond } from './ask-refund.ts'

type Looked = { ok: true; value: RefundPreview } | { ok: false; reason: OrderRefusal }

/**
 * What a refund would do, by doing it and taking it back: the preview cannot say anything but what happens. No gateway hears of
 * it, since the effects go with the rest.
 */
export async function previewRefund(
  tx: Tx,
  refunding: Omit<Refunding, 'reason'>,
  fulfilments: readonly Fulfilment[],
): Promise<Looked> {
  let looked: Looked | null = null
  const before = await placesOf(tx, refunding)
  const second = await needsSecond(tx, refunding)
  try {
    await tx.transaction(async (own) => {
      const made: Result<Refunded, OrderRefusal> = await refundOrder(
        own,
        // As if somebody had confirmed it: what is late ends only so.
        { ...refunding, reason: 'Preview', secondPerson: randomUUID() },
        fulfilments,
      )
      looked = made.ok
        ? {
            ok: true,
            value: {
              ...(await lookAt(own, refunding, made.value, before)),
              needs_second: second?.isNeeded ?? false,
            },
          }
        : made
      own.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  if (!looked) throw new Error('A preview is always taken back')
  return looked
}

interface Place {
  id: string
  name: string
  person: string
  type: RefundPreview['ends'][number]['type']
  left: number | null
}

type Which = Pick<Refunding, 'clubId' | 'orderId'>

async function placesOf(tx: Tx, { clubId, orderId }: Which): Promise<Map<string, Place>> {
  const found: unknown = await tx.execute(sql`
    select i.id, i.name, trim(concat_ws(' ', i.first_name, i.last_name)) as person, i.type, s.remaining as left
    from order_items i left join stock s on s.club_id = i.club_id and s.id = i.stock_id
    where i.club_id = ${clubId} and i.order_id = ${orderId}`)
  return new Map((found as { rows: Place[] }).rows.map((row) => [row.id, row]))
}

async function lookAt(
  tx: Tx,
  which: Which,
  { refund_ids: ids, amount, ended, calledOff, beingTaken, late }: Refunded,
  before: Map<string, Place>,
): Promise<Omit<RefundPreview, 'needs_second'>> {
  const { clubId, orderId } = which
  const after = await placesOf(tx, which)
  const ends = ended.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    if (!was || was.type === 'Bundle') return []
    const places =
      was.left === null || is === undefined || is.left === null ? null : { before: was.left, after: is.left }
    return [{ name: was.name, person: was.person, type: was.type, places }]
  })
  const ledger = new Map<string, number>()
  for (const refundId of ids) {
    const row = await findRefund(tx, { clubId, refundId })
    if (!row) continue
    const entries = [
      { account: accountOf(row.method), amount: -row.amount },
      ...(await returned(tx, clubId, row)),
    ]
    for (const entry of entries) ledger.set(entry.account, (ledger.get(entry.account) ?? 0) + entry.amount)
  }
  if (late > 0) ledger.set('written-off', late).set('unpaid', -late)
  const found: unknown = await tx.execute(sql`
    select p.method as way, r.amount, case when p.card is not null then json_build_object('brand', p.card ->> 'brand',
      'last_four_digits', p.card ->> 'lastFour') end as card, coalesce(p.fee, 0) as fee
    from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
    where r.club_id = ${clubId} and r.id = any(${`{${ids.join(',')}}`}::uuid[]) order by p.settled_at desc`)
  const parts = (found as { rows: Part[] }).rows
  return {
    amount,
    parts: parts.map(({ way, card, amount: part }) => ({ way, card: card && cardName(card), amount: part })),
    ends,
    called_off: calledOff,
    being_taken: beingTaken,
    late,
    ledger: [...ledger].map(([account, sum]) => ({ account, amount: sum })),
    kept: await keptOf(tx, { clubId, orderId }),
    fee: parts.reduce((sum, { fee }) => sum + fee, 0),
  }
}

type Part =
  | (RefundPreview['parts'][number] & { card: null; fee: number })
  | {
      way: RefundPreview['parts'][number]['way']
      amount: number
      card: { brand: string; last_four_digits: string } | null
      fee: number
    }

async function keptOf(tx: Tx, { clubId, orderId }: Which): Promise<number> {
  const found: unknown = await tx.execute(sql`
    select coalesce(sum(p.amount - coalesce((select sum(r.amount) from refunds r where r.club_id = p.club_id and r.payment_id = p.id
      and r.status <> 'failed'), 0)), 0)::int as kept
    from payments p where p.club_id = ${clubId} and p.order_id = ${orderId} and p.status = 'succeeded'`)
  return (found as { rows: { kept: number }[] }).rows[0]?.kept ?? 0
}
