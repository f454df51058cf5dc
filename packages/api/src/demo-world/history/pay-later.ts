import { idOf } from '@clubhouse/demo/world/ids'
import type { HistoryLine } from '@clubhouse/demo/history/shape'
import { paymentDay } from '@clubhouse/domain/selling/catalogue/payment-count'
import { dayOf } from '@clubhouse/domain/format'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { TRY_AGAIN_AFTER_DAYS } from '#money/payments/later/later-payments.ts'
import { plannedRows } from '#money/orders/write-order.ts'
import { type Paying, writePayment } from './write-payment.ts'
import type { NumberedOrder, Rows } from './shape.ts'

const DAY_MS = 24 * 60 * 60_000
/** The clock looks once a minute. */
const CHARGED_AFTER_MS = 41_000

type Planned = Pick<ReturnType<typeof plannedRows>[number], 'number' | 'due' | 'amount'>

/** What was planned for a line, as the clock has dealt with it until now. */
export function payLater(rows: Rows, order: NumberedOrder, line: HistoryLine, paying: Paying): void {
  const planned = plannedRows(line, line.id, () => '')
  const first = dayOf(order.at.toISOString(), paying.club.timeZone)
  for (const each of planned) {
    let next: Planned | null = each
    // Each payment of what has no end writes the one after it.
    while (next !== null) {
      const isPaid = settle(rows, order, line, next, paying)
      const due = isPaid && line.recurring && line.paymentOption
      next = due
        ? { number: next.number + 1, due: paymentDay(first, due, next.number), amount: next.amount }
        : null
    }
  }
}

/** One of them: paid, planned, in arrears or cancelled. */
function settle(
  rows: Rows,
  order: NumberedOrder,
  line: HistoryLine,
  { number, due, amount }: Planned,
  paying: Paying,
): boolean {
  const { club, now } = paying
  const id = idOf(`later/${line.id}/${number}`)
  const row = { clubId: club.id, id, orderId: order.id, orderItemId: line.id, number, dueOn: due, amount }
  const write = (
    status: 'planned' | 'paid' | 'failed' | 'cancelled',
    how: { attempts?: number; tryAt?: Date | null; paymentId?: string | null } = {},
  ) =>
    rows.scheduled.push({
      ...row,
      status,
      attempts: how.attempts ?? 0,
      tryAt: how.tryAt ?? null,
      paymentId: how.paymentId ?? null,
    })
  const isStopped = line.stoppedOn !== null && due > line.stoppedOn
  if (order.outcome === 'expired' || order.outcome === 'cancelled' || isStopped) {
    write('cancelled')
    return false
  }
  let tryAt = instantAt(Date.parse(`${due}T09:00:00Z`), club.timeZone)
  if (order.outcome === 'processing') {
    write('planned')
    return false
  }
  const times = line.refused.find((each) => each.number === number)?.times ?? 0
  let paymentId: string | null = null
  for (let attempts = 1; ; attempts += 1) {
    const chargedAt = new Date(tryAt.getTime() + CHARGED_AFTER_MS)
    if (chargedAt >= now) {
      write('planned', { attempts: attempts - 1, tryAt, paymentId })
      return false
    }
    const isRefused = attempts <= times
    paymentId = writePayment(rows, order, paying, {
      name: `payment/${id}/${attempts}`,
      kind: 'instalment',
      amount,
      key: `charge:${id}:${attempts}`,
      status: isRefused ? 'failed' : 'succeeded',
      at: chargedAt,
      settledAt: chargedAt,
      shares: [{ orderItemId: line.id, type: line.type, amount }],
    })
    if (!isRefused) {
      write('paid', { attempts, paymentId })
      return true
    }
    const days = TRY_AGAIN_AFTER_DAYS[attempts - 1]
    if (days === undefined) {
      write('failed', { attempts, paymentId })
      return false
    }
    tryAt = new Date(chargedAt.getTime() + days * DAY_MS)
  }
}
