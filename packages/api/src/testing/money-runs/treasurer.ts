import { randomUUID } from 'node:crypto'
import { leftOfLines } from '@clubhouse/domain/money/orders/refund'
import { Refusal } from '@clubhouse/contract/refusal'
import { askWriteOff, confirmWriteOff, declineWriteOff } from '#money/arrears/write-off.ts'
import { askRefund, confirmRefund, declineRefund } from '#money/orders/office/ask-refund.ts'
import { readPaidLines } from '#money/orders/paid-lines.queries.ts'
import { correctPayment } from '#money/orders/office/correct-payment.ts'
import { recordPayment } from '#money/orders/office/record-payment.ts'
import { clubId } from '../clients/attempts-client.ts'
import type { Operation } from './chance.ts'
import { deps, inClub, later, now, OURS, pick } from './ground.ts'
import { settle } from './settle.ts'

const refund: Operation = async (by) => {
  const line = await pick<{ id: string; order_id: string }>(
    by,
    `select i.id, o.id as order_id
      from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
      where ${OURS} = 'Completed' order by o.seq, i.position`,
  )
  if (!line) return false
  // All of it as often as a part, and now and then more than there is.
  const paid = await inClub((tx) => readPaidLines(tx, clubId, line.order_id))
  const left = Math.max(1, leftOfLines(paid).get(line.id) ?? 0)
  const amount = by.oneOf([left, 1 + by.below(left), left + by.below(2)]) ?? 1
  const about = { clubId, orderId: line.order_id, requestId: randomUUID(), now: now() }
  const asked = await inClub((tx) =>
    askRefund(
      tx,
      {
        ...about,
        reason: 'By chance',
        requestedBy: randomUUID(),
        lines: [{ order_item_id: line.id, amount }],
      },
      deps().fulfilments,
    ),
  )
  if (!asked.ok) return false
  // What happens between the two may make it lapse.
  if (asked.value.waits && by.below(4) === 0) await byHand(by)
  const deciding = { ...about, userId: randomUUID() }
  if (asked.value.waits && by.below(5) === 0)
    await inClub((tx) => declineRefund(tx, { ...deciding, reason: 'No' }))
  else if (asked.value.waits) await inClub((tx) => confirmRefund(tx, deciding, deps().fulfilments))
  if (by.below(3) === 0) await settle()
  return true
}

const byHand: Operation = async (by) => {
  const due = await later(by, by.oneOf(['planned', 'failed']) ?? 'planned')
  if (!due) return false
  const taken = await inClub((tx) =>
    recordPayment(tx, deps().fulfilments, {
      clubId,
      orderId: due.order_id,
      paymentId: randomUUID(),
      amount: due.amount,
      note: '',
      way: by.oneOf(['cash', 'transfer'] as const) ?? 'cash',
      recordedBy: randomUUID(),
      now: now(),
      scheduledPaymentIds: [due.id],
    }),
  )
  return !(taken instanceof Refusal)
}

const correct: Operation = async (by) => {
  const paid = await pick<{ id: string; order_id: string }>(
    by,
    `select p.id, p.order_id from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
      where ${OURS} <> 'New' and p.gateway = 'hand' and p.status = 'succeeded' order by o.seq, p.created_at, p.amount`,
  )
  if (!paid) return false
  const { id: paymentId, order_id: orderId } = paid
  const corrected = await inClub((tx) =>
    correctPayment(tx, { clubId, orderId, paymentId, reason: 'A mistake', now: now() }),
  )
  return !(corrected instanceof Refusal)
}

const writeOff: Operation = async (by) => {
  const due = await later(by, 'failed')
  if (!due) return false
  const writeOffId = randomUUID()
  const asked = await inClub((tx) =>
    askWriteOff(tx, {
      clubId,
      personId: due.user_id,
      orderId: due.order_id,
      writeOffId,
      reason: 'By chance',
      scheduledPaymentIds: [due.id],
      userId: randomUUID(),
      now: now(),
    }),
  )
  if (asked instanceof Refusal) return false
  // What happens between the two may make it lapse.
  if (by.below(3) === 0) await byHand(by)
  const deciding = { clubId, writeOffId, userId: randomUUID(), now: now() }
  const decide = by.below(4) === 0 ? declineWriteOff : confirmWriteOff
  const decided = await inClub((tx) => decide(tx, deciding))
  return !(decided instanceof Refusal)
}

export const TREASURER = {
  refund: { of100: 14, does: refund },
  cash: { of100: 9, does: byHand },
  correct: { of100: 5, does: correct },
  writeOff: { of100: 5, does: writeOff },
}
