import { insertRows } from '#kernel/db/insert-rows.ts'
import type { GatewayBefore } from '../port.ts'
import { feeOf } from './payments.ts'
import { sandboxCustomers, sandboxEvents, sandboxMethods, sandboxPayments, sandboxRefunds } from './tables.ts'

/** Books in which the demo's history is already written: cards can be charged, and what was paid given back. */
export const sandboxBefore: GatewayBefore = {
  feeOf,
  async layBooks(tx, { customers, methods, payments, refunds }) {
    await tx.delete(sandboxEvents)
    await tx.delete(sandboxCustomers)
    // Refunds and disputes go with their payments.
    await tx.delete(sandboxPayments)
    await insertRows(
      tx,
      sandboxCustomers,
      customers.map(({ id, userId, createdAt }) => ({
        id,
        key: `customer:${userId}`,
        memberId: userId,
        createdAt,
      })),
    )
    await insertRows(
      tx,
      sandboxMethods,
      methods.map(({ failsLater, ...method }) => ({
        ...method,
        behaviour: failsLater ? ('fails-later' as const) : ('succeeds' as const),
      })),
    )
    await insertRows(
      tx,
      sandboxPayments,
      payments.map(({ paymentId: id, paymentToken: token, ...payment }) => ({ ...payment, id, token })),
    )
    await insertRows(tx, sandboxRefunds, refunds)
  },
}
