import type { Operation } from './chance.ts'
import { gatewaySide } from './gateway-side.ts'
import { OURS, pick } from './ground.ts'
import { settle } from './settle.ts'

/** Its holder tells their bank that they did not buy it. */
const dispute: Operation = async (by) => {
  const paid = await pick<{ id: string }>(
    by,
    `select g.id from sandbox_payments g join orders o on o.id::text = g.order_id where ${OURS} <> 'New' and g.status = 'succeeded'
      and g.amount > g.refunded and not exists (select from sandbox_disputes d where d.payment_id = g.id and d.status <> 'won')
      order by o.seq, g.created_at, g.amount`,
  )
  if (!paid) return false
  await gatewaySide().openDispute(paid.id)
  if (by.below(2) === 0) await settle()
  return true
}

const decide =
  (status: 'won' | 'lost'): Operation =>
  async (by) => {
    const open = await pick<{ id: string }>(
      by,
      `select d.id from sandbox_disputes d join sandbox_payments g on g.id = d.payment_id join orders o on o.id::text = g.order_id
        where ${OURS} <> 'New' and d.status = 'open' order by d.created_at, o.seq`,
    )
    if (!open) return false
    await gatewaySide().closeDispute(open.id, status)
    if (by.below(2) === 0) await settle()
    return true
  }

/** Days after it was made it comes back: the card is closed. */
const failRefund: Operation = async (by) => {
  const made = await pick<{ id: string }>(
    by,
    `select r.id from sandbox_refunds r join sandbox_payments g on g.id = r.payment_id join orders o on o.id::text = g.order_id
      where ${OURS} <> 'New' and r.status <> 'failed' order by r.created_at, o.seq, r.amount`,
  )
  if (!made) return false
  await gatewaySide().failRefund(made.id)
  if (by.below(2) === 0) await settle()
  return true
}

export const BANKS = {
  dispute: { of100: 2, does: dispute },
  disputeWon: { of100: 1, does: decide('won') },
  disputeLost: { of100: 1.5, does: decide('lost') },
  failRefund: { of100: 2, does: failRefund },
}
