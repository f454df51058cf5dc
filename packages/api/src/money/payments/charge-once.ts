import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import { GatewayFailed, type GatewayPayment } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { chargeKept, noteCharge } from './later/charge-kept.ts'
import { isOver, type PaymentRow } from './payment-row.ts'

/** A gateway forgets a key after a day: until then the same call charges once, after that it might charge again. */
const KEY_HOLDS_MS = 20 * 60 * 60_000

export const isKeyOld = (since: Date, now: Date): boolean => now.getTime() - since.getTime() > KEY_HOLDS_MS

/** - `never-made`: so old that it must not be asked for again, and the gateway has never heard of it */
export type Charged = { kind: 'over' } | { kind: 'known'; truth: GatewayPayment } | { kind: 'never-made' }

/**
 * Charges a payment once, however often it is asked for and whatever became of the askings before: what is over is let be, what the
 * gateway has named is looked at, and what is older than a key is looked for and never asked for again. What the gateway calls it
 * is noted at once, so that nothing that goes wrong from here on can lose it.
 */
export async function chargeOnce(
  deps: OrderDeps,
  row: PaymentRow,
  { key, since }: { key: string; since: Date },
): Promise<Charged> {
  if (isOver(row.status)) return { kind: 'over' }
  const { db, gateway, now, crashAt } = deps
  if (row.gatewayPaymentId !== null) {
    const truth = await gateway.findPayment(row.gatewayPaymentId)
    if (!truth) throw new EffectFailed('the gateway does not know its own payment', { isFinal: false })
    return { kind: 'known', truth }
  }
  const truth =
    isKeyOld(since, now()) && row.customerId !== null
      ? await findMade(deps, row, since)
      : await chargeOrFind(deps, row, { key, since })
  if (!truth) return { kind: 'never-made' }
  crashAt('charge.answered')
  const { clubId, id: paymentId } = row
  if (truth.paymentId !== '') await db.withClub(clubId, (tx) => noteCharge(tx, { clubId, paymentId }, truth))
  crashAt('charge.noted')
  return { kind: 'known', truth }
}

/** A key that was used in other words has perhaps charged: then that is what became of it, and nobody was refused. */
async function chargeOrFind(
  deps: OrderDeps,
  row: PaymentRow,
  { key, since }: { key: string; since: Date },
): Promise<GatewayPayment> {
  try {
    return await chargeKept(deps, row, key)
  } catch (error) {
    const made = error instanceof GatewayFailed && error.isUsedKey ? await findMade(deps, row, since) : null
    if (made) return made
    throw error
  }
}

async function findMade(
  { gateway }: OrderDeps,
  { clubId, id: paymentId, customerId }: PaymentRow,
  since: Date,
): Promise<GatewayPayment | null> {
  return customerId === null ? null : gateway.findCharge({ clubId, paymentId, customerId, since })
}
