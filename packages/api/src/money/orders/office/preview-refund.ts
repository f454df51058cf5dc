import { sql } from 'drizzle-orm'
import type { RefundPreview } from '@clubhouse/contract/money/office/refunds'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import { accept, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Fulfilment, OrderRefusal } from '../deps.ts'
import { accountOf } from '../../payments/book-payment.ts'
import { returned } from '../../payments/refunds/taken-back.ts'
import { type JudgedRefund, judgeRefund, lockOrder, MISSING, type Refunding } from '../refund-order.ts'
import { needsSecond } from './ask-refund.ts'

/** What a refund would do, by the rule that it follows; nothing is written. */
export async function previewRefund(
  tx: Tx,
  refunding: Omit<Refunding, 'reason'>,
  fulfilments: readonly Fulfilment[],
): Promise<Result<RefundPreview, OrderRefusal>> {
  if (!(await lockOrder(tx, refunding.clubId, refunding.orderId))) return MISSING
  const judged = await judgeRefund(tx, refunding)
  if (!judged.ok) return judged
  const { plan, parts, payments } = judged.value
  const second = await needsSecond(tx, refunding)
  const ended = await endedLines(tx, refunding, plan.ended)
  const freed = await freedBy(tx, refunding, fulfilments, ended)
  return accept({
    amount: plan.amount,
    parts: parts.map(({ payment: { method, card }, amount }) => ({
      way: method,
      card: card && cardName(card),
      amount,
    })),
    ends: ended.flatMap(({ name, person, type, stockId, left }) => {
      if (type === 'Bundle') return []
      const back = freed.filter((id) => id === stockId).length
      return [{ name, person, type, places: left === null ? null : { before: left, after: left + back } }]
    }),
    called_off: ended.reduce((sum, { planned }) => sum + planned, plan.splitPlanned),
    being_taken: ended.reduce((sum, { charging }) => sum + charging, 0),
    late: plan.late,
    needs_second: second?.isNeeded ?? false,
    ledger: await ledgerOf(tx, refunding, judged.value),
    kept: payments.reduce((sum, { kept }) => sum + kept, 0) - plan.amount,
    fee: parts.reduce((sum, { payment }) => sum + payment.fee, 0),
  })
}

type Which = Pick<Refunding, 'clubId' | 'orderId'>

interface EndedLine {
  id: string
  name: string
  person: string
  type: RefundPreview['ends'][number]['type']
  stockId: string | null
  /** Places that are left; null where they are not counted. */
  left: number | null
  /** Of its instalments, what is still to come and what is being taken at this moment. */
  planned: number
  charging: number
}

const endedLines = (tx: Tx, { clubId, orderId }: Which, ended: readonly string[]): Promise<EndedLine[]> =>
  rows(
    tx,
    sql`select i.id, i.name, trim(concat_ws(' ', i.first_name, i.last_name)) as person, i.type, i.stock_id as "stockId", s.remaining as left,
      (select coalesce(sum(l.amount) filter (where l.status = 'planned'), 0)::int from scheduled_payments l
        where l.club_id = i.club_id and l.order_item_id = i.id) as planned,
      (select coalesce(sum(l.amount) filter (where l.status = 'charging'), 0)::int from scheduled_payments l
        where l.club_id = i.club_id and l.order_item_id = i.id) as charging
    from order_items i left join stock s on s.club_id = i.club_id and s.id = i.stock_id
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = any(${`{${ended.join(',')}}`}::uuid[]) order by i.position`,
  )

/** The places and goods that whoever sold them would take back, one id for each. */
async function freedBy(
  tx: Tx,
  { clubId }: Which,
  fulfilments: readonly Fulfilment[],
  ended: readonly EndedLine[],
): Promise<string[]> {
  const freed: string[] = []
  for (const { types, frees } of fulfilments) {
    const orderItemIds = ended.filter(({ type }) => types.includes(type)).map(({ id }) => id)
    if (frees && orderItemIds.length > 0) freed.push(...(await frees(tx, { clubId, orderItemIds })))
  }
  return freed
}

async function ledgerOf(
  tx: Tx,
  { clubId, orderId }: Which,
  { plan: { late }, parts }: JudgedRefund,
): Promise<RefundPreview['ledger']> {
  const ledger = new Map<string, number>()
  for (const { payment, amount, lines } of parts) {
    const back = { orderId, paymentId: payment.id, amount, lines }
    const entries = [
      { account: accountOf(payment.method), amount: -amount },
      ...(await returned(tx, clubId, back)),
    ]
    for (const entry of entries) ledger.set(entry.account, (ledger.get(entry.account) ?? 0) + entry.amount)
  }
  if (late > 0) ledger.set('written-off', late).set('unpaid', -late)
  return [...ledger].map(([account, sum]) => ({ account, amount: sum }))
}
