import type { Order } from '@clubhouse/contract/money/orders'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import type { Tx } from '#kernel/db/database.ts'
import { lastStatement } from '#kernel/db/last-statement.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { type FoundOrder, readOrder } from '../orders/read-order.queries.ts'

/** Puts the receipt on its way, in the transaction that completes the order. Answers the order that it is of. */
export async function enqueueReceipt(
  tx: Tx,
  { clubId, orderId }: { clubId: string; orderId: string },
  now: Date,
  /** Of one that is sent besides the first. */
  again?: string,
): Promise<FoundOrder> {
  const found = await readOrder(tx, clubId, orderId)
  if (!found) throw new Error(`Order ${orderId} is gone`)
  return enqueueReceiptOf(tx, { clubId, orderId, found, again }, now)
}

/** The same for whoever has read the order. */
export async function enqueueReceiptOf(
  tx: Tx,
  {
    clubId,
    orderId,
    found,
    again,
  }: { clubId: string; orderId: string; found: FoundOrder; again?: string | undefined },
  now: Date,
  /** Nothing follows in this transaction, which is the caller's own. */
  { isAll = false } = {},
): Promise<FoundOrder> {
  const { buyer, timeZone, guestId } = found
  // Who paid at the gate need not say where they can be written to.
  if (buyer.email === '') return found
  const payload = {
    first_name: buyer.first_name,
    is_guest: guestId !== null,
    receipt: receiptOf(forMail(found.order), timeZone),
  }
  const mail = { template: 'order-receipt' as const, payload }
  if (isAll) lastStatement(tx)
  await enqueueMail(
    tx,
    {
      clubId,
      effectKey: again ? `receipt:${orderId}:${again}` : `receipt:${orderId}`,
      to: buyer.email,
      mail,
    },
    now,
  )
  return found
}

/** Anybody can buy with somebody else's e-mail and any name: what is no name goes to nobody. */
const forMail = (order: Order): Order => ({
  ...order,
  paid_by: null,
  items: order.items.map((item) => ({
    ...item,
    first_name: mailName(item.first_name ?? ''),
    last_name: mailName(item.last_name ?? ''),
  })),
})
